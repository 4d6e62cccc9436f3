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

  /// The names of all commands by what their operands are, each kind once.
  static var namesByExpected: [(expected: Expected, names: [String])] {
    every.reduce(into: []) { kinds, row in
      if let index = kinds.firstIndex(where: { $0.expected == row.expected }) {
        kinds[index].names += row.names
      } else {
        kinds.append((row.expected, row.names))
      }
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
