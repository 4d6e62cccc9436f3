import FriendGroups

extension BrowserModel {
  /// Takes which groups are open as somebody else has set them.
  mutating func take(_ new: OpenGroups) {
    guard new != open else { return }
    if let group = peeked, new.isOpen(group) { peeked = nil }
    _ = arrange(open: new)
  }

  /// Takes another version of the data file: the cursor stays on its friend, and the friend on its
  /// line of the screen.
  mutating func take(_ newFile: OpenedFile, open: OpenGroups) {
    let anchor = RowAnchor(cursor, friends: friends[cursor.group]?.friends ?? [], in: list)
    let peekedKey = peeked.map { list.keys[$0] }
    let line = position - top
    let view = arrangement.view
    replaceFile(by: newFile, open: open)
    peeked = peekedKey.flatMap { key in list.keys.firstIndex(of: key) }
    if let group = peeked, open.isOpen(group) { peeked = nil }
    rows.apply(shown(open))
    let group = anchor.group(in: list)
    cursor = .group(group)
    if anchor.isFriend, !list.groups.isEmpty, rows.open.isOpen(group) {
      let friend = anchor.friend(among: friends(ofGroup: group), of: list.groups[group].total)
      if let friend, rows.position(of: .friend(friend, ofGroup: group)) != nil {
        cursor = .friend(friend, ofGroup: group)
      }
    }
    top = position - line
    if case .page(.details, _) = mode, cursor.friend == nil { mode = .list }
    settle()
    if view.isPlain { restartSearch() } else { _ = arrange(open: open, view: view) }
  }

  /// The friends of a group in which one is looked for by name; none of a group too long for that.
  private mutating func friends(ofGroup group: Int) -> [Friend] {
    list.groups[group].total > Self.longestGroup ? [] : friends.all(ofGroup: group, of: file)
  }

  private static let longestGroup = 20_000
}

/// What a row is known by from one version of the data file to the next.
///
/// That is the group's key, the friend's name and which of that name it is; where nobody of it is
/// left, the number.
struct RowAnchor {
  private let row: OutlineRow
  private let key: GroupKey?
  private let name: String?
  private let occurrence: Int

  init(_ row: OutlineRow, friends: [Friend], in list: FriendList) {
    self.row = row
    key = list.keys.indices.contains(row.group) ? list.keys[row.group] : nil
    if let friend = row.friend, friends.indices.contains(friend) {
      name = friends[friend].name
      occurrence = friends[..<friend].count { $0.name == friends[friend].name }
    } else {
      name = nil
      occurrence = 0
    }
  }

  var isFriend: Bool { row.friend != nil }

  func group(in list: FriendList) -> Int {
    key.flatMap(list.keys.firstIndex) ?? max(0, min(row.group, list.groups.count - 1))
  }

  /// The index of the friend; nil in a group without friends.
  func friend(among friends: [Friend], of total: Int) -> Int? {
    let same = friends.indices.lazy.filter { friends[$0].name == name }
    if let index = same.dropFirst(occurrence).first ?? same.first { return index }
    guard let old = row.friend, total > 0 else { return nil }
    return min(old, total - 1)
  }
}
