/// The rows on show: each group's header, and the friends of open groups below it.
///
/// The rule is that of every foldable table: `rows = open ? total : 0`. No row is stored; each is
/// made when it is asked for, so that a million friends on show cost no more than their groups.
public struct Outline: RandomAccessCollection, Sendable {
  /// The groups of which the rows are made.
  public let list: FriendList

  /// Which of them are open.
  public private(set) var open: OpenGroups

  /// The row of each group's header, and behind the last the number of all rows.
  private var headers: [Int]

  /// Creates the outline of a list.
  ///
  /// - Complexity: O(*n*) in the number of groups.
  public init(of list: FriendList, open: OpenGroups) {
    self.list = list
    self.open = open
    headers = [0]
    headers.reserveCapacity(list.groups.count + 1)
    for index in list.groups.indices {
      headers.append(headers[index] + 1 + (open.isOpen(index) ? list.groups[index].total : 0))
    }
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
    return below == 0 ? .group(low) : .friend(below - 1, ofGroup: low)
  }

  /// The position of a group's header.
  public func position(ofGroup index: Int) -> Int { headers[index] }

  /// Opens a closed group or closes an open one, and answers the rows that came or went.
  ///
  /// - Complexity: O(*n*) in the number of groups behind this one.
  @discardableResult
  public mutating func toggle(_ index: Int) -> OutlineChange {
    open.apply(.toggle, to: [index])
    let first = headers[index] + 1
    let rows = first..<(first + list.groups[index].total)
    let isOpen = open.isOpen(index)
    for later in (index + 1)..<headers.count { headers[later] += isOpen ? rows.count : -rows.count }
    return isOpen ? .inserted(rows) : .removed(rows)
  }
}
