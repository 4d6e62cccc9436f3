import FriendGroups

/// A search while it is typed, and all that `esc` puts back.
struct SearchPrompt: Equatable {
  var text = ""
  let cursor: OutlineRow
  let top: Int
  let peeked: Int?
  /// The text of the search before this one.
  let previous: String?

  /// Adds typed or pasted text, as far as it is of one line and can be seen.
  mutating func append(_ typed: String) {
    let line = typed.prefix { !$0.isNewline }
    text.unicodeScalars.append(contentsOf: line.unicodeScalars.filter { !$0.isHostile })
  }

  /// Takes the last word away, and the spaces behind it.
  mutating func removeWord() {
    while text.last == " " { text.removeLast() }
    while let last = text.last, last != " " { text.removeLast() }
  }
}
