#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system knows of a file, behind all links.
package struct FileStatus {
  private let status: stat

  /// Asks for a file; nil where there is none, or none that may be looked at.
  package init?(_ path: FilePath) {
    var status = stat()
    guard stat(path.description, &status) == 0 else { return nil }
    self.status = status
  }

  /// Whether it holds bytes that stay, which a folder, a pipe and a device do not.
  package var isRegularFile: Bool { status.st_mode & S_IFMT == S_IFREG }

  /// Who may do what with it, without its kind.
  var rights: mode_t { status.st_mode & 0o7777 }
  var owner: uid_t { status.st_uid }
  var group: gid_t { status.st_gid }
}
