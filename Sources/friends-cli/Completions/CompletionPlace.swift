/// The place of the last word of a command line, which somebody is typing: what may stand there.
struct CompletionPlace {
  let offer: Offer
  /// What is typed of the word.
  let word: String
  /// What the options before it set.
  let settings: Settings
  /// Whether a word that begins with a hyphen is an operand.
  let takesHyphens: Bool

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
    takesHyphens = before.contains("--")
    let isOption = word.hasPrefix("-") && !takesHyphens
    if let option = reader.awaiting {
      offer = Self.offer(option.value?.kind, typed: word)
    } else if isOption, !value.isEmpty,
      let option = Option.every.first(where: { $0.spelling == name })
    {
      offer = Self.offer(
        option.value?.kind,
        behind: "\(name)=",
        typed: String(value.dropFirst())
      )
    } else if isOption {
      offer = Self.options(of: row)
    } else if reader.operands.isEmpty {
      offer = Self.offer(.command, typed: word)
    } else {
      offer = Self.offer(row?.operand(at: reader.operands.count - 1)?.kind, typed: word)
    }
  }

  private static func options(of row: CommandRow?) -> Offer {
    let options = row?.allOptions ?? Option.every
    return .words(options.flatMap { option in option.spellings.map { ($0, option.summary) } })
  }

  /// - Parameters:
  ///   - start: What stands before the value in the same word.
  ///   - typed: What is typed of the value.
  private static func offer(
    _ kind: Operand.Kind?,
    behind start: String = "",
    typed: String
  ) -> Offer {
    switch kind {
    case .group: return .groups
    case .file: return .file
    case .command:
      return .words(CommandRow.every.flatMap { row in row.names.map { ($0, row.summary) } })
    case .choice(let choices): return .words(choices.map { (start + $0, "") })
    case .list(let words, let isAssigned):
      let last = typed.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
      let before = typed.dropLast(last.count)
      return .words(words.map { (start + before + $0 + (isAssigned ? "=" : ""), "") })
    case .text, nil: return .words([])
    }
  }
}
