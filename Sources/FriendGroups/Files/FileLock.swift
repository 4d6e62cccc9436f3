import Dispatch
import Synchronization

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

  /// Takes the lock, or waits for it.
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
    while files.lock(file.number) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { throw .cannotLock(.last) }
      try Self.wait(for: file.number, patience: patience)
      break
    }
    descriptor = file
  }

  /// Waits in the kernel, which serves those who wait in turn, and lets them sleep meanwhile.
  ///
  /// A wait there has no end, so another thread waits, on a twin of the file. When it is given up,
  /// the file is closed here, and the lock that the twin may still get goes with the twin.
  private static func wait(for number: Int32, patience: Duration) throws(Failure) {
    guard patience > .zero else { throw .busy }
    let twin = fcntl(number, F_DUPFD_CLOEXEC, 0)
    guard twin >= 0 else { throw .cannotLock(.last) }
    let turn = Turn()
    DispatchQueue.global().async {
      while flock(twin, LOCK_EX) != 0 {
        if errno == EINTR { continue }
        turn.error.store(errno, ordering: .releasing)
        break
      }
      close(twin)
      turn.comes.signal()
    }
    let (seconds, attoseconds) = patience.components
    let end =
      DispatchTime.now() + .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000))
    guard turn.comes.wait(timeout: end) == .success else { throw .busy }
    let error = turn.error.load(ordering: .acquiring)
    if error != 0 { throw .cannotLock(SystemError(code: error)) }
  }

  /// What the thread that waits has to say: that it is our turn, or that it never will be.
  private final class Turn: Sendable {
    let comes = DispatchSemaphore(value: 0)
    let error = Atomic<Int32>(0)
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
