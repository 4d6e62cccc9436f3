/// The place of the last word of a command line, which somebody is typing: what may stand there.
struct CompletionPlace {
  let offer: Offer
  /// What is typed of the word.
  let word: String
  /// What the options before it set.
  let settings: Settings

  enum Offer {
    case groups
    case file
    /// Nothing but these; none where only the user knows.
    case words([(word: String, meaning: String)])
  }

  init(at line: [String]) {
    let before = Array(line.dropLast())
    let reader = ArgumentReader(before)
    let row = reader.operands.first.flatMap(CommandRow.named)
    word = line.last ?? ""
    settings = reader.settings
    let (name, value) = (word.prefix { $0 != "=" }, word.drop { $0 != "=" })
    if let option = reader.awaiting {
      offer = Self.offer(option.expected)
    } else if word.hasPrefix("-"), !before.contains("--") {
      let option = Option.every.first { $0.spelling == name && !value.isEmpty }
      offer = option.map { Self.offer($0.expected, behind: "\(name)=") } ?? Self.options(of: row)
    } else if reader.operands.isEmpty {
      offer = Self.offer(.command)
    } else {
      offer = Self.offer(row?.expected)
    }
  }

  private static func options(of row: CommandRow?) -> Offer {
    let options = row?.allOptions ?? Option.every
    return .words(options.flatMap { option in option.spellings.map { ($0, option.summary) } })
  }

  private static func offer(_ expected: Expected?, behind start: String = "") -> Offer {
    switch expected {
    case .group: .groups
    case .file: .file
    case .command:
      .words(CommandRow.every.flatMap { row in row.names.map { ($0, row.summary) } })
    case .choice(let choices): .words(choices.map { (start + $0, "") })
    case .text, nil: .words([])
    }
  }
}
