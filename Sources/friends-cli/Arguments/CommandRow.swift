import FriendGroups

/// A command: its row feeds the parser, help, suggestions and completions.
struct CommandRow: Sendable {
  let name: String
  var alias: String?
  /// What people type who know the command by another name; it is only suggested.
  var synonyms: [String] = []
  var operands: [Operand] = []
  let summary: String
  /// More paragraphs of help.
  var details: [String] = []
  /// The keys, of a command that listens to them.
  var keys: [KeyBinding] = []
  let options: [Option]
  /// Whether `--all` stands in the place of the groups, rather than beside them.
  var takesAllInsteadOfGroups = false
  /// The columns that `--fields` selects from.
  var fields: [Column] = []
  /// What to type, and what it does.
  var examples: [(line: String, meaning: String)] = []
  /// Makes the command from its operands, whose number is right, and its settings.
  let make: @Sendable ([String], Settings) throws(UsageError.Reason) -> Command

  /// The row of a command, by its name or the other one; also of those that help does not list.
  static func named(_ name: String) -> CommandRow? {
    (every + completing).first { $0.names.contains(name) }
  }

  /// The name, and the other one if there is one.
  var names: [String] { [name] + [alias].compactMap { $0 } }

  func takes(_ option: Option) -> Bool { (options + Self.universal).contains(option) }

  /// The options that it takes, in the order of help.
  var allOptions: [Option] { Option.every.filter(takes) }

  /// What every command takes.
  static let universal: [Option] = [.help, .version]
}

extension [String] {
  /// The groups that are meant.
  func groups(_ settings: Settings) -> [FriendList.Operand] {
    map { settings.operands == .name ? .name($0) : FriendList.Operand($0) }
  }
}

extension String {
  /// Whether this is a number, as which no name can be typed.
  var isAllDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
