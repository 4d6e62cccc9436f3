#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The three files that every process is started with, unless its parent closed them.
enum StandardStreams {
  /// Where messages go: standard error under a number of its own, once ``settle()`` has given it one.
  static var errors: Int32 { kept }

  // Written once, at the start; a fault reads it in a signal handler.
  nonisolated(unsafe) private static var kept = STDERR_FILENO

  /// Makes sure that a stream that is closed, or whose reader has gone, is only an error to report,
  /// and that nobody but this program writes messages.
  ///
  /// The next file that is opened gets the lowest number that is free: without this, output meant for
  /// a closed stream would end up in the state. What takes the place of a closed stream is opened the
  /// wrong way round, so that its use still fails as it would have.
  static func settle() {
    for (number, wrongWay) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", wrongWay)
    }
    keepErrorsToOurselves()
    // A message to a closed pipe, or a file that may not grow further (`ulimit -f`), must not end a
    // command before it has done its work.
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Moves standard error to another number, and leaves the usual one to nobody.
  ///
  /// The runtime writes there when it traps or finds no memory: lines in its own words, before the one
  /// of ``OwnFault``. Who looks for a fault sets `SWIFT_BACKTRACE`, and is told what it says.
  private static func keepErrorsToOurselves() {
    guard getenv("SWIFT_BACKTRACE") == nil else { return }
    let copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10)
    guard copy >= 0 else { return }
    let nobody = open("/dev/null", O_RDONLY | O_CLOEXEC)
    if nobody >= 0, dup2(nobody, STDERR_FILENO) >= 0 {
      kept = copy
    } else {
      close(copy)
    }
    if nobody >= 0 { close(nobody) }
  }
}
