import FriendGroups

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signal handlers behind ``SignalPipe``, and what they may touch: memory behind a pointer,
/// allocated once and never freed, for the reasons given at ``TerminalModes``.
struct SignalHandlers {
  private nonisolated(unsafe) static let current = {
    let pointer = UnsafeMutablePointer<SignalHandlers>.allocate(capacity: 1)
    pointer.initialize(to: SignalHandlers())
    return pointer
  }()

  /// What each signal did before us, by its number.
  private let previous: UnsafeMutablePointer<sigaction>
  private var pipe: Int32 = -1
  /// Whether a request to leave is on its way to the main loop.
  private var isAsked = false

  private init() {
    let highestNumber = 64
    previous = .allocate(capacity: highestNumber + 1)
    previous.initialize(repeating: sigaction(), count: highestNumber + 1)
    atexit { TerminalModes.restore() }
  }

  /// Installs all handlers; to be called before the screen is taken.
  static func install(writingTo pipe: Int32) {
    _ = TerminalModes.current
    current.pointee.pipe = pipe
    current.pointee.isAsked = false
    for number in TerminalSignal.all {
      sigaction(number, nil, current.pointee.previous + Int(number))
      if !isIgnored(number) { install(number) }
    }
  }

  static func uninstall() {
    for number in TerminalSignal.all { sigaction(number, previousAction(of: number), nil) }
  }

  /// Whether a signal was ignored before us, and so still is.
  static func isIgnored(_ number: Int32) -> Bool {
    let handler = previousAction(of: number).pointee.handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Stops this process and those beside it in its pipeline, until somebody resumes them.
  static func stop() {
    sigaction(SIGTSTP, previousAction(of: SIGTSTP), nil)
    kill(0, SIGTSTP)
    install(SIGTSTP)
  }

  /// Lets a signal do what it would have done without us.
  ///
  /// In a handler that is when the handler has returned, at the instruction that was at fault: so
  /// the runtime's backtrace, if there is one, shows the right place on a whole terminal.
  static func passOn(_ number: Int32) {
    sigaction(number, previousAction(of: number), nil)
    raise(number)
  }

  private static func previousAction(of number: Int32) -> UnsafeMutablePointer<sigaction> {
    current.pointee.previous + Int(number)
  }

  private static func install(_ number: Int32) {
    var action = sigaction()
    action.handler =
      switch TerminalSignal(number: number) {
      case .leave: { SignalHandlers.request($0) }
      case .suspend, .resume, .resize: { SignalHandlers.notify($0) }
      case nil: { SignalHandlers.die($0) }
      }
    // On the stack that ``OwnFault`` provides, since a fault may be the end of the usual one.
    action.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
    sigfillset(&action.sa_mask)
    sigaction(number, &action, nil)
  }

  // MARK: In a signal handler

  private static func notify(_ number: Int32) {
    let code = errno
    var byte = UInt8(number)
    write(current.pointee.pipe, &byte, 1)
    errno = code
  }

  /// Asks the main loop once.
  ///
  /// It may be stuck, so that a second request is obeyed at once; and while the screen is not ours,
  /// as during a stop, nothing is lost by it.
  private static func request(_ number: Int32) {
    guard case .entered = TerminalModes.current.pointee.stage, !current.pointee.isAsked else {
      return die(number)
    }
    current.pointee.isAsked = true
    notify(number)
  }

  private static func die(_ number: Int32) {
    TerminalModes.restore()
    passOn(number)
  }
}
