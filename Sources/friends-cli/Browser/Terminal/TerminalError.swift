/// Why the terminal cannot be used, as a fact; the words are made where errors are shown.
enum TerminalError: Error, Equatable, Sendable {
  /// Standard output is no terminal, so there is no screen.
  case noScreen
  /// Standard input is data, and the terminal of the screen cannot be opened for keys.
  case noKeyboard(code: Int32)
  /// The terminal is gone: its window was closed, the line was cut.
  case hungUp
  /// A system call failed, with its `errno`.
  case failed(code: Int32)
}
