import FriendGroups

/// An option: its row feeds the parser, help, suggestions and completions.
struct Option: Sendable, Equatable {
  let id: ID
  var short: Character?
  /// The name of its value in help, and what the value may be; nil for a switch.
  var value: (name: String, kind: Operand.Kind)?
  let summary: String
  /// What its value must be, for the message about one that is not.
  var expected: String?
  /// A command that takes it, and what the two do; for those who use it with another command.
  var use: (line: String, meaning: String)?
  /// Puts what it means into the settings; throws what is wrong with the value.
  let set: @Sendable (inout Settings, String) throws(ValueError) -> Void

  /// Which option it is; the text is its long name.
  enum ID: String, CaseIterable, Sendable {
    case file, state, keys
    case groupBy = "group-by"
    case target = "to"
    case name, all, only, open, closed, online
    case hideEmpty = "hide-empty"
    case sort, json, plain, fields, null, color, ascii, width, quiet, verbose
    case dryRun = "dry-run"
    case strict, help, version
  }

  /// What is wrong with a value.
  struct ValueError: Error {
    /// The part that is wrong, if not all of it.
    var part: String?
    /// The words that were possible there.
    var choices: [String] = []
    /// What was expected, if not the same for every value.
    var expected: String?
    /// The option that this one cannot be used with.
    var conflict: ID?
  }

  var long: String { id.rawValue }

  /// The spelling in messages.
  var spelling: String { "--\(long)" }

  /// Its spellings, the short one first.
  var spellings: [String] { [short.map { "-\($0)" }, spelling].compactMap { $0 } }

  /// The values that it takes; empty where any will do.
  var choices: [String] {
    if case .choice(let words) = value?.kind { words } else { [] }
  }

  static func == (a: Option, b: Option) -> Bool { a.id == b.id }

  static func named(long: String) -> Option? { every.first { $0.long == long } }
  static func named(short: Character) -> Option? { every.first { $0.short == short } }
}
