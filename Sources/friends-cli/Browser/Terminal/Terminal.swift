import FriendGroups

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal as a full screen and a keyboard, from the making of this value to its end.
///
/// However the program ends, the terminal is put back: by leaving the scope, `exit`, a signal, or a
/// fault. One at a time: there is one terminal, and one set of signal handlers. On the main thread
/// only, since that is where signals arrive.
struct Terminal: ~Copyable {
  /// The size when the terminal does not know its own, as on a serial line.
  static let usualSize = TerminalSize(columns: 80, rows: 24)

  /// Readable when ``read()`` has something.
  let keyboard: Int32
  let signals: SignalPipe
  private let screen: Int32
  private let ownsKeyboard: Bool

  /// Takes the screen at `output`, with keys from `input`, or from the screen's own terminal if
  /// `input` is data.
  static func open(
    input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO
  ) throws(TerminalError) -> Terminal {
    guard isatty(output) == 1 else { throw .noScreen }
    let isData = isatty(input) == 0
    let signals = try SignalPipe()
    let keyboard = isData ? try openKeyboard(of: output) : input
    let terminal = Terminal(
      keyboard: keyboard,
      signals: signals,
      screen: output,
      ownsKeyboard: isData
    )
    try terminal.enter()
    return terminal
  }

  deinit {
    TerminalModes.restore()
    if ownsKeyboard { close(keyboard) }
  }

  var size: TerminalSize {
    var window = winsize()
    guard ioctl(screen, numericCast(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return Self.usualSize }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Takes the screen again after a stop that nobody announced; everything is to be repainted.
  borrowing func enter() throws(TerminalError) {
    try TerminalModes.enter(keyboard: keyboard, screen: screen)
  }

  /// Leaves the screen, stops as `^Z` would, and takes it again when resumed; everything is to be
  /// repainted.
  ///
  /// Does nothing where stopping is not wanted: a parent without job control ignores SIGTSTP.
  borrowing func suspend() throws(TerminalError) {
    guard !SignalHandlers.isIgnored(SIGTSTP) else { return }
    TerminalModes.restore()
    SignalHandlers.stop()
    try enter()
  }

  /// Reads what has been typed, for a ``KeyDecoder``; waits if nothing has.
  borrowing func read() throws(TerminalError) -> [UInt8] {
    guard let bytes = RawIO.bytes(from: keyboard, atMost: 4096) else {
      switch errno {
      case EAGAIN: return []
      case EIO: throw .hungUp
      case let code: throw .failed(code: code)
      }
    }
    if bytes.isEmpty { throw .hungUp }
    return bytes
  }

  /// Writes a frame; waits until the terminal has taken all of it.
  borrowing func write(_ frame: [UInt8]) throws(TerminalError) {
    let code = frame.withUnsafeBufferPointer { RawIO.put($0, to: screen) }
    switch code {
    case 0: return
    case EIO: throw .hungUp
    default: throw .failed(code: code)
    }
  }
}

struct TerminalSize: Hashable, Sendable {
  let columns: Int
  let rows: Int
}

/// Opens the terminal that a screen is on, by its own name.
///
/// `/dev/tty` cannot be polled on every system; a container may not know the name.
private func openKeyboard(of screen: Int32) throws(TerminalError) -> Int32 {
  var name = [CChar](repeating: 0, count: 1024)
  let isNamed = ttyname_r(screen, &name, name.count) == 0
  let mode = O_RDWR | O_NOCTTY | O_CLOEXEC
  let descriptor = isNamed ? open(name, mode) : open("/dev/tty", mode)
  guard descriptor >= 0 else { throw .noKeyboard(code: errno) }
  return descriptor
}
