import FriendGroups

/// A text as people see it, with the columns that it takes: measured once, used for its column and
/// for its line.
struct Shown {
  let text: String
  let width: Int

  /// A text of this program's own, of one column a character.
  init(mark text: String) {
    self.text = text
    width = text.unicodeScalars.count
  }

  /// A text of the data.
  init(_ text: String) {
    self.text = text.escapedForTerminal
    width = self.text.displayWidth
  }

  /// A name of the data.
  init(name: String?) {
    if let name, !name.isEmpty { self.init(name) } else { self.init(mark: "(unnamed)") }
  }

  private init(text: String, width: Int) {
    self.text = text
    self.width = width
  }

  func shortened(toWidth width: Int, ellipsis: String) -> Shown {
    let text = text.shortened(toWidth: width, ellipsis: ellipsis)
    return Shown(text: text, width: text.displayWidth)
  }
}
