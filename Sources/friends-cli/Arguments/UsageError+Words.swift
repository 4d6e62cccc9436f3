import FriendGroups

extension UsageError: CustomStringConvertible {
  /// One line: what is wrong, what may have been meant, and where help is.
  var description: String {
    var help = "friends-cli help"
    if let command, command != "help" { help += " \(command)" }
    let end = "\(reason)".hasSuffix("?") ? "" : "."
    return "\(reason)\(end) See '\(help)'."
  }
}

extension UsageError.Reason: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name):
      "unknown command '\(name)'" + Self.meant(name, among: CommandRow.every.map(\.name))
    case .unknownOption(let option):
      "unknown option '\(option)'" + Self.meant(option, among: Option.every.map(\.spelling))
    case .missingValue(let option, let value): "option '\(option)' needs a value: \(value)"
    case .unexpectedValue(let option): "option '\(option)' takes no value"
    case .badValue(let option, let value, let choices):
      "option '\(option)' does not take '\(value)'"
        + Self.range(of: option, choices: choices)
        + Self.meant(value, among: choices)
    case .foreignOption(let option):
      "option '\(option)' does not go with this command" + Self.takers(of: option)
    case .missingOption(let option, let choices):
      "missing option \(option): one of \(choices.joined(separator: ", "))"
    case .missingOperand("GROUP"): "missing operand GROUP; 'friends-cli list' shows the groups"
    case .missingOperand(let operand): "missing operand \(operand)"
    case .extraOperand(let operand):
      "one operand too many: '\(operand)'; a text with spaces needs quotes"
    case .badOperand(let operand, let choices):
      "'\(operand)' is none of \(choices.joined(separator: ", "))"
        + Self.meant(operand, among: choices)
    case .allWithOperands: "name groups, or say --all; not both"
    case .inputHasNoState:
      "data from standard input or a pipe has no state to change or to ask; write it to a file first"
    case .stateIsData: "the state cannot be kept in the data file itself"
    case .noBinaryTerminal:
      "a binary property list is not for a terminal; write it to a file with '> FILE'"
    case .noFullScreen:
      "browse needs a terminal with a full screen; 'friends-cli tree' prints the list anywhere"
    }
  }

  private static func range(of option: String, choices: [String]) -> String {
    let range = Option.every.first { $0.spellings.contains(option) }?.range
    let words = choices.isEmpty ? range : choices.joined(separator: ", ")
    return words.map { "; it takes \($0)" } ?? ""
  }

  /// The commands that an option goes with, where they are few.
  private static func takers(of option: String) -> String {
    let takers = CommandRow.every.filter { $0.allOptions.contains { $0.spelling == option } }
    return takers.count > 3 ? "" : "; it goes with \(takers.map(\.name).quotedList)"
  }

  private static func meant(_ word: String, among candidates: [String]) -> String {
    let near = Suggestion.nearest(to: word, among: candidates)
    return near.isEmpty ? "" : "; did you mean \(near.quotedList)?"
  }
}

extension [String] {
  /// The words in quotes, with an "or" before the last.
  var quotedList: String {
    let quoted = map { "'\($0.excerpt)'" }
    guard quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + quoted[quoted.count - 1]
  }
}
