import FriendGroups

extension UsageError: CustomStringConvertible {
  /// One line: what is wrong, what may have been meant, and where help is.
  var description: String {
    let row = command.flatMap(CommandRow.named)
    let words = reason.words(for: row)
    var help = "friends-cli help"
    if let command, command != "help" { help += " \(command)" }
    return "\(words)\(words.hasSuffix("?") ? "" : ".") See '\(help)'."
  }
}

extension UsageError.Reason {
  /// What is wrong, with what the command accepts instead.
  fileprivate func words(for row: CommandRow?) -> String {
    switch self {
    case .unknownCommand(let name): "unknown command '\(name)'" + Self.commandsMeant(by: name)
    case .unknownOption(let option, let word):
      "unknown option '\(option)'" + Self.optionsMeant(by: option, word: word, for: row)
    case .missingValue(let option, let value): "option '\(option)' needs a value: \(value)"
    case .unexpectedValue(let option): "option '\(option)' takes no value"
    case .badValue("--fields", let value, _, _) where row?.fields.isEmpty == false:
      "invalid value '\(value.excerpt)' for '--fields'"
        + Self.expected(nil, choices: row?.fields.map(\.rawValue) ?? [], insteadOf: value)
    case .badValue(let option, let value, let choices, let expected):
      "invalid value '\(value.excerpt)' for '\(option)'"
        + Self.expected(expected, choices: choices, insteadOf: value)
    case .badVariable(let name, let value, let choices, let expected):
      "$\(name): invalid value '\(value.excerpt)'"
        + Self.expected(expected, choices: choices, insteadOf: value)
    case .foreignOption(let option, let spelling):
      "'\(spelling)' is not an option of '\(row?.name ?? "")'" + Self.use(of: option)
    case .missingOption(let option, let choices):
      "missing option \(option): one of \(choices.alternatives)"
    case .conflict(let first, "GROUP"), .conflict("GROUP", let first):
      "'\(first)' means every group: name groups or use '\(first)', not both"
    case .conflict(let first, let second): "'\(first)' and '\(second)' cannot be used together"
    case .needs(let option, let other): "'\(option)' needs '\(other)'"
    case .twoFiles(let first, let second):
      "two data files: '\(first.excerpt)' and '\(second.excerpt)'; a command reads one"
    case .missingOperand("GROUP"): "missing operand GROUP; 'friends-cli list' shows the groups"
    case .missingOperand(let operand): "missing operand \(operand)"
    case .extraOperand(let operand): "unexpected operand '\(operand.excerpt)'"
    case .badOperand(let operand, let choices):
      "unexpected operand '\(operand.excerpt)'"
        + Self.expected(nil, choices: choices, insteadOf: operand)
    case .noState(let data): data.words
    case .stateIsData: "the state cannot be kept in the data file itself"
    case .noBinaryTerminal:
      "a binary property list is not for a terminal; write it to a file with '> FILE'"
    case .noFullScreen:
      "browse needs a terminal with a full screen; 'friends-cli tree' prints the list anywhere"
    }
  }

  private static func expected(
    _ expected: String?,
    choices: [String],
    insteadOf word: String
  ) -> String {
    let words = choices.isEmpty ? expected : choices.alternatives
    return (words.map { ": expected \($0)" } ?? "") + meant(by: word, among: choices)
  }

  /// A command that takes the option, and what the two do; else the commands that take it, if few.
  private static func use(of option: Option) -> String {
    if let use = option.use { return "; '\(use.line)' \(use.meaning)" }
    let takers = CommandRow.every.filter { $0.takes(option) }
    return takers.count > 3 ? "" : "; it is an option of \(takers.map(\.name).quotedList)"
  }

  // MARK: What was meant

  private static func commandsMeant(by word: String) -> String {
    if word == "-" { return "; did you mean 'tree -f -'?" }
    if word == "version" { return "; did you mean '--version'?" }
    if case .number = FriendList.Operand(word) { return "; did you mean 'toggle \(word)'?" }
    if let row = CommandRow.every.first(where: { $0.synonyms.contains(word.lowercased()) }) {
      return "; did you mean '\(row.name)'?"
    }
    if word.contains("/") || word.contains(".") { return ", and there is no such file" }
    return meant(by: word, among: CommandRow.every.flatMap(\.names))
  }

  private static func optionsMeant(
    by option: String,
    word: String,
    for row: CommandRow?
  ) -> String {
    if option == "-V" { return "; did you mean '--version'?" }
    let options = row?.allOptions ?? Option.every
    let meant = meant(by: option, among: options.map(\.spelling))
    guard meant.isEmpty, !word.hasPrefix("--"),
      row?.operands.contains(where: { $0.kind == .group }) == true
    else {
      return meant
    }
    return "; for a group name use '-- \(word)'"
  }

  private static func meant(by word: String, among candidates: [String]) -> String {
    let near = Suggestion.nearest(to: word, among: candidates)
    return near.isEmpty ? "" : "; did you mean \(near.quotedList)?"
  }
}

extension UsageError.StatelessData {
  fileprivate var words: String {
    switch self {
    case .standardInput:
      "data from standard input has no state; write it to a file first"
    case .pipe(let file):
      "\(file): not a regular file, so it has no state; write the data to a file first"
    case .goneFolder(let file): "\(file): its folder has been deleted, so it has no state"
    }
  }
}

extension [String] {
  /// The words in quotes, with an "or" before the last.
  var quotedList: String { map { "'\($0.excerpt)'" }.alternatives }

  /// The words with an "or" before the last.
  var alternatives: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
