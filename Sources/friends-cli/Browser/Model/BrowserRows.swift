import FriendGroups

/// The rows on show, with friends numbered as in the file even where not all are on show.
struct BrowserRows {
  private let outline: Outline
  /// For each open group the indexes of the friends on show; nil where all are.
  private let shown: [Int: [Int]]?

  /// Lays out a list; the outline behind it is of a list that has no other friends than those shown.
  ///
  /// - Complexity: O(*n*) in the number of groups.
  init(of list: FriendList, open: OpenGroups, shown: [Int: [Int]]?) {
    self.shown = shown
    guard let shown else {
      outline = Outline(of: list, open: open)
      return
    }
    let groups = list.groups.enumerated().map { index, group in
      FriendGroup(name: group.name, total: shown[index]?.count ?? 0)
    }
    outline = Outline(of: FriendList(groups: groups), open: open)
  }

  var count: Int { outline.count }

  /// Whether a group shows its friends.
  func isOpen(_ group: Int) -> Bool { outline.open.isOpen(group) }

  /// The row at a position below ``count``.
  subscript(position: Int) -> OutlineRow {
    let row = outline[position]
    guard case .friend(let rank, let group) = row, let indexes = shown?[group] else { return row }
    return .friend(indexes[rank], ofGroup: group)
  }

  /// Where a row is; nil where it is not on show.
  func position(of row: OutlineRow) -> Int? {
    switch row {
    case .group(let group):
      return outline.list.groups.indices.contains(group) ? outline.position(ofGroup: group) : nil
    case .friend(let friend, let group):
      guard let header = position(of: .group(group)), isOpen(group) else { return nil }
      guard let rank = rank(of: friend, in: group) else { return nil }
      return header + 1 + rank
    }
  }

  /// How many friends on show stand before one of their group.
  private func rank(of friend: Int, in group: Int) -> Int? {
    guard let shown else {
      return friend < outline.list.groups[group].total ? friend : nil
    }
    guard let indexes = shown[group] else { return nil }
    let rank = indexes.firstPosition { $0 >= friend }
    return rank < indexes.count && indexes[rank] == friend ? rank : nil
  }
}

extension OutlineRow {
  /// The group that the row is of.
  var group: Int {
    switch self {
    case .group(let index), .friend(_, ofGroup: let index): index
    }
  }

  /// The friend's index in the group; nil for a header.
  var friend: Int? {
    guard case .friend(let index, _) = self else { return nil }
    return index
  }
}

extension [Int] {
  /// The position of the first element for which a condition holds that, once true, stays true; the
  /// number of elements where it never does.
  func firstPosition(where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
