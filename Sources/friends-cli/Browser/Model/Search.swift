import FriendGroups

/// A search in progress or done: the hits so far, and the groups still to be searched.
///
/// It goes through the list group by group, from the cursor on, so that the first hit is there at
/// once and a long list is searched between two keys.
struct Search {
  let text: String
  let matcher: FriendMatcher
  /// The hits of each group that has any, in order.
  private(set) var hits: [Int: [Int]] = [:]
  private(set) var count = 0
  /// Where the search began: the first hit from here on is wanted.
  let origin: OutlineRow
  /// Whether the first hit is still to be shown.
  var isSeeking: Bool
  private var searched = 0
  private let groups: Int

  init(for text: String, from origin: OutlineRow, groups: Int, isSeeking: Bool = true) {
    self.text = text
    matcher = FriendMatcher(text)
    self.origin = origin
    self.groups = groups
    self.isSeeking = isSeeking
  }

  /// The next group to be searched; nil at the end.
  var next: Int? {
    searched < groups ? (origin.group + searched) % groups : nil
  }

  /// Takes the hits of the next group.
  mutating func take(_ indexes: [Int], of group: Int) {
    searched += 1
    guard !indexes.isEmpty else { return }
    hits[group] = indexes
    count += indexes.count
  }

  /// The first hit from the origin on, as far as it is known yet.
  var first: OutlineRow? {
    hit(.forward, from: origin, isInclusive: true, isComplete: next == nil)
  }

  enum Direction { case forward, backward }

  /// The nearest hit from a row, around the end of the list.
  ///
  /// - Parameter isComplete: Whether a group that was not searched yet may be passed over.
  func hit(
    _ direction: Direction,
    from row: OutlineRow,
    isInclusive: Bool = false,
    isComplete: Bool = true
  ) -> OutlineRow? {
    guard count > 0 else { return nil }
    let start = row.group
    let bound = (row.friend ?? -1) + (isInclusive ? 0 : direction == .forward ? 1 : 0)
    for step in 0...groups {
      let offset = direction == .forward ? step : groups - step
      let group = (start + offset) % groups
      guard let indexes = hits[group] else { continue }
      let cut = indexes.firstPosition { $0 >= bound }
      var candidates = indexes[...]
      if step == 0 { candidates = direction == .forward ? indexes[cut...] : indexes[..<cut] }
      let found = direction == .forward ? candidates.first : candidates.last
      // Behind the end, only a search that is done knows that nothing better comes.
      if step == groups, !isComplete { return nil }
      if let found { return .friend(found, ofGroup: group) }
    }
    return nil
  }

  /// Which hit a row is, from 1 in the order of the list; nil where it is none.
  func number(of row: OutlineRow) -> Int? {
    guard let friend = row.friend, let indexes = hits[row.group] else { return nil }
    let rank = indexes.firstPosition { $0 >= friend }
    guard rank < indexes.count, indexes[rank] == friend else { return nil }
    return hits.reduce(rank + 1) { $1.key < row.group ? $0 + $1.value.count : $0 }
  }
}
