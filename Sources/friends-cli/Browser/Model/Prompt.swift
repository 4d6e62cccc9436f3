import FriendGroups

/// A text while it is typed in the last line, and all that cancelling puts back.
struct Prompt: Equatable {
  let kind: Kind
  var text = TypedText()
  let cursor: OutlineRow
  let top: Int
  let peeked: Int?
  /// The text of the search that was there before.
  let previous: String?
  /// Which text of the history is shown; nil for the one that is typed.
  var entry: Int?
  /// What was typed before the history was asked.
  var draft = ""

  /// What the text is for.
  enum Kind: Hashable {
    case search, group

    /// What stands before the text.
    var mark: String { self == .search ? "/" : ":" }
  }
}

/// A text with an insertion point.
struct TypedText: Equatable {
  private(set) var before: String
  private(set) var after = ""

  init(_ text: String = "") { before = text }

  var whole: String { before + after }
  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// Adds typed or pasted text, as far as it is of one line and can be seen.
  mutating func insert(_ typed: String) {
    let line = typed.prefix { !$0.isNewline }
    before.unicodeScalars.append(contentsOf: line.unicodeScalars.filter { !$0.isHostile })
  }

  /// Does what a key asks for; answers whether it was one for this.
  mutating func edit(_ action: BrowserAction) -> Bool {
    switch action {
    case .cursorLeft: if let last = before.popLast() { after = String(last) + after }
    case .cursorRight: if !after.isEmpty { before.append(after.removeFirst()) }
    case .cursorToStart: (before, after) = ("", whole)
    case .cursorToEnd: (before, after) = (whole, "")
    case .deleteBefore: _ = before.popLast()
    case .deleteAfter: if !after.isEmpty { after.removeFirst() }
    case .deleteWord:
      while before.last == " " { before.removeLast() }
      while let last = before.last, last != " " { before.removeLast() }
    case .deleteToStart: before = ""
    case .deleteToEnd: after = ""
    default: return false
    }
    return true
  }
}
