/// What tells one version of a file from another without reading it.
///
/// The change time moves with every write, replacement and change of rights, and cannot be set
/// back; but it is as coarse as the kernel's clock tick.
package struct FileStamp: Equatable, Sendable {
  private let identity: FileStatus.Identity
  private let size: Int64
  private let changed: Duration

  /// Looks at the file that a path leads to; nil if there is none to be seen.
  package init?(_ path: FilePath) {
    guard let status = FileStatus(path) else { return nil }
    identity = status.identity
    size = status.size
    changed = status.changed
  }

  /// The time of day by the clock that stamps go by.
  package static var now: Duration { .now }

  /// Whether the file may change once more without a new stamp showing it, since it changed within
  /// the last few ticks before `start`, when the look at it began, or even later.
  ///
  /// A file from the far future is none: its clock is another one, and would make it fresh for long.
  package func isFresh(at start: Duration) -> Bool {
    let age = start - changed
    return age < .milliseconds(20) && age > .seconds(-1)
  }
}
