import FriendGroups

/// Lines for people: one a row, in columns.
struct HumanRenderer: Renderer {
  let sink: Sink
  let style: Style

  private var numberWidth = 0
  private var nameWidth = 0
  private var onlineWidth = 0

  init(sink: Sink, style: Style) {
    self.sink = sink
    self.style = style
  }

  /// A name wider than this does not push the other columns away.
  private static let widestName = 40

  mutating func begin(_ report: Report) {
    for line in report.groups {
      numberWidth = max(numberWidth, String(line.number).count)
      nameWidth = max(nameWidth, min(line.group.name.shown.displayWidth, Self.widestName))
      onlineWidth = max(onlineWidth, line.group.online.shown.count)
    }
  }

  func show(_ group: GroupLine, friends: [FriendLine]?) throws(Failure) {
    let isUnfolded = group.isOpen || friends != nil
    var row = Row(style: style)
    let number = String(group.number)
    row.append(String(repeating: " ", count: numberWidth - number.count) + number, ink: .dim)
    row.append(" \(isUnfolded ? style.marks.open : style.marks.closed) ")
    row.append(group.group.name.shown.padded(toWidth: nameWidth), ink: .bold)
    let online = group.group.online.shown
    row.append("  " + String(repeating: " ", count: onlineWidth - online.count))
    row.append("\(online)/\(group.group.total)")
    try sink.write(row.line)
    if let friends { try show(friends) }
  }

  func end(matches: Int?) {}

  private func show(_ friends: [FriendLine]) throws(Failure) {
    let indent = String(repeating: " ", count: numberWidth + 3)
    let knowsOnline = friends.contains { $0.friend.isOnline != nil }
    let hasVIP = friends.contains { $0.friend.isVIP == true }
    let nameWidth =
      friends.lazy.map { min($0.friend.name.shown.displayWidth, Self.widestName) }
      .max() ?? 0
    for line in friends {
      let friend = line.friend
      let isVIP = friend.isVIP == true
      var row = Row(style: style)
      row.append(indent)
      if knowsOnline {
        row.append(onlineMark(friend.isOnline), ink: friend.isOnline == true ? .green : nil)
      }
      row.append(friend.name.shown.padded(toWidth: nameWidth), ink: isVIP ? .red : nil)
      if hasVIP { row.append(" " + (isVIP ? style.marks.vip : " "), ink: isVIP ? .red : nil) }
      if let intro = friend.intro, !intro.isEmpty {
        row.append("  " + intro.escapedForTerminal, ink: .dim)
      }
      try sink.write(row.line)
    }
  }

  private func onlineMark(_ isOnline: Bool?) -> String {
    switch isOnline {
    case true: style.marks.online + " "
    case false: style.marks.offline + " "
    default: "  "
    }
  }
}

/// One line in the making: pieces that are shortened together and coloured each on its own.
private struct Row {
  private let style: Style
  private var pieces: [(text: String, ink: Ink?)] = []

  init(style: Style) { self.style = style }

  mutating func append(_ text: String, ink: Ink? = nil) { pieces.append((text, ink)) }

  /// The line, without spaces at its end, not wider than the style allows.
  var line: String {
    var line = ""
    var rest = style.width ?? .max
    let text = pieces.map(\.text).joined()
    var visible = text.prefixWithoutTrailingSpaces
    if visible.displayWidth > rest { visible = visible.shortened(toWidth: rest)[...] }
    for piece in pieces {
      let part = visible.prefix(piece.text.count)
      visible = visible.dropFirst(piece.text.count)
      rest -= part.count
      guard !part.isEmpty else { break }
      if style.isColored, let ink = piece.ink {
        line += ink.paint(String(part))
      } else {
        line += part
      }
    }
    return line + "\n"
  }
}

extension String {
  fileprivate var prefixWithoutTrailingSpaces: Substring {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

extension String? {
  /// A name as people see it.
  fileprivate var shown: String {
    guard let name = self, !name.isEmpty else { return "(unnamed)" }
    return name.escapedForTerminal
  }
}

extension Int? {
  /// A count as people see it.
  fileprivate var shown: String { map { String($0) } ?? "-" }
}
