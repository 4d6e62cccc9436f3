import FriendGroups

extension BrowserModel {
  /// Puts the cursor on a row, or on the nearest there is.
  mutating func move(to position: Int) {
    guard rows.count > 0 else { return }
    cursor = rows[max(0, min(rows.count - 1, position))]
    settle()
  }

  /// Where a key moves the cursor to; nil for a key that does something else.
  func target(of action: BrowserAction, _ times: Int) -> Int? {
    let first = stickyGroup == nil ? top : top + 1
    let last = window.upperBound - 1
    return switch action {
    case .up: position - times
    case .down: position + times
    case .windowTop: min(first + times - 1, last)
    case .windowMiddle: (first + last) / 2
    case .windowBottom: max(first, last - times + 1)
    default: nil
    }
  }

  mutating func move(toGroup group: Int) {
    guard rows.shows(group: group) else { return }
    move(to: rows.position(ofGroup: group))
  }

  /// Goes so many groups on or back; from a friend, back to its own group first.
  mutating func move(byGroups count: Int) {
    var left = abs(count)
    if count < 0, cursor.friend != nil {
      move(toGroup: cursor.group)
      left -= 1
    }
    let step = count < 0 ? -1 : 1
    var group = cursor.group + step
    var target: Int?
    while left > 0, list.groups.indices.contains(group) {
      if rows.shows(group: group) { (target, left) = (group, left - 1) }
      group += step
    }
    if let target { move(toGroup: target) }
  }

  /// Goes to the header of a group by its number.
  mutating func goTo(group number: Int) {
    guard list.groups.indices.contains(number - 1) else {
      message =
        list.groups.isEmpty
        ? "the list has no groups"
        : BrowserMessage("no group \(number): the groups are numbered 1 to \(list.groups.count)")
      return
    }
    guard rows.shows(group: number - 1) else {
      message = BrowserMessage("group \(number) has nobody to show")
      return
    }
    move(toGroup: number - 1)
  }

  /// A page keeps a line of the one before, since the header above may cover one.
  var pageStep: Int { listHeight < 3 ? listHeight : listHeight - 1 }

  /// Moves screen and cursor together, so that the cursor keeps its line.
  mutating func page(by step: Int, _ times: Int = 1) {
    let step = step * min(times, rows.count + 1)
    top += step
    move(to: position + step)
  }

  /// Moves the screen; the cursor stays unless it would leave it.
  mutating func scroll(by step: Int) {
    guard rows.count > 0 else { return }
    top = max(0, min(rows.count - listHeight, top + step))
    let first = stickyGroup == nil ? top : top + 1
    move(to: max(first, min(window.upperBound - 1, position)))
  }

  /// Moves the screen so that the cursor is on its first, middle or last line.
  mutating func scroll(asIn action: BrowserAction) {
    switch action {
    case .cursorToTop: top = position - (cursor.friend != nil && listHeight >= 3 ? 1 : 0)
    case .cursorToMiddle: top = position - listHeight / 2
    default: top = position - listHeight + 1
    }
    settle()
  }

  /// Puts the cursor where a click was; a header is opened or closed by it.
  mutating func click(_ line: Int) -> Effect? {
    guard line < listHeight, let row = row(onLine: line) else { return nil }
    cursor = row
    // The header that stays above its friends keeps its line.
    if line == 0, stickyGroup != nil { top = position }
    settle()
    return cursor.friend == nil ? toggle() : nil
  }
}
