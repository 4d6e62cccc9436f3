import FriendGroups

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells one version of a file from another without reading it.
///
/// The change time moves with every write, replacement and change of rights, and cannot be set
/// back; but it is as coarse as the kernel's clock tick.
struct FileStamp: Equatable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let changed: Duration

  /// Looks at the file that a path leads to; nil if there is none to be seen.
  init?(_ path: FilePath) {
    var status = stat()
    guard stat(path.description, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      changed = Duration(status.st_ctimespec)
    #else
      changed = Duration(status.st_ctim)
    #endif
  }

  /// The time of day by the clock that stamps go by.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Duration(time)
  }

  /// Whether the file may change once more without a new stamp showing it, since it changed within
  /// the last few ticks before `start`, when the look at it began, or even later.
  ///
  /// A file from the far future is none: its clock is another one, and would make it fresh for long.
  func isFresh(at start: Duration) -> Bool {
    let age = start - changed
    return age < .milliseconds(20) && age > .seconds(-1)
  }
}

extension Duration {
  fileprivate init(_ time: timespec) {
    self = .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
