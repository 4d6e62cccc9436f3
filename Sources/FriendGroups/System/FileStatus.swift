#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#elseif canImport(Darwin)
  package import Darwin
#endif

/// What the system knows of a file: the one place that asks it (`stat(2)`).
package struct FileStatus: Sendable {
  private let status: stat

  private init?(_ ask: (inout stat) -> Int32) {
    var status = stat()
    guard ask(&status) == 0 else { return nil }
    self.status = status
  }

  /// Asks for a file behind all links; nil where there is none, or none that may be looked at.
  package init?(_ path: FilePath) {
    self.init { status in path.withCString { stat($0, &status) } }
  }

  /// Asks for what has a path, be it a link.
  init?(ofLink path: FilePath) { self.init(of: path, in: AT_FDCWD) }

  /// Asks for what has a name in an open folder, be it a link.
  init?(of name: FilePath, in folder: Int32) {
    self.init { status in
      name.withCString { fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW) }
    }
  }

  /// Asks for an open file.
  package init(ofDescriptor number: Int32) throws(SystemError) {
    guard let status = FileStatus({ fstat(number, &$0) }) else { throw .last }
    self = status
  }

  /// Whether it holds bytes that stay, which a folder, a pipe and a device do not.
  package var isRegularFile: Bool { status.st_mode & S_IFMT == S_IFREG }
  package var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
  package var isLink: Bool { status.st_mode & S_IFMT == S_IFLNK }

  package var size: Int64 { Int64(status.st_size) }

  /// Who may read, write and run it.
  ///
  /// What else a mode can say (set-user-ID, sticky) concerns programs and folders.
  package var rights: mode_t { status.st_mode & 0o777 }
  package var owner: uid_t { status.st_uid }
  package var group: gid_t { status.st_gid }

  /// Whether the user whose process this is may remove the file wherever the folder may be written.
  ///
  /// In a folder such as `/tmp` others may give it a second name, but never take that away again.
  package var isOurs: Bool { geteuid() == 0 || owner == geteuid() }

  /// Tells one file from every other that is there at the same time.
  package var identity: Identity {
    Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
  }

  package struct Identity: Hashable, Sendable {
    fileprivate let device: UInt64
    fileprivate let inode: UInt64
  }

  /// When bytes or rights were changed last; this cannot be set back.
  var changed: Duration {
    #if canImport(Darwin)
      Duration(status.st_ctimespec)
    #else
      Duration(status.st_ctim)
    #endif
  }
}

extension Duration {
  /// The time of day by the clock that files go by.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Duration(time)
  }

  fileprivate init(_ time: timespec) {
    self = .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
