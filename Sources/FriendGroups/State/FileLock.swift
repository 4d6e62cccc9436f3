#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An exclusive lock between processes, let go when it goes out of use or its process dies.
///
/// The file that carries the lock stays: removing it would let two processes lock two files.
struct FileLock: ~Copyable {
  private let descriptor: FileDescriptor

  enum Failure: Error {
    case busy
    case system(SystemError)
  }

  /// Waits for the lock.
  ///
  /// The lock is asked for again and again, since a wait in the kernel has no end.
  init(_ path: FilePath, patience: Duration) throws(Failure) {
    let file = try Self.open(path)
    let deadline = ContinuousClock.now + patience
    while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .system(.last) }
      guard ContinuousClock.now < deadline else { throw .busy }
      usleep(UInt32.random(in: 1_000...5_000))
    }
    descriptor = file
  }

  private static func open(_ path: FilePath) throws(Failure) -> FileDescriptor {
    do throws(SystemError) {
      return try FileDescriptor(path.description, flags: O_RDWR | O_CREAT, mode: 0o600)
    } catch {
      throw .system(error)
    }
  }
}
