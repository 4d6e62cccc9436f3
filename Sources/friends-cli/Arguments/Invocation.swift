/// A command line, understood.
struct Invocation {
  let command: Command
  let settings: Settings

  /// Reads a command line by the tables of options and commands.
  ///
  /// `--help` wins over any mistake, so that whoever is lost gets help and no blame.
  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(Word.split(arguments))
    reader.readAll()
    let row = reader.operands.first.flatMap(CommandRow.named)
    settings = reader.settings
    if reader.used.contains(where: { $0.long == Option.help.long }) {
      command = .help(row.map(Help.Topic.command) ?? .everything)
      return
    }
    if let mistake = reader.mistake { throw UsageError(reason: mistake, command: row?.name) }
    if reader.used.contains(where: { $0.long == Option.version.long }) {
      command = .version
      return
    }
    guard let name = reader.operands.first else {
      command = .help(.beginning)
      return
    }
    guard let row else { throw UsageError(reason: .unknownCommand(name)) }
    do throws(UsageError.Reason) {
      if let foreign = reader.used.first(where: { !row.takes($0) }) {
        throw .foreignOption(foreign.spelling)
      }
      command = try row.make(Array(reader.operands.dropFirst()), reader.settings)
    } catch {
      throw UsageError(reason: error, command: row.name)
    }
  }
}

extension Invocation {
  /// What the options of a command line set as far as they are right: how a mistake in it is shown.
  static func settings(of arguments: [String]) -> Settings {
    var reader = ArgumentReader(Word.split(arguments))
    reader.readAll()
    return reader.settings
  }
}

/// Matches words with the table of options; goes on after a mistake, and keeps the first.
private struct ArgumentReader {
  private var words: ArraySlice<Word>
  private(set) var settings = Settings()
  private(set) var used: [Option] = []
  private(set) var operands: [String] = []
  private(set) var mistake: UsageError.Reason?

  init(_ words: [Word]) { self.words = words[...] }

  mutating func readAll() {
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
