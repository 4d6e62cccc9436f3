import FriendGroups

/// Lines for people: one a row, in columns.
///
/// Where a line is too long, the intro gives way first, down to nothing, and then the name. Numbers
/// and marks stay; a group's counts go all at once, because a part of a number would lie.
struct HumanRenderer: Renderer {
  let sink: Sink
  let style: Style
  /// What was searched for: it is marked in names and intros.
  private var hits: FriendMatcher?

  private var numberWidth = 0
  private var nameWidth = 0
  private var onlineWidth = 0
  private var countsWidth = 0

  init(sink: Sink, style: Style) {
    self.sink = sink
    self.style = style
  }

  /// A name wider than this does not push the other columns away.
  private static let widestName = 40

  /// Where names would keep less than this, the counts go.
  private static let narrowestName = 4

  mutating func begin(_ report: Report) {
    hits = report.hits
    for line in report.groups {
      numberWidth = max(numberWidth, String(line.number).utf8.count)
      nameWidth = max(nameWidth, min(Shown(name: line.group.name).width, Self.widestName))
      let online = line.group.online.shown.utf8.count
      onlineWidth = max(onlineWidth, online)
      countsWidth = max(countsWidth, online + 1 + String(line.group.total).utf8.count)
    }
  }

  func show(_ group: GroupLine, friends: [FriendLine]?) throws(Failure) {
    let number = String(group.number)
    let isUnfolded = group.isOpen || friends != nil
    var line = Line(sink: sink, style: style)
    line.space(numberWidth - number.utf8.count)
    try line.put(mark: number, ink: .number)
    line.space(1)
    try line.put(mark: isUnfolded ? style.marks.open : style.marks.closed)
    line.space(1)
    let roomBesideCounts = line.room - 2 - countsWidth
    let hasCounts = roomBesideCounts >= min(Self.narrowestName, nameWidth)
    let room = hasCounts ? roomBesideCounts : line.room
    try line.put(
      Shown(name: group.group.name),
      padded: min(nameWidth, room),
      within: room,
      ink: .groupName
    )
    if hasCounts {
      let online = group.group.online.shown
      line.space(2 + onlineWidth - online.utf8.count)
      try line.put(mark: "\(online)/\(group.group.total)")
    }
    try line.end()
    if let friends { try show(friends) }
  }

  func end(matches: Int?) {}

  private func show(_ friends: [FriendLine]) throws(Failure) {
    let names = friends.map { Shown(name: $0.friend.name) }
    // Half of a narrow terminal is left for intros, but for those behind the longest names.
    let widestName = min(Self.widestName, style.width.map { $0 / 2 } ?? .max)
    let nameWidth = min(widestName, names.lazy.map(\.width).max() ?? 0)
    let knowsOnline = friends.contains { $0.friend.isOnline != nil }
    let hasVIP = friends.contains { $0.friend.isVIP == true }
    for (friend, name) in zip(friends.lazy.map(\.friend), names) {
      let isVIP = friend.isVIP == true
      var line = Line(sink: sink, style: style)
      line.space(numberWidth + 3)
      if knowsOnline || style.isColored {
        let ink: Ink? = style.isColored ? .dot(of: name.text) : nil
        try line.put(Shown(mark: mark(friend.isOnline)), padded: 1, ink: ink)
        line.space(1)
      }
      try line.put(
        name,
        padded: nameWidth,
        within: max(1, line.room - (isVIP ? 2 : 0)),
        ink: isVIP ? .vip : nil,
        hits: hits?.ranges(inName:)
      )
      if hasVIP {
        line.space(1)
        if isVIP { try line.put(mark: style.marks.vip, ink: .vip) } else { line.space(1) }
      }
      if let intro = friend.intro, !intro.isEmpty {
        line.space(2)
        try line.put(Shown(intro), ink: .intro, hits: hits?.ranges(inIntro:))
      }
      try line.end()
    }
  }

  private func mark(_ isOnline: Bool?) -> String {
    switch isOnline {
    case true: style.marks.online
    case false: style.marks.offline
    default: style.isColored ? style.marks.dot : ""
    }
  }
}

extension Int? {
  /// A count as people see it.
  fileprivate var shown: String { map { String($0) } ?? "-" }
}
