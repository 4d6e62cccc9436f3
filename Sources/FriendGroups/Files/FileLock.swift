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
    case cannotCreate(SystemError)
    /// The file system has no locks, as some network drives.
    case cannotLock(SystemError)
  }

  /// Waits for the lock.
  ///
  /// The lock is asked for again and again, since a wait in the kernel has no end.
  ///
  /// - Parameters:
  ///   - path: The file that carries the lock; it is made where there is none.
  ///   - model: Whose owner and rights a new one gets, so that all who may use the one file may use
  ///     the other; nil for the user alone.
  init(
    _ path: FilePath,
    like model: FileStatus? = nil,
    patience: Duration,
    files: FileSystem = .real
  ) throws(Failure) {
    let file = try Self.open(path, like: model)
    let deadline = ContinuousClock.now + patience
    while files.lock(file.number) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .cannotLock(.last) }
      guard ContinuousClock.now < deadline else { throw .busy }
      usleep(UInt32.random(in: 1_000...5_000))
    }
    descriptor = file
  }

  private static func open(
    _ path: FilePath,
    like model: FileStatus?
  ) throws(Failure) -> FileDescriptor {
    do throws(SystemError) {
      let isNew = !path.exists
      let file = try FileDescriptor(path.description, flags: O_RDWR | O_CREAT, mode: 0o600)
      if isNew, let model { try file.take(model) }
      return file
    } catch {
      throw .cannotCreate(error)
    }
  }
}
