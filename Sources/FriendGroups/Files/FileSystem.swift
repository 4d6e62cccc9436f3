#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An error number of the operating system.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value of `errno`.
  package let code: Int32

  /// Creates an error of a number.
  package init(code: Int32) { self.code = code }

  /// The error of the call that failed just now.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's words for the number.
  package var description: String { String(cString: strerror(code)) }

  package static let noEntry = SystemError(code: ENOENT)
  package static let notDirectory = SystemError(code: ENOTDIR)
  package static let tooLarge = SystemError(code: EFBIG)
  package static let isDirectory = SystemError(code: EISDIR)
  package static let exists = SystemError(code: EEXIST)
  package static let invalid = SystemError(code: EINVAL)
  package static let inputOutput = SystemError(code: EIO)
  package static let interrupted = SystemError(code: EINTR)
  package static let brokenPipe = SystemError(code: EPIPE)
}

/// The calls whose failures cannot be provoked for real, as a value, so that a test can hand in one
/// that fails.
package struct FileSystem: Sendable {
  /// `write(2)`.
  package var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int
  /// `fsync(2)`.
  package var sync: @Sendable (Int32) -> Int32
  /// `rename(2)`.
  package var rename: @Sendable (String, String) -> Int32
  /// `flock(2)` for an exclusive lock, without waiting.
  package var lock: @Sendable (Int32) -> Int32

  /// The files of this machine.
  package static let real = FileSystem(
    write: { descriptor, bytes in
      #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
      #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
    },
    sync: { fsync($0) },
    rename: { old, new in
      #if canImport(Glibc)
        Glibc.rename(old, new)
      #elseif canImport(Musl)
        Musl.rename(old, new)
      #else
        Darwin.rename(old, new)
      #endif
    },
    lock: { flock($0, LOCK_EX | LOCK_NB) }
  )
}
