import FriendGroups

extension BrowserModel {
  /// Puts the cursor on a row, or on the nearest there is.
  mutating func move(to position: Int) {
    guard rows.count > 0 else { return }
    cursor = rows[max(0, min(rows.count - 1, position))]
    settle()
  }

  mutating func move(toGroup group: Int) {
    guard list.groups.indices.contains(group) else { return }
    move(to: rows.position(of: .group(group)) ?? 0)
  }

  /// Moves screen and cursor together, so that the cursor keeps its line.
  mutating func page(by step: Int) {
    top += step
    move(to: position + step)
  }

  /// Moves the screen; the cursor stays unless it would leave it.
  mutating func scroll(by step: Int) {
    guard rows.count > 0 else { return }
    top = max(0, min(rows.count - listHeight, top + step))
    move(to: max(window.lowerBound, min(window.upperBound - 1, position)))
  }

  /// Puts the cursor where a click was; a header is opened or closed by it.
  mutating func click(_ line: Int) -> Effect? {
    let position = top + line
    guard line < listHeight, position < rows.count else { return nil }
    move(to: position)
    return toggle()
  }
}
