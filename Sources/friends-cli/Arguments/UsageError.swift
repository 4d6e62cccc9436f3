/// What is wrong with a command line.
struct UsageError: Error, Equatable {
  let reason: Reason
  /// The name of the command, where it is known: its help is what to read next.
  let command: String?

  init(reason: Reason, command: String? = nil) {
    self.reason = reason
    self.command = command
  }

  init(reason: Reason, command row: CommandRow?) {
    self.init(reason: reason, command: row?.name)
  }

  enum Reason: Error, Equatable {
    case unknownCommand(String)
    /// The option, and the whole word that it is a part of.
    case unknownOption(String, word: String)
    case missingValue(option: String, value: String)
    case unexpectedValue(option: String)
    case badValue(option: String, value: String, choices: [String], expected: String?)
    /// The option is one of another command.
    case foreignOption(Option, spelling: String)
    case missingOption(String, choices: [String])
    /// Two that cannot be used together.
    case conflict(String, String)
    /// An option that has a meaning only with another.
    case needs(String, String)
    case twoFiles(String, String)
    case missingOperand(String)
    case extraOperand(String)
    case badOperand(String, choices: [String])
    /// A variable of the environment that is set wrong.
    case badVariable(String, value: String, choices: [String], expected: String?)
    /// The data has no name to keep a state for.
    case noState(StatelessData)
    /// The state would be kept in the data file.
    case stateIsData
    /// Bytes that are no text would go to a terminal.
    case noBinaryTerminal
    /// A full screen was asked for where there is none.
    case noFullScreen
  }

  /// Why data has no state.
  enum StatelessData: Equatable {
    case standardInput
    case pipe(file: String)
    /// The folder that the file is in is gone.
    case goneFolder(file: String)
  }
}
