/// Keys that wait for more: a count, as in `5j`, and the first key of two, as in `zz`.
struct PendingKeys: Equatable, Sendable {
  private var count: Int?
  private var keys: [Key] = []

  /// What a key makes of those before it.
  enum Outcome: Equatable {
    case action(BrowserAction, count: Int?)
    /// More is to come, or the keys mean nothing and are forgotten.
    case nothing
  }

  /// No list is longer, and no number of so many digits overflows.
  private static let largestCount = 99_999_999

  var isEmpty: Bool { self == PendingKeys() }

  /// The keys as they were typed, for the last line.
  var text: String {
    (count.map { String($0) } ?? "")
      + keys.map { if case .character(let character) = $0 { String(character) } else { "" } }
      .joined()
  }

  /// Takes a key, and answers what it completes.
  mutating func take(_ key: Key) -> Outcome {
    if keys.isEmpty, let digit = key.digit, digit > 0 || count != nil {
      count = min((count ?? 0) * 10 + digit, Self.largestCount)
      return .nothing
    }
    let (before, count) = (self, count)
    self = PendingKeys()
    // Escape takes back what is half typed, and nothing else.
    if key == .escape, !before.isEmpty { return .nothing }
    let typed = before.keys + [key]
    if let action = KeyBinding.action(of: typed) { return .action(action, count: count) }
    if KeyBinding.isBeginning(typed) { (self.count, keys) = (count, typed) }
    return .nothing
  }
}

extension Key {
  fileprivate var digit: Int? {
    guard case .character(let character) = self, character.isASCII else { return nil }
    return character.wholeNumberValue
  }
}
