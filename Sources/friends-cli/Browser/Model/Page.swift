import FriendGroups

/// Text that is shown instead of the list.
enum Page: Equatable {
  /// The keys.
  case help
  /// Everything that the file says about the friend at the cursor.
  case details

  /// One thing that a page says: what the file says about a friend, or what a key does.
  struct Entry: Equatable {
    let key: String
    let text: String
  }

  /// One line of a page: what it is about, if that begins here, and the text.
  struct Line: Equatable {
    let label: String
    let text: String
  }
}

extension OpenedFile {
  /// Everything that is known about a friend, in the order of the file.
  func details(of friend: Friend, _ index: Int, ofGroup group: Int) -> [Page.Entry] {
    func word(_ isSo: Bool?) -> String? { isSo.map { $0 ? "yes" : "no" } }
    let texts: [(key: String, text: String?)] = [
      ("name", friend.name), ("intro", friend.intro), ("icon", friend.icon),
      ("vip", word(friend.isVIP)), ("online", word(friend.isOnline)),
    ]
    return texts.compactMap { row in row.text.map { Page.Entry(key: row.key, text: $0) } }
  }
}

extension BrowserModel {
  /// Moves a page, or leaves it: any key that does not move it does.
  mutating func handle(_ key: Key, on page: Page, from top: Int) -> Effect? {
    func show(_ line: Int) { mode = .page(page, top: clamped(line, on: page)) }
    switch key {
    case .wheelUp: show(top - Self.wheelStep)
    case .wheelDown: show(top + Self.wheelStep)
    case .character(" "): show(top + listHeight)
    default:
      switch KeyBinding.action(of: [key]) {
      case .up: show(top - 1)
      case .down: show(top + 1)
      case .pageUp: show(top - listHeight)
      case .pageDown: show(top + listHeight)
      case .halfPageUp: show(top - max(1, listHeight / 2))
      case .halfPageDown: show(top + max(1, listHeight / 2))
      case .first: show(0)
      case .last: show(.max)
      case .suspend: return .suspend
      case .reload: return .reload
      case .interrupt: return .leave(.interrupted)
      default: mode = .list
      }
    }
    return nil
  }

  /// The nearest line from which a page can be shown.
  func clamped(_ line: Int, on page: Page) -> Int {
    max(0, min(line, lines(of: page).count - listHeight))
  }

  /// The lines of a page, folded to the width of the window.
  func lines(of page: Page, isPlain: Bool = false) -> [Page.Line] {
    let rows =
      switch page {
      case .help:
        KeyBinding.every.map {
          Page.Entry(key: isPlain ? $0.plainSpelling : $0.spelling, text: $0.meaning)
        }
      case .details: details
      }
    let width = size.columns - Page.textColumn(labels: rows.map(\.key)) - 1
    return rows.flatMap { row in
      row.text.folded(toWidth: max(2, width)).enumerated().map { number, text in
        Page.Line(label: number == 0 ? row.key : "", text: text)
      }
    }
  }

  private var details: [Page.Entry] {
    guard let index = cursor.friend else { return [] }
    let group = list.groups[cursor.group]
    let friend = friends[index, ofGroup: cursor.group]
    let known = friend.map { file.details(of: $0, index, ofGroup: cursor.group) } ?? []
    return known + [
      Page.Entry(key: "group", text: "\(cursor.group + 1) \(group.name ?? "(unnamed)")"),
      Page.Entry(key: "number", text: "\(index + 1) of \(group.total)"),
    ]
  }
}

extension Page {
  /// The column at which texts begin behind their labels.
  static func textColumn(labels: [String]) -> Int {
    1 + (labels.lazy.map(\.displayWidth).max() ?? 0) + 2
  }
}

extension String {
  /// The text in lines of at most so many columns, as it is shown: folded at spaces where there are
  /// any, and between characters where there are none.
  fileprivate func folded(toWidth width: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line in
      var rest = Shown(String(line)).text[...]
      var lines: [String] = []
      while let end = rest.end(ofColumns: width) {
        // At the last space of the line, or at one that follows it.
        let space = rest[end] == " " ? end : rest[..<end].lastIndex(of: " ")
        let cut = space.flatMap { $0 > rest.startIndex ? $0 : nil } ?? end
        lines.append(String(rest[..<cut]))
        rest = rest[cut...].drop { $0 == " " }
      }
      return lines + [String(rest)]
    }
  }
}

extension Substring {
  /// Where the text goes on behind so many columns, but behind one character at least; nil if they
  /// hold all of it.
  fileprivate func end(ofColumns width: Int) -> Index? {
    var columns = 0
    for index in indices {
      columns += self[index].displayWidth
      if columns > width, index > startIndex { return index }
    }
    return nil
  }
}
