/// The rows on show: each group's header, and the friends of open groups below it.
///
/// The rule is that of every foldable table: `rows = open ? friends.count : 0`. No row is stored;
/// each is made when it is asked for, so that a million friends on show cost no more than their
/// groups. Changes of the folds return the rows that were inserted and removed, for a table view or
/// a screen to follow.
public struct Outline: RandomAccessCollection, Sendable {
  /// The groups of which the rows are made.
  public let list: FriendList

  /// Which of them are open.
  public internal(set) var open: OpenGroups

  /// Which friends of a group are on show, and in which order; all of them in file order where a
  /// group has no arrangement.
  private var arrangements: [Int: FriendArrangement]

  /// The groups of which not even the header is on show.
  private let hidden: Set<Int>

  /// The position of each group's header, and behind the last the number of all rows.
  private(set) var headers: [Int] = []

  /// Creates the outline of a list.
  ///
  /// - Parameters:
  ///   - list: The groups.
  ///   - open: Which of them are open.
  ///   - arrangements: By the index of a group, its friends on show in their order.
  ///   - hidden: The indexes of groups that are left out.
  /// - Complexity: O(*n*) in the number of groups.
  public init(
    of list: FriendList,
    open: OpenGroups,
    arrangements: [Int: FriendArrangement] = [:],
    hidden: Set<Int> = []
  ) {
    self.list = list
    self.open = open
    self.arrangements = arrangements
    self.hidden = hidden
    layOut()
  }

  /// The first row.
  public var startIndex: Int { 0 }

  /// The number of rows.
  public var endIndex: Int { headers[headers.count - 1] }

  /// The row at a position.
  ///
  /// - Complexity: O(log *n*) in the number of groups.
  public subscript(position: Int) -> OutlineRow {
    var low = 0
    var high = list.groups.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if headers[middle] <= position { low = middle } else { high = middle - 1 }
    }
    let below = position - headers[low]
    guard below > 0 else { return .group(low) }
    return .friend(arrangements[low]?.indexes[below - 1] ?? below - 1, ofGroup: low)
  }

  /// The position of a group's header; of a hidden group, the position it would have.
  public func position(ofGroup index: Int) -> Int { headers[index] }

  /// The position of a row; nil if it is not on show.
  ///
  /// - Complexity: O(1), or O(log *n*) in the number of friends of a group that shows some of them.
  public func position(of row: OutlineRow) -> Int? {
    guard shows(group: row.group) else { return nil }
    guard let friend = row.friend else { return headers[row.group] }
    guard open.isOpen(row.group), let rank = rank(of: friend, inGroup: row.group) else {
      return nil
    }
    return headers[row.group] + 1 + rank
  }

  /// Whether the header of a group is on show.
  public func shows(group index: Int) -> Bool {
    list.groups.indices.contains(index) && !hidden.contains(index)
  }

  /// How many friends of an open group stand before this one; nil if it is not among them.
  public func rank(of friend: Int, inGroup index: Int) -> Int? {
    if let arrangement = arrangements[index] { return arrangement.rank(of: friend) }
    return (0..<list.groups[index].total).contains(friend) ? friend : nil
  }

  /// What a row is known by when the data file or the order has changed: see ``OutlineIdentity``.
  public func identity(at position: Int) -> OutlineIdentity {
    let row = self[position]
    return OutlineIdentity(group: list.keys[row.group], friend: row.friend)
  }

  /// Arranges the friends of a closed group, before it is opened.
  ///
  /// An open group keeps its rows: to arrange those anew, create another outline.
  public mutating func arrange(_ friends: FriendArrangement?, ofGroup index: Int) {
    guard !open.isOpen(index) else { return }
    arrangements[index] = friends
  }

  /// How many rows a group has below its header when it is open.
  func friendCount(ofGroup index: Int) -> Int {
    if hidden.contains(index) { return 0 }
    return arrangements[index]?.indexes.count ?? list.groups[index].total
  }

  /// Counts all rows anew.
  mutating func layOut() {
    var position = 0
    headers = list.groups.indices.map { index in
      defer {
        if !hidden.contains(index) {
          position += 1 + (open.isOpen(index) ? friendCount(ofGroup: index) : 0)
        }
      }
      return position
    }
    headers.append(position)
  }

  /// Moves the headers behind a group up or down.
  mutating func moveHeaders(behind index: Int, by distance: Int) {
    guard distance != 0 else { return }
    for later in (index + 1)..<headers.count { headers[later] += distance }
  }
}
