import FriendGroups

/// What lines up the headers of groups, and how one is written.
struct HeaderColumns {
  private var numberWidth = 0
  private var nameWidth = 0
  private var onlineWidth = 0
  private var countsWidth = 0

  /// A name wider than this does not push the other columns away.
  static let widestName = 40

  /// Where names would keep less than this, the counts go.
  private static let narrowestName = 4

  init() {}

  /// Makes room for all groups of a list.
  init(of list: FriendList) {
    for (index, group) in list.groups.enumerated() { take(group, number: index + 1) }
  }

  /// The columns before the name of a friend, which stands below that of its group.
  var indent: Int { numberWidth + 3 }

  /// Makes room for one more group.
  mutating func take(_ group: FriendGroup, number: Int) {
    numberWidth = max(numberWidth, String(number).utf8.count)
    nameWidth = max(nameWidth, min(Shown(name: group.name).width, Self.widestName))
    let online = group.online.shown.utf8.count
    onlineWidth = max(onlineWidth, online)
    countsWidth = max(countsWidth, online + 1 + String(group.total).utf8.count)
  }

  /// Writes a header.
  func put(
    _ group: FriendGroup,
    number: Int,
    isOpen: Bool,
    hits: FriendMatcher? = nil,
    on line: inout Line
  ) {
    let number = String(number)
    line.space(numberWidth - number.utf8.count)
    line.put(mark: number, ink: .number)
    line.space(1)
    line.put(mark: isOpen ? line.style.marks.open : line.style.marks.closed)
    line.space(1)
    let roomBesideCounts = line.room - 2 - countsWidth
    let hasCounts = roomBesideCounts >= min(Self.narrowestName, nameWidth)
    let room = hasCounts ? roomBesideCounts : line.room
    line.put(
      Shown(name: group.name),
      padded: min(nameWidth, room),
      within: room,
      ink: .groupName,
      hits: hits?.ranges(inName:)
    )
    guard hasCounts else { return }
    let online = group.online.shown
    line.space(2 + onlineWidth - online.utf8.count)
    line.put(mark: "\(online)/\(group.total)")
  }
}

extension Int? {
  /// A count as people see it.
  fileprivate var shown: String { map { String($0) } ?? "-" }
}
