#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#elseif canImport(Darwin)
  package import Darwin
#endif

/// An open file, closed when it goes out of use.
package struct FileDescriptor: ~Copyable {
  package let number: Int32

  /// Opens a file, and does not hand it on to programs that are started.
  package init(_ path: String, flags: Int32, mode: mode_t = 0) throws(SystemError) {
    number = open(path, flags | O_CLOEXEC, mode)
    if number < 0 { throw .last }
  }

  deinit { _ = close(number) }

  /// Reads a whole file.
  package static func reading(_ path: FilePath) throws(SystemError) -> Data {
    let file = try FileDescriptor(path.description, flags: O_RDONLY)
    return try readAll(from: file.number)
  }

  /// Creates a file that must not be there yet, not even as a link.
  package static func creating(
    _ path: FilePath,
    rights: mode_t
  ) throws(SystemError) -> FileDescriptor {
    try FileDescriptor(
      path.description,
      flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW,
      mode: rights
    )
  }

  /// Makes sure that a rename in a folder survives a power cut.
  ///
  /// A folder that may not be read cannot be opened for it, and some file systems cannot sync
  /// folders at all; then there is nothing that could be done.
  static func syncing(folder: FilePath, by files: FileSystem) throws(SystemError) {
    guard
      let file = try? FileDescriptor(folder.description, flags: O_RDONLY | O_DIRECTORY)
    else { return }
    do throws(SystemError) {
      try file.sync(by: files)
    } catch {
      if error != .invalid { throw error }
    }
  }

  /// Reads an open file to its end; its size is a hint and no promise, so that a pipe or a file that
  /// shrinks or grows meanwhile is read as it comes.
  ///
  /// The file is not mapped into memory: the system kills a process that reads a mapped file behind
  /// the end that it has got meanwhile.
  ///
  /// - Throws: ``SystemError/tooLarge`` where there is more than the limit allows.
  package static func readAll(
    from number: Int32,
    limit: ReadLimit = .standard
  ) throws(SystemError) -> Data {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory }
    let size = Int(status.st_size)
    guard size <= limit.sized else { throw .tooLarge }
    // What grows meanwhile is a file all the same; only what has no size at all may never end.
    let most = size > 0 ? limit.sized : limit.unsized
    // One byte more than the size, so that the read that finds the end needs no more room.
    var room = max(size + 1, 1 << 12)
    var data = Data(unset: room)
    var filled = 0
    while true {
      if data.count < filled + room { data.count = filled + room }
      let count = data.withUnsafeMutableBytes { buffer in
        read(number, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      }
      if count < 0, wait(for: POLLIN, on: number) { continue }
      if count < 0 { throw .last }
      if count == 0 { break }
      filled += count
      guard filled <= most else { throw .tooLarge }
      room = data.count > filled ? 1 : min(data.count, most + 1 - filled)
    }
    data.count = filled
    return data
  }

  /// Whether a call that failed just now is to be made again, as one that a signal cut short.
  ///
  /// A pipe that we share may have been set by its other users never to wait; then we do it here.
  package static func wait(for events: Int32, on number: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var file = pollfd(fd: number, events: Int16(events), revents: 0)
    return poll(&file, 1, -1) >= 0 || errno == EINTR
  }

  /// Writes all bytes, as often as it takes.
  package borrowing func writeAll(_ data: Data, by files: FileSystem) throws(SystemError) {
    let outcome = data.withUnsafeBytes { buffer -> SystemError? in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = files.write(number, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, Self.wait(for: POLLOUT, on: number) { continue }
        if count < 0 { return .last }
        // A disk that takes nothing, and says nothing either, would be asked for ever.
        if count == 0 { return .inputOutput }
        rest = rest.dropFirst(count)
      }
      return nil
    }
    if let outcome { throw outcome }
  }

  /// Gives the file the owner, the group and the rights of another.
  ///
  /// The rights that a file is created with are cut by the user's mask; these are not. Where owner
  /// and group cannot be kept, the rights would mean other people: then only the user has any.
  borrowing func take(_ other: FileStatus) throws(SystemError) {
    let isTheirs =
      fchown(number, other.owner, other.group) == 0
      || fchown(number, uid_t.max, other.group) == 0
    guard fchmod(number, isTheirs ? other.rights : other.rights & 0o700) == 0 else { throw .last }
  }

  /// Waits until what was written is on the disk.
  borrowing func sync(by files: FileSystem) throws(SystemError) {
    while files.sync(number) != 0 {
      if errno != EINTR { throw .last }
    }
  }
}
