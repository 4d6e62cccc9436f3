/// Matches words with the table of options; goes on after a mistake, and keeps the first.
struct ArgumentReader {
  private var words: ArraySlice<Word>
  private(set) var settings = Settings()
  /// The options with the spelling that was typed.
  private(set) var used: [(option: Option, spelling: String)] = []
  private(set) var operands: [String] = []
  private(set) var mistake: UsageError.Reason?
  /// The option at the end whose value is still to come.
  private(set) var awaiting: Option?

  init(_ arguments: [String]) {
    words = Word.split(arguments)[...]
    while let word = words.popFirst() {
      do throws(UsageError.Reason) {
        switch word {
        case .operand(let text): operands.append(text)
        case .long(let name, let value): try readLong(name, value: value)
        case .short(let cluster): try readShort(cluster[...], of: cluster)
        }
      } catch {
        mistake = mistake ?? error
      }
    }
  }

  private mutating func readLong(_ name: String, value: String?) throws(UsageError.Reason) {
    guard let option = Option.named(long: name) else {
      throw .unknownOption("--\(name)", word: "--\(name)")
    }
    if option.value == nil, value != nil { throw .unexpectedValue(option: option.spelling) }
    try use(option, spelling: option.spelling, attached: value)
  }

  private mutating func readShort(
    _ rest: Substring,
    of cluster: String
  ) throws(UsageError.Reason) {
    guard let letter = rest.first else { return }
    guard let option = Option.named(short: letter) else {
      throw .unknownOption("-\(letter)", word: "-\(cluster)")
    }
    let rest = rest.dropFirst()
    if option.value != nil {
      try use(option, spelling: "-\(letter)", attached: rest.isEmpty ? nil : String(rest))
    } else {
      try use(option, spelling: "-\(letter)", attached: nil)
      try readShort(rest, of: cluster)
    }
  }

  private mutating func use(
    _ option: Option,
    spelling: String,
    attached: String?
  ) throws(UsageError.Reason) {
    used.append((option, spelling))
    var text = ""
    if let value = option.value {
      guard let found = attached ?? nextValue() else {
        if words.isEmpty { awaiting = option }
        throw .missingValue(option: spelling, value: value.name)
      }
      text = found
    }
    do throws(Option.ValueError) {
      try option.set(&settings, text)
    } catch {
      if error.conflict == .file { throw .twoFiles(error.part ?? "", text) }
      if let other = error.conflict { throw .conflict("--\(other.rawValue)", option.spelling) }
      throw .badValue(
        option: spelling,
        value: error.part ?? text,
        choices: error.choices,
        expected: error.expected ?? option.expected
      )
    }
  }

  /// The next word as the value of an option, whatever it looks like: all but the long name of an
  /// option, which says that the value was forgotten.
  private mutating func nextValue() -> String? {
    switch words.first {
    case .operand(let text):
      words.removeFirst()
      return text
    case .short(let cluster):
      words.removeFirst()
      return "-\(cluster)"
    case .long(let name, let value) where Option.named(long: name) == nil:
      words.removeFirst()
      return "--\(name)" + (value.map { "=\($0)" } ?? "")
    case .long, nil: return nil
    }
  }
}
