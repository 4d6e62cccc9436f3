/// What is wrong with a command line.
struct UsageError: Error, Equatable {
  let reason: Reason
  /// The name of the command, where it is known: its help is what to read next.
  var command: String?

  enum Reason: Error, Equatable {
    case unknownCommand(String)
    case unknownOption(String)
    case missingValue(option: String, value: String)
    case unexpectedValue(option: String)
    case badValue(option: String, value: String, choices: [String])
    /// The option is one of another command.
    case foreignOption(String)
    case missingOption(String, choices: [String])
    case missingOperand(String)
    case extraOperand(String)
    case badOperand(String, choices: [String])
    /// Groups were named, and `--all` was given too.
    case allWithOperands
    /// The data comes from standard input, which has no name to keep a state for.
    case inputHasNoState
    /// The state would be kept in the data file.
    case stateIsData
    /// Bytes that are no text would go to a terminal.
    case noBinaryTerminal
    /// A full screen was asked for where there is none.
    case noFullScreen
  }
}
