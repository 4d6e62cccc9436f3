import FriendGroups

extension Option {
  /// Every option, in the order of help.
  static let every: [Option] = [
    file, state, keys, groupBy, target, name, all, only, open, closed, online, hideEmpty, sort,
    json, plain, fields, null, color, ascii, width, quiet, verbose, dryRun, strict, help, version,
  ]

  static let file = Option(
    id: .file,
    short: "f",
    value: ("FILE", .file),
    summary: "read this data file; - is standard input",
    expected: "the name of a file"
  ) { (settings, value) throws(ValueError) in
    guard !value.isEmpty else { throw ValueError() }
    if let first = settings.file, first != value {
      throw ValueError(part: first, conflict: .file)
    }
    settings.file = value
  }
  static let state = Option(
    id: .state,
    value: ("FILE", .file),
    summary: "keep the state here; 'none' keeps no state",
    expected: "the name of a file, or 'none'"
  ) { (settings, value) throws(ValueError) in
    guard !value.isEmpty else { throw ValueError() }
    settings.state = value
  }
  static let keys = Option(
    id: .keys,
    value: ("ROLE=KEY,...", .list(ReadingOptions.Role.allCases.map(\.rawValue), assigned: true)),
    summary: "which keys of the file mean what: name=Artist,intro=Label",
    expected: "ROLE=KEY, with commas in between"
  ) { (settings, value) throws(ValueError) in
    do throws(ReadingOptions.KeysError) {
      settings.keys = try ReadingOptions.keys(parsing: value)
    } catch {
      throw ValueError(error)
    }
  }
  static let groupBy = Option(
    id: .groupBy,
    value: ("KEY", .choice(ReadingOptions.groupings)),
    summary: "group friends by this key of theirs, or by 'letter'",
    expected: "a key"
  ) { (settings, value) throws(ValueError) in
    guard !value.isEmpty else { throw ValueError() }
    settings.groupBy = value
  }
  static let target = Option.choice(
    .target,
    value: "FORMAT",
    "the format to write",
    use: ("convert --to FORMAT", "writes the list in another format")
  ) { $0.target = $1 }
  static let name = Option.switch(.name, "a GROUP is a name, not a number, pinyin or pattern") {
    $0.operands = .name
  }
  static let all = Option.switch(
    .all,
    short: "a",
    "every group",
    use: ("tree --all", "shows every friend")
  ) { settings throws(ValueError) in
    if settings.selection == .namedOnly { throw ValueError(conflict: .only) }
    settings.selection = .all
  }
  static let only = Option.switch(
    .only,
    "close all other groups",
    use: ("expand --only GROUP", "opens a group and closes all others")
  ) { settings throws(ValueError) in
    if settings.selection == .all { throw ValueError(conflict: .all) }
    settings.selection = .namedOnly
  }
  static let open = Option.switch(
    .open,
    "only open groups",
    use: ("list --open", "shows the open groups")
  ) { settings throws(ValueError) in
    if settings.foldFilter == .closed { throw ValueError(conflict: .closed) }
    settings.foldFilter = .open
  }
  static let closed = Option.switch(
    .closed,
    "only closed groups",
    use: ("list --closed", "shows the closed groups")
  ) { settings throws(ValueError) in
    if settings.foldFilter == .open { throw ValueError(conflict: .open) }
    settings.foldFilter = .closed
  }
  static let online = Option.switch(
    .online,
    "only friends known to be online",
    use: ("tree --online", "shows friends known to be online")
  ) { $0.onlyOnline = true }
  static let hideEmpty = Option.switch(
    .hideEmpty,
    "omit groups with nobody to show",
    use: ("list --hide-empty", "omits groups without friends")
  ) { $0.hidesEmpty = true }
  static let sort = Option(
    id: .sort,
    value: ("KEY,...", .list(FriendOrder.Key.allCases.map(\.rawValue), assigned: false)),
    summary: "sort the friends of a group by online, name or file",
    expected: "online, name or file, with commas in between",
    use: ("tree --sort KEY", "sorts the friends of each group")
  ) { (settings, value) throws(ValueError) in
    settings.order = FriendOrder(try words(of: value))
  }
  static let json = Option.switch(.json, "print one line of JSON") { $0.format = .json }
  static let plain = Option.switch(.plain, "print tab-separated lines, for scripts") {
    $0.format = .plain
  }
  static let fields = Option(
    id: .fields,
    value: ("NAME,...", .list(Column.allCases.map(\.rawValue), assigned: false)),
    summary: "the columns of --plain, in this order",
    expected: "names of columns, with commas in between"
  ) { (settings, value) throws(ValueError) in
    settings.fields = try words(of: value)
  }
  static let null = Option.switch(
    .null,
    short: "0",
    "end the records of --plain with NUL, and escape nothing"
  ) { $0.endsWithNull = true }
  static let color = Option.choice(
    .color,
    value: "WHEN",
    "use colour: auto, always or never"
  ) { $0.color = $1 }
  static let ascii = Option.switch(.ascii, "use ASCII marks: + for closed, - for open") {
    $0.usesASCII = true
  }
  static let width = Option(
    id: .width,
    value: ("N", .text),
    summary: "shorten lines to N columns",
    expected: "a number of columns, 1 or more"
  ) { (settings, value) throws(ValueError) in
    guard let width = Int(value), width > 0 else { throw ValueError() }
    settings.width = width
  }
  static let quiet = Option.switch(.quiet, short: "q", "print no result") { $0.isQuiet = true }
  static let verbose = Option.switch(
    .verbose,
    short: "v",
    "report what the format leaves out",
    use: ("convert --verbose", "reports what a format leaves out")
  ) { $0.isVerbose = true }
  static let dryRun = Option.switch(
    .dryRun,
    short: "n",
    "show the change and save nothing",
    use: ("toggle --dry-run GROUP", "shows a change and saves nothing")
  ) { $0.isDryRun = true }
  static let strict = Option.switch(
    .strict,
    "warnings fail too",
    use: ("check --strict", "fails if there are warnings")
  ) { $0.isStrict = true }
  static let help = Option.switch(.help, short: "h", "show help") { _ in }
  static let version = Option.switch(.version, "show the version") { _ in }

