extension Key {
  /// The keys that have names in help, and what `--ascii` calls them.
  private static let names: [(name: String, plain: String, key: Key)] = [
    ("↑", "Up", .up), ("↓", "Down", .down), ("←", "Left", .left), ("→", "Right", .right),
    ("Home", "Home", .home), ("End", "End", .end),
    ("PgUp", "PgUp", .pageUp), ("PgDn", "PgDn", .pageDown),
    ("space", "space", .character(" ")), ("enter", "enter", .enter), ("tab", "tab", .tab),
    ("esc", "esc", .escape), ("del", "del", .delete), ("backspace", "backspace", .backspace),
  ]

  /// Reads keys as help spells them: a name, `^F` for a key with control, or keys typed one after
  /// the other, `zz`.
  static func sequence(spelled text: Substring) -> [Key] {
    if let named = names.first(where: { $0.name == text }) { return [named.key] }
    if text.count == 2, text.first == "^" {
      return text.dropFirst().lowercased().map { .control($0) }
    }
    return text.map { .character($0) }
  }

  /// The same keys in letters that every terminal has.
  static func plainName(of text: Substring) -> String {
    names.first { $0.name == text }?.plain ?? String(text)
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
