import FriendGroups

/// The friends of groups that were on show, decoded once and kept.
struct FriendCache {
  /// How many friends are kept beside those on show: a list of this size is decoded once for all.
  static let capacity = 500_000

  private var groups: [Int: DecodedGroup] = [:]
  /// How many friends are at hand.
  private(set) var count = 0

  /// The friends of a group if they are at hand.
  subscript(index: Int) -> DecodedGroup? { groups[index] }

  /// Sees to it that the friends of these groups are at hand; others may go.
  mutating func load(_ indexes: [Int], of file: OpenedFile) {
    for index in indexes where groups[index] == nil {
      keep(DecodedGroup(index, of: file), at: index)
    }
    guard count > Self.capacity else { return }
    let needed = Set(indexes)
    for (index, group) in groups where !needed.contains(index) {
      groups[index] = nil
      count -= group.friends.count
    }
  }

  /// Answers the friends of a group, and keeps them if there is room.
  mutating func group(_ index: Int, of file: OpenedFile) -> DecodedGroup {
    if let group = groups[index] { return group }
    let group = DecodedGroup(index, of: file)
    if count + group.friends.count <= Self.capacity { keep(group, at: index) }
    return group
  }

  private mutating func keep(_ group: DecodedGroup, at index: Int) {
    groups[index] = group
    count += group.friends.count
  }
}

/// The friends of one group, and what lines them up.
struct DecodedGroup {
  let friends: [Friend]
  /// The indexes of those known to be online.
  let online: [Int]
  let columns: FriendColumns
  /// Why there are no friends although the header counts some.
  let failure: Failure?

  init(_ index: Int, of file: OpenedFile) {
    let friends: [Friend]
    do throws(Failure) {
      var reader = file.friends(ofGroups: [index])
      friends = try file.next(of: &reader).map(\.friend)
      failure = nil
    } catch {
      friends = []
      failure = error
    }
    online = friends.indices.filter { friends[$0].isOnline == true }
    self.friends = friends
    var columns = FriendColumns()
    for friend in friends { columns.take(friend, name: Shown(name: friend.name)) }
    self.columns = columns
  }
}