  // MARK: Kinds of options

  /// An option whose value is one of a few words.
  private static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ id: ID,
    value: String,
    _ summary: String,
    use: (line: String, meaning: String)? = nil,
    set: @escaping @Sendable (inout Settings, Choice) -> Void
  ) -> Option {
    let choices = Choice.allCases.map(\.rawValue)
    return Option(
      id: id,
      value: (value, .choice(choices)),
      summary: summary,
      use: use
    ) { (settings, word) throws(ValueError) in
      guard let choice = Choice(rawValue: word) else { throw ValueError(choices: choices) }
      set(&settings, choice)
    }
  }

  private static func `switch`(
    _ id: ID,
    short: Character? = nil,
    _ summary: String,
    use: (line: String, meaning: String)? = nil,
    set: @escaping @Sendable (inout Settings) throws(ValueError) -> Void
  ) -> Option {
    Option(id: id, short: short, summary: summary, use: use) { (settings, _) throws(ValueError) in
      try set(&settings)
    }
  }

  /// The words of a value that has commas between them.
  private static func words<Word: RawRepresentable<String> & CaseIterable>(
    of value: String
  ) throws(ValueError) -> [Word] {
    var words: [Word] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let word = Word(rawValue: String(part)) else {
        throw ValueError(part: String(part), choices: Word.allCases.map(\.rawValue))
      }
      words.append(word)
    }
    return words
  }
}

extension Option.ValueError {
  /// What is wrong with a text that says which keys mean what.
  init(_ error: ReadingOptions.KeysError) {
    switch error {
    case .notAPair(let part): self.init(part: part)
    case .unknownRole(let role):
      self.init(part: role, choices: ReadingOptions.Role.allCases.map(\.rawValue))
    case .emptyKey(let role): self.init(part: "\(role.rawValue)=", expected: "a key after '='")
    }
  }
}

extension ReadingOptions {
  /// What friends are often grouped by; any other key will do.
  static let groupings = ["letter", "group", "category", "tags"]
}
