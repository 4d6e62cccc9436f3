import FriendGroups

/// What is known of the friends of the groups in one view of the list.
struct Arrangement {
  let view: FriendView
  /// The friends on show of each group that was opened; of no group in the plain view.
  var friends: [Int: FriendArrangement] = [:]
  /// Whether a group has somebody to show, as far as that was asked.
  var hasFriends: [Int: Bool] = [:]
  /// Whether any friend that was read says whether they are online.
  var knowsOnline = false

  init(_ view: FriendView) { self.view = view }

  /// The groups that are left out, header and all: in a view of some friends those without any.
  var hidden: Set<Int> {
    view.isOnlineOnly ? Set(hasFriends.lazy.filter { !$0.value }.map(\.key)) : []
  }

  /// The groups that must be read before these are open in this view.
  func unread(of list: FriendList, open: OpenGroups) -> [Int] {
    if view.isPlain { return [] }
    return list.groups.indices.filter { group in
      open.isOpen(group)
        ? friends[group] == nil : view.isOnlineOnly && hasFriends[group] == nil
    }
  }
}

/// An arrangement in the making: group by group, some friends at a time.
struct Arranging {
  /// Which groups are to be open, as the user wants it.
  let wanted: OpenGroups
  /// The same with the group that a search opened for the moment.
  private let open: OpenGroups
  let completion: Completion
  private(set) var arrangement: Arrangement
  private var groups: FriendStream
  private var sorter: FriendSorter
  /// The group that is being merged.
  private var merging: Int?
  private var isOnline = false
  private let total: Int
  private var done = 0

  /// What follows when it is done.
  enum Completion {
    case nothing
    /// Groups were opened or closed: to be saved, and to be undone some time.
    case record([GroupFold])
    /// Groups were opened or closed by undo and redo: to be saved.
    case save([GroupFold])
  }

  init(
    _ arrangement: Arrangement,
    wanted: OpenGroups,
    open: OpenGroups,
    unread: [Int],
    of list: FriendList,
    then completion: Completion
  ) {
    self.arrangement = arrangement
    self.wanted = wanted
    self.open = open
    self.completion = completion
    groups = FriendStream(of: unread)
    sorter = FriendSorter(arrangement.view)
    total = unread.reduce(0) { $0 + list.groups[$1].total }
  }

  /// How far it is, from 0 to 100.
  var percent: Int { total == 0 ? 100 : min(99, done * 100 / total) }

  /// Does another step, and answers whether that was the last.
  mutating func work(on file: OpenedFile, _ cache: FriendCache) -> Bool {
    if let group = merging {
      guard sorter.merge() else { return false }
      arrangement.friends[group] = FriendArrangement(sorter.indexes)
      sorter = FriendSorter(arrangement.view)
      merging = nil
      return false
    }
    guard let piece = groups.next(of: file, cache) else { return true }
    done += piece.friends.count
    isOnline = isOnline || piece.friends.contains { $0.isOnline == true }
    arrangement.knowsOnline =
      arrangement.knowsOnline || isOnline || piece.friends.contains { $0.isOnline != nil }
    let isOpen = open.isOpen(piece.group)
    if isOpen { sorter.take(piece.numbered) }
    // Of a closed group one friend is enough.
    guard piece.isLast || (!isOpen && isOnline) else { return false }
    if !piece.isLast { groups.skip() }
    arrangement.hasFriends[piece.group] = isOnline
    isOnline = false
    if isOpen { merging = piece.group }
    return false
  }
}
