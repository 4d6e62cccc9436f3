import FriendGroups

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a browser changes at a terminal, and how all of it is put back from anywhere.
///
/// The one value of it lives in memory that is allocated once and never freed, behind a pointer:
/// a signal handler can then reach it without a lock, an allocation, a lazy initialiser still to
/// run, or an exclusivity check, and may find it at any point of a change. Hence ``stage``, which
/// is written before what it speaks of. Nothing but the main thread and its signal handlers uses
/// it; that is what makes the `unsafe` true.
struct TerminalModes {
  nonisolated(unsafe) static let current = {
    let pointer = UnsafeMutablePointer<TerminalModes>.allocate(capacity: 1)
    pointer.initialize(to: TerminalModes())
    return pointer
  }()

  enum Stage {
    /// Nothing is changed.
    case left
    /// Something may be changed.
    case entering
    /// The screen is ours, and the main loop looks after it.
    case entered
  }

  private(set) var stage = Stage.left
  private var keyboard: Int32 = -1
  private var screen: Int32 = -1
  private var original = termios()

  /// Alternate screen, no wrapping, clicks (SGR form), bracketed paste.
  ///
  /// Without wrapping, a character whose width the terminal sees differently spoils its own line
  /// only. Sources: xterm's `ctlseqs`, "DEC Private Mode Set".
  private static let enterSequence: StaticString =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
  private static let leaveSequence: StaticString =
    "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[0m\u{1B}[?1049l"

  /// Takes the screen, or takes it again when somebody may have changed it meanwhile.
  ///
  /// In the background this stops the process, as the terminal does with every program, until it
  /// is in the foreground again.
  static func enter(keyboard: Int32, screen: Int32) throws(TerminalError) {
    if case .left = current.pointee.stage {
      current.pointee.original = try foregroundModes(of: keyboard)
      current.pointee.keyboard = keyboard
      current.pointee.screen = screen
    }
    current.pointee.stage = .entering
    var raw = current.pointee.original
    cfmakeraw(&raw)
    raw.c_oflag = current.pointee.original.c_oflag
    while tcsetattr(keyboard, TCSANOW, &raw) != 0 {
      guard errno == EINTR else {
        let code = errno
        restore()
        throw .failed(code: code)
      }
    }
    write(enterSequence, to: screen)
    current.pointee.stage = .entered
  }

  /// Reads the modes when the process is in the foreground.
  ///
  /// Until then they are those of the shell's line editor. Draining changes nothing, but waits for
  /// the foreground as a change would.
  private static func foregroundModes(of keyboard: Int32) throws(TerminalError) -> termios {
    var modes = termios()
    while tcdrain(keyboard) != 0 {
      guard errno == EINTR else { throw .failed(code: errno) }
    }
    guard tcgetattr(keyboard, &modes) == 0 else { throw .failed(code: errno) }
    return modes
  }

  /// Puts everything back, once; safe in a signal handler (POSIX.1-2024, XSH 2.4.3) and from `atexit`.
  ///
  /// Keys that were not read are dropped: a mouse report on its way, or the rest of a paste, must
  /// not become a command line of the shell. In the background the modes are left alone, since they
  /// are another program's by then.
  static func restore() {
    if case .left = current.pointee.stage { return }
    let keyboard = current.pointee.keyboard
    write(leaveSequence, to: current.pointee.screen)
    let foreground = tcgetpgrp(keyboard)
    if foreground <= 0 || foreground == getpgrp() {
      tcflush(keyboard, TCIFLUSH)
      while tcsetattr(keyboard, TCSANOW, &current.pointee.original) != 0, errno == EINTR {}
    }
    current.pointee.stage = .left
  }

  private static func write(_ sequence: StaticString, to descriptor: Int32) {
    let bytes = UnsafeBufferPointer(
      start: sequence.utf8Start,
      count: sequence.utf8CodeUnitCount
    )
    _ = RawIO.put(bytes, to: descriptor)
  }
}
