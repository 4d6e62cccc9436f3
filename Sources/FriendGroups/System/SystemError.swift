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
  package static let outOfMemory = SystemError(code: ENOMEM)
  package static let isLink = SystemError(code: ELOOP)
  package static let wouldBlock = SystemError(code: EWOULDBLOCK)
}
