#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The three files that every process is started with, unless its parent closed them.
enum StandardStreams {
  /// Makes sure that a stream that is closed, or whose reader has gone, is only an error to report.
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
    // A message to a closed pipe, or a file that may not grow further (`ulimit -f`), must not end a
    // command before it has done its work.
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }
}
