/// The groups of one data file, in file order.
public struct FriendList: Hashable, Sendable {
  /// The groups, in file order.
  public let groups: [FriendGroup]

  /// What each group is known by, in the same order.
  public let keys: [GroupKey]

  /// Creates a list of groups.
  ///
  /// - Complexity: O(*n*) in the number of groups.
  public init(groups: [FriendGroup]) {
    self.groups = groups
    var seen: [String: Int] = [:]
    seen.reserveCapacity(groups.count)
    keys = groups.map { group in
      let name = group.name ?? ""
      seen[name, default: 0] += 1
      return GroupKey(name: name, occurrence: seen[name, default: 1])
    }
  }
}
