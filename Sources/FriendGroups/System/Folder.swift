#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#elseif canImport(Darwin)
  package import Darwin
#endif

/// A folder that is open.
///
/// All that is done in it is done in the same one, whatever its path leads to meanwhile: who owns a
/// folder, or one above it, could otherwise put a link in its place between two calls, and let root
/// write to where the owner may not.
package struct Folder: ~Copyable {
  private let descriptor: FileDescriptor

  /// Opens a folder by its real path, of which no part may be a link.
  package init(_ path: FilePath) throws(SystemError) { try self.init(path, isMade: false) }

  /// Opens a folder by its real path, and makes it and those above it where they are missing: for the
  /// user alone, and to survive a power cut.
  package static func making(_ path: FilePath) throws(SystemError) -> Folder {
    try Folder(path, isMade: true)
  }

  private init(_ path: FilePath, isMade: Bool) throws(SystemError) {
    let names = path.bytes.split(separator: UInt8(ascii: "/")).map { FilePath(bytes: $0) }
    var folder = try FileDescriptor(FilePath(path.isAbsolute ? "/" : "."), flags: Self.passing)
    for name in names {
      if isMade { try Self.make(name, in: folder.number) }
      folder = try FileDescriptor(name, in: folder.number, flags: Self.passing | O_NOFOLLOW)
    }
    descriptor = folder
  }

  /// Makes a folder where nothing has the name.
  private static func make(_ name: FilePath, in folder: Int32) throws(SystemError) {
    guard FileStatus(of: name, in: folder) == nil else { return }
    let made = name.withCString { mkdirat(folder, $0, 0o700) }
    guard made == 0 || errno == EEXIST else { throw .last }
    try sync(folder, by: .real)
  }

  /// Only to pass through: this needs the right to search the folder, and none to read it.
  private static var passing: Int32 {
    #if os(Linux)
      // `O_PATH`, which the C library shows to C alone (fcntl.h of the kernel's generic headers).
      O_DIRECTORY | 0o1000_0000
    #else
      O_DIRECTORY | O_RDONLY
    #endif
  }

  /// What a file is opened for.
  package enum Purpose {
    case read, lock

    fileprivate var flags: Int32 { self == .read ? O_RDONLY : O_RDWR }
  }

  /// Opens a file that must be there, and no link.
  ///
  /// Never waits for the other end of a pipe that has taken the place of a file.
  package borrowing func open(
    _ name: FilePath,
    to purpose: Purpose
  ) throws(SystemError) -> FileDescriptor {
    let flags = purpose.flags | O_NOFOLLOW | O_NONBLOCK
    return try FileDescriptor(name, in: descriptor.number, flags: flags)
  }

  /// Creates a file that must not be there yet, not even as a link.
  package borrowing func create(
    _ name: FilePath,
    rights: mode_t
  ) throws(SystemError) -> FileDescriptor {
    try FileDescriptor(
      name,
      in: descriptor.number,
      flags: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW,
      mode: rights
    )
  }

  /// What is known of a file, or of a link; nil where nothing has the name.
  package borrowing func status(of name: FilePath) -> FileStatus? {
    FileStatus(of: name, in: descriptor.number)
  }

  /// Puts a file in the place of another.
  package borrowing func rename(
    _ old: FilePath,
    to new: FilePath,
    by files: FileSystem
  ) throws(SystemError) {
    guard files.rename(descriptor.number, old, new) == 0 else { throw .last }
  }

  /// Gives a file a second name, which nothing may have yet.
  package borrowing func link(
    _ old: FilePath,
    to new: FilePath,
    by files: FileSystem
  ) throws(SystemError) {
    guard files.link(descriptor.number, old, new) == 0 else { throw .last }
  }

  /// Removes a file, if there is one.
  package borrowing func remove(_ name: FilePath) {
    _ = name.withCString { unlinkat(descriptor.number, $0, 0) }
  }

  /// Makes sure that the names in the folder survive a power cut.
  ///
  /// A folder that may not be read cannot be opened for it, and some file systems cannot sync
  /// folders at all; then there is nothing that could be done.
  package borrowing func sync(by files: FileSystem) throws(SystemError) {
    try Self.sync(descriptor.number, by: files)
  }

  private static func sync(_ number: Int32, by files: FileSystem) throws(SystemError) {
    guard
      let folder = try? FileDescriptor(FilePath("."), in: number, flags: O_RDONLY | O_DIRECTORY)
    else { return }
    do throws(SystemError) {
      try folder.sync(by: files)
    } catch {
      if error != .invalid { throw error }
    }
  }
}
