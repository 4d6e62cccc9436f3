/// What stands at a place of the command line: what a completion offers there.
enum Expected: Equatable {
  case group
  case file
  case command
  case choice([String])
  /// Something that only the user knows.
  case text
}

extension CommandRow {
  /// What its operands are, by how help writes them: `[GROUP...]`, `bash|zsh|fish`.
  var expected: Expected {
    let word = operands.filter { !"[].".contains($0) }
    return switch word {
    case "GROUP": .group
    case "FILE": .file
    case "COMMAND": .command
    case _ where word.contains("|"): .choice(word.split(separator: "|").map(String.init))
    default: .text
    }
  }

  /// The name, and the other one if there is one.
  var names: [String] { [name] + [alias].compactMap { $0 } }

  /// The options that it takes, in the order of help.
  var allOptions: [Option] { Option.every.filter(takes) }
}

extension Option {
  /// What its value is; nil for a switch.
  var expected: Expected? {
    guard let value else { return nil }
    if !choices.isEmpty { return .choice(choices) }
    return value == "FILE" ? .file : .text
  }

  /// Its spellings, the short one first.
  var spellings: [String] { [short.map { "-\($0)" }, spelling].compactMap { $0 } }
}
