import FriendGroups

extension BrowserModel {
  /// Takes which groups are open as somebody else has set them.
  mutating func take(_ open: OpenGroups) {
    guard open != self.open else { return }
    self.open = open
    if let group = peeked, open.isOpen(group) { peeked = nil }
    layOut()
  }

  /// Takes another version of the data file: the cursor stays on its friend, and the friend on its
  /// line of the screen.
  mutating func take(_ newFile: OpenedFile, open: OpenGroups) {
    let anchor = RowAnchor(cursor, friends: friends(of: cursor), in: list)
    let peekedKey = peeked.map { list.keys[$0] }
    let line = position - top
    replaceFile(by: newFile, open: open)
    peeked = peekedKey.flatMap { key in list.keys.firstIndex(of: key) }
    if let group = peeked, open.isOpen(group) { peeked = nil }
    let group = anchor.group(in: list)
    cursor = .group(group)
    layOut()
    if anchor.isFriend, !list.groups.isEmpty, rows.isOpen(group) {
      let friend = anchor.friend(among: friends.group(group, of: file).friends)
      if let friend, rows.position(of: .friend(friend, ofGroup: group)) != nil {
        cursor = .friend(friend, ofGroup: group)
      }
    }
    top = position - line
    restartSearch()
    settle()
  }

  private mutating func friends(of row: OutlineRow) -> [Friend] {
    row.friend == nil ? [] : friends.group(row.group, of: file).friends
  }
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
  func friend(among friends: [Friend]) -> Int? {
    let same = friends.indices.lazy.filter { friends[$0].name == name }
    if let index = same.dropFirst(occurrence).first ?? same.first { return index }
    guard let old = row.friend, !friends.isEmpty else { return nil }
    return min(old, friends.count - 1)
  }
}
