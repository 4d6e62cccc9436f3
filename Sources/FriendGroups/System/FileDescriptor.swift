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
  ///
  /// - Parameter folder: An open folder that the path starts from; by default the working directory.
  package init(
    _ path: FilePath,
    in folder: Int32 = AT_FDCWD,
    flags: Int32,
    mode: mode_t = 0
  ) throws(SystemError) {
    number = RawIO.persist { path.withCString { openat(folder, $0, flags | O_CLOEXEC, mode) } }
    if number < 0 { throw .last }
  }

  deinit { _ = close(number) }

  /// Reads a whole file.
  package static func reading(_ path: FilePath) throws(SystemError) -> Data {
    let file = try FileDescriptor(path, flags: O_RDONLY)
    return try readAll(from: file.number)
  }

  /// Writes some or all bytes, once the file takes any, and answers how many.
  package static func write(
    _ bytes: UnsafeRawBufferPointer,
    to number: Int32,
    by files: FileSystem
  ) -> Result<Int, SystemError> {
    let count = RawIO.persist(on: number, until: .writing) { files.write(number, bytes) }
    return count < 0 ? .failure(.last) : .success(count)
  }

  /// Writes all bytes, as often as it takes.
  package borrowing func writeAll(_ data: Data, by files: FileSystem) throws(SystemError) {
    let outcome = data.withUnsafeBytes { buffer -> Result<Int, SystemError> in
      var rest = buffer[...]
      while !rest.isEmpty {
        switch Self.write(UnsafeRawBufferPointer(rebasing: rest), to: number, by: files) {
        // A disk that takes nothing, and says nothing either, would be asked for ever.
        case .success(0): return .failure(.inputOutput)
        case .success(let count): rest = rest.dropFirst(count)
        case .failure(let error): return .failure(error)
        }
      }
      return .success(buffer.count)
    }
    _ = try outcome.get()
  }

  /// Gives a file that this process has created the owner, the group and the rights of another.
  ///
  /// The rights that a file is created with are cut by the user's mask; these are not. Where the
  /// group cannot be kept, its rights would mean other people: then they get what everybody has.
  borrowing func take(_ other: FileStatus) throws(SystemError) {
    let hasGroup =
      fchown(number, other.owner, other.group) == 0
      || fchown(number, uid_t.max, other.group) == 0
    let everybody = other.rights & 0o7
    let rights = hasGroup ? other.rights : other.rights & (0o707 | everybody << 3)
    guard fchmod(number, rights) == 0 else { throw .last }
  }

  /// Waits until what was written is on the disk.
  package borrowing func sync(by files: FileSystem) throws(SystemError) {
    if RawIO.persist({ files.sync(number) }) != 0 { throw .last }
  }
}
