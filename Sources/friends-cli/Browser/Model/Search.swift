import FriendGroups

/// A search in progress or done: the matches so far, and the groups still to be searched.
///
/// It goes through the list group by group, from the cursor on, so that the first match is there at
/// once and a long list is searched between two keys.
struct Search {
  let text: String
  let matcher: FriendMatcher
  private let view: FriendView
  /// The matches of each group that has any, in the order of its rows; -1 is the group's name.
  private(set) var matches: [Int: [Int]] = [:]
  private(set) var count = 0
  /// The match that the user wants to see, as soon as it is known.
  var wish: Wish?
  private var groups: FriendStream
  private let first: Int
  private let groupCount: Int
  private var searched = 0
  /// Brings the matches of a group into the order of its rows.
  private var sorter: FriendSorter

  /// A match that is wanted: the nearest from a row on.
  struct Wish {
    let direction: Direction
    let row: OutlineRow
    /// Whether the row itself may be the match.
    var isInclusive = false
    /// How many matches on it is.
    var times = 1
  }

  enum Direction { case forward, backward }

  init(for text: String, in rows: Outline, view: FriendView, from row: OutlineRow, wish: Wish?) {
    self.text = text
    matcher = FriendMatcher(text)
    self.view = view
    self.wish = wish
    sorter = FriendSorter(view)
    groupCount = rows.list.groups.count
    first = min(row.group, max(0, groupCount - 1))
    let all = Array(first..<groupCount) + Array(0..<first)
    groups = FriendStream(of: all.filter(rows.shows))
  }

  var isComplete: Bool { groups.isDone }

  var percent: Int { groupCount == 0 ? 99 : min(99, searched * 100 / groupCount) }

  /// Searches some more friends.
  mutating func work(on file: OpenedFile, _ cache: FriendCache) {
    guard let piece = groups.next(of: file, cache) else { return }
    let group = piece.group
    if piece.first == 0, let name = file.list.groups[group].name, matcher.matches(name: name) {
      add([-1], to: group)
    }
    let found = piece.numbered.filter {
      (!view.isOnlineOnly || $0.friend.isOnline == true) && matcher.matches($0.friend)
    }
    if view.order == .file {
      add(found.map(\.index), to: group)
    } else if !found.isEmpty {
      sorter.take(found)
    }
    guard piece.isLast else { return }
    searched = (group - first + groupCount) % groupCount + 1
    if view.order != .file {
      while !sorter.merge() {}
      add(sorter.indexes, to: group)
      sorter = FriendSorter(view)
    }
  }

  private mutating func add(_ indexes: [Int], to group: Int) {
    guard !indexes.isEmpty else { return }
    matches[group, default: []] += indexes
    count += indexes.count
  }

  private func isSearched(_ group: Int) -> Bool {
    isComplete || (group - first + groupCount) % groupCount < searched
  }
}

// MARK: Going to matches

extension Search {
  enum Answer: Equatable {
    case found(OutlineRow)
    /// There is none.
    case none
    /// More has to be searched first.
    case unknown
  }

  /// The match that is wished for, around the end of the list.
  func answer(to wish: Wish, in rows: Outline) -> Answer {
    var (row, isInclusive) = (wish.row, wish.isInclusive)
    // Once around the list is as far as it goes.
    let times = isComplete && count > 0 ? (wish.times - 1) % count + 1 : wish.times
    for _ in 0..<times {
      switch next(wish.direction, from: row, isInclusive: isInclusive, in: rows) {
      case .found(let match): (row, isInclusive) = (match, false)
      case let other: return other
      }
    }
    return .found(row)
  }

  private func next(
    _ direction: Direction,
    from row: OutlineRow,
    isInclusive: Bool,
    in rows: Outline
  ) -> Answer {
    guard groupCount > 0 else { return .none }
    for step in 0...groupCount {
      let offset = direction == .forward ? step : groupCount - step
      let group = (row.group + offset) % groupCount
      var candidates = (matches[group] ?? [])[...]
      if step == 0 {
        // Where the row itself is among the group's matches.
        let place = rank(of: row.friend ?? -1, in: row.group, rows)
        let cut = Array(candidates).firstPosition {
          let other = rank(of: $0, in: group, rows)
          return direction == .forward && !isInclusive ? other > place : other >= place
        }
        candidates = direction == .forward ? candidates[cut...] : candidates[..<cut]
      }
      if direction == .backward, !isSearched(group) { return .unknown }
      if let found = direction == .forward ? candidates.first : candidates.last {
        return .found(found < 0 ? .group(group) : .friend(found, ofGroup: group))
      }
      if !isSearched(group) { return .unknown }
    }
    return .none
  }

  private func rank(of match: Int, in group: Int, _ rows: Outline) -> Int {
    match < 0 ? -1 : rows.rank(of: match, inGroup: group) ?? match
  }

  /// Which match a row is, from 1 in the order of the list; nil if it is none.
  func number(of row: OutlineRow, in rows: Outline) -> Int? {
    guard let indexes = matches[row.group] else { return nil }
    let place = rank(of: row.friend ?? -1, in: row.group, rows)
    let rank = indexes.firstPosition { self.rank(of: $0, in: row.group, rows) >= place }
    guard rank < indexes.count, indexes[rank] == row.friend ?? -1 else { return nil }
    return matches.reduce(rank + 1) { $1.key < row.group ? $0 + $1.value.count : $0 }
  }

  /// How many friends of a group match.
  func friendCount(ofGroup group: Int) -> Int { matches[group]?.count { $0 >= 0 } ?? 0 }
}
