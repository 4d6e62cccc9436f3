import FriendGroups

/// Lines for people: one a row, in columns.
///
/// Where a line is too long, the intro gives way first, down to nothing, and then the name. Numbers
/// and marks stay; a group's counts go all at once, because a part of a number would lie.
struct HumanRenderer: Renderer {
  let sink: Sink
  let style: Style
  /// What was searched for: it is marked in names and intros.
  private(set) var hits: FriendMatcher?
  private(set) var headers = HeaderColumns()
  private(set) var columns = FriendColumns()

  /// Columns are as wide as the widest name of the group.
  static let measuresFriends = true

  mutating func begin(_ report: Report) {
    hits = report.hits
    for line in report.groups { headers.take(line.group, number: line.number) }
  }

  func begin(_ group: GroupLine, isUnfolded: Bool) throws(Failure) {
    var line = Line(style: style)
    let isOpen = group.isOpen || isUnfolded
    headers.put(group.group, number: group.number, isOpen: isOpen, on: &line)
    try sink.write([line.text, "\n"])
  }

  mutating func measure(_ friends: [FriendLine]) {
    for line in friends { columns.take(line.friend, name: Shown(name: line.friend.name)) }
  }

  mutating func show(_ friends: [FriendLine]) throws(Failure) {
    let names = friends.map { Shown(name: $0.friend.name) }
    for (line, name) in zip(friends, names) { columns.take(line.friend, name: name) }
    for (friend, name) in zip(friends, names) {
      var line = Line(style: style)
      columns.put(friend.friend, name: name, indent: headers.indent, hits: hits, on: &line)
      // Where there is no room for anything, a line is still a line.
      let nothing = style.marks.ellipsis.prefix(style.width ?? .max)
      try sink.write([line.text.isEmpty ? String(nothing) : line.text, "\n"])
    }
  }

  mutating func end(_ group: GroupLine) { columns = FriendColumns() }

  func end(matches: Int?) {}
}
