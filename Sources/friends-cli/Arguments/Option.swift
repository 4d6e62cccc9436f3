import FriendGroups

/// One option: its row feeds the parser, help, suggestions and completions.
struct Option: Sendable {
  var short: Character?
  let long: String
  /// The name of its value in help; nil for a switch.
  let value: String?
  /// The values that it takes; empty where any will do.
  var choices: [String] = []
  let summary: String
  /// What its value must be, for the message about one that is not.
  var range: String?
  /// Puts what it means into the settings; false where the value is none that it takes.
  let set: @Sendable (inout Settings, String) -> Bool

  /// The spelling in messages.
  var spelling: String { "--\(long)" }

  static func named(long: String) -> Option? { every.first { $0.long == long } }
  static func named(short: Character) -> Option? { every.first { $0.short == short } }
}

extension Option {
  static let file = Option(
    short: "f",
    long: "file",
    value: "FILE",
    summary: "read this data file; - is standard input",
    range: "the name of a file"
  ) { settings, value in
    settings.file = value
    return !value.isEmpty
  }
  static let state = Option(
    long: "state",
    value: "FILE",
    summary: "keep the state here; 'none' for no state",
    range: "the name of a file, or 'none'"
  ) { settings, value in
    settings.state = value
    return !value.isEmpty
  }
  static let name = Option.switch("name", "operands are names, never numbers or sounds") {
    $0.operands = .name
  }
  static let all = Option.switch("all", short: "a", "every group") { $0.selection = .all }
  static let only = Option.switch("only", "close all other groups") { $0.selection = .namedOnly }
  static let online = Option.switch("online", "only friends known to be online") {
    $0.onlyOnline = true
  }
  static let sort = Option.choice(
    "sort",
    value: "ORDER",
    "order of the friends in a group: file, name or online"
  ) { $0.order = $1 }
  static let json = Option.switch("json", "print one line of JSON") { $0.format = .json }
  static let plain = Option.switch("plain", "print lines separated by tabs, for scripts") {
    $0.format = .plain
  }
  static let color = Option.choice("color", value: "WHEN", "colour: auto, always or never") {
    $0.color = $1
  }
  static let ascii = Option.switch("ascii", "marks in ASCII: + for closed, - for open") {
    $0.usesASCII = true
  }
  static let width = Option(
    long: "width",
    value: "N",
    summary: "shorten lines to N columns",
    range: "a number of columns, from 1 up"
  ) { settings, value in
    guard let width = Int(value), width > 0 else { return false }
    settings.width = width
    return true
  }
  static let quiet = Option.switch("quiet", short: "q", "print no result") { $0.isQuiet = true }
  static let dryRun = Option.switch("dry-run", short: "n", "show the change, and save nothing") {
    $0.isDryRun = true
  }
  static let target = Option.choice("to", value: "FORMAT", "the format to write") {
    $0.target = $1
  }
  static let verbose = Option.switch("verbose", short: "v", "say what the format leaves out") {
    $0.isVerbose = true
  }
  static let strict = Option.switch("strict", "warnings fail too") { $0.isStrict = true }
  static let help = Option.switch("help", short: "h", "show help") { _ in }
  static let version = Option.switch("version", "show the version") { _ in }

  /// Every option, in the order of help.
  static let every: [Option] = [
    file, state, target, name, all, only, online, sort, json, plain, color, ascii, width, quiet,
    verbose, dryRun, strict, help, version,
  ]

  /// An option whose value is one of a few words.
  private static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ long: String,
    value: String,
    _ summary: String,
    set: @escaping @Sendable (inout Settings, Choice) -> Void
  ) -> Option {
    let choices = Choice.allCases.map(\.rawValue)
    return Option(long: long, value: value, choices: choices, summary: summary) { settings, word in
      guard let choice = Choice(rawValue: word) else { return false }
      set(&settings, choice)
      return true
    }
  }

  private static func `switch`(
    _ long: String,
    short: Character? = nil,
    _ summary: String,
    set: @escaping @Sendable (inout Settings) -> Void
  ) -> Option {
    Option(short: short, long: long, value: nil, summary: summary) { settings, _ in
      set(&settings)
      return true
    }
  }
}
