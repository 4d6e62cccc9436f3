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

  /// The text without its beginning, if what was found in it would not fit in so many columns.
  func beginning(near hit: Range<String.Index>, _ width: Int, _ ellipsis: String) -> Shown {
    let before = text[..<hit.lowerBound].displayWidth
    let found = text[hit].displayWidth
    let room = width - 2 * ellipsis.count
    guard before + found + ellipsis.count > width, found <= room else { return self }
    // What stands before tells what it is about: a third of the room for it.
    var start = hit.lowerBound
    var columns = 0
    while start > text.startIndex {
      let previous = text.index(before: start)
      columns += text[previous].displayWidth
      if columns > min(room - found, room / 3) { break }
      start = previous
    }
    let rest = ellipsis + text[start...]
    return Shown(text: rest, width: rest.displayWidth)
  }
}
