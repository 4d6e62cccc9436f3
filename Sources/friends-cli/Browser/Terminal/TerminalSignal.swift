#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a signal asks of the main loop.
enum TerminalSignal: Hashable, Sendable {
  /// To leave, and then to end by this signal (``SignalPipe/end(by:)``).
  case leave(Int32)
  /// To stop until resumed (``Terminal/suspend()``).
  case suspend
  /// To take the terminal again and to repaint: the process was stopped.
  case resume
  /// To repaint in the new size.
  case resize

  init?(number: Int32) {
    switch number {
    case SIGINT, SIGTERM, SIGHUP, SIGQUIT: self = .leave(number)
    case SIGTSTP: self = .suspend
    case SIGCONT: self = .resume
    case SIGWINCH: self = .resize
    default: return nil
    }
  }

  /// Every signal that must not pass us by: those above, and those that end the program where it
  /// stands, be it by a fault of its own.
  static let all: [Int32] = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH,
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGPIPE,
  ]
}
