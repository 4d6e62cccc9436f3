/// Matches words with the table of options; goes on after a mistake, and keeps the first.
struct ArgumentReader {
  private var words: ArraySlice<Word>
  private(set) var settings = Settings()
  private(set) var used: [Option] = []
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
        case .short(let cluster): try readShort(cluster[...])
        }
      } catch {
        mistake = mistake ?? error
      }
    }
  }

  private mutating func readLong(_ name: String, value: String?) throws(UsageError.Reason) {
    guard let option = Option.named(long: name) else { throw .unknownOption("--\(name)") }
    if option.value == nil, value != nil { throw .unexpectedValue(option: option.spelling) }
    try use(option, spelling: option.spelling, attached: value)
  }

  private mutating func readShort(_ cluster: Substring) throws(UsageError.Reason) {
    guard let letter = cluster.first else { return }
    guard let option = Option.named(short: letter) else { throw .unknownOption("-\(letter)") }
    let rest = cluster.dropFirst()
    if option.value != nil {
      try use(option, spelling: "-\(letter)", attached: rest.isEmpty ? nil : String(rest))
    } else {
      try use(option, spelling: "-\(letter)", attached: nil)
      try readShort(rest)
    }
  }

  private mutating func use(
    _ option: Option,
    spelling: String,
    attached: String?
  ) throws(UsageError.Reason) {
    used.append(option)
    var text = ""
    if let value = option.value {
      guard let found = attached ?? nextOperand() else {
        if words.isEmpty { awaiting = option }
        throw .missingValue(option: spelling, value: value)
      }
      text = found
    }
    guard option.set(&settings, text) else {
      throw .badValue(option: spelling, value: text, choices: option.choices)
    }
  }

  /// The next word as the value of an option, whatever it looks like but for another option.
  private mutating func nextOperand() -> String? {
    guard case .operand(let text) = words.first else { return nil }
    words.removeFirst()
    return text
  }
}
