/// One command: its row feeds the parser, help, suggestions and completions.
struct CommandRow: Sendable {
  let name: String
  var alias: String?
  /// The operands as help shows them.
  let operands: String
  let summary: String
  /// What help says further, in paragraphs.
  var details: [String] = []
  /// The keys, of a command that listens to them.
  var keys: [KeyBinding] = []
  let options: [Option]
  /// What to type, and what it does.
  let examples: [(line: String, meaning: String)]
  /// Makes the command of its operands and settings.
  let make: @Sendable ([String], Settings) throws(UsageError.Reason) -> Command

  static func named(_ name: String) -> CommandRow? {
    every.first { $0.name == name || $0.alias == name }
  }

  func takes(_ option: Option) -> Bool {
    (options + Self.universal).contains { $0.long == option.long }
  }

  /// What every command takes.
  static let universal: [Option] = [.help, .version]
}
