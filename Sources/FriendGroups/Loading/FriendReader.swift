/// Decodes the friends of some groups, one group after the other, some groups ahead of its user.
///
/// So all cores have work, while only a few thousand friends are in memory at a time.
public struct FriendReader {
  private let file: FriendFile
  private var coming: ArraySlice<Int>
  private var ready: ArraySlice<Result<[Friend], LoadingError>> = []

  /// How many friends are read ahead, if the next group alone does not have more.
  private static let friendsAhead = 8_192
  private static let groupsAhead = 64

  init(_ file: FriendFile, groups: [Int]) {
    self.file = file
    coming = groups[...]
  }

  /// The friends of the next group; none after the last one.
  ///
  /// - Throws: ``LoadingError`` where a part of the group cannot be read that its header did not need.
  public mutating func next() throws(LoadingError) -> [Friend] {
    if ready.isEmpty { readAhead() }
    return try ready.popFirst()?.get() ?? []
  }

  private mutating func readAhead() {
    var batch: [Int] = []
    var friends = 0
    while let group = coming.first, batch.count < Self.groupsAhead, friends < Self.friendsAhead {
      batch.append(group)
      friends += file.list.groups[group].total
      coming.removeFirst()
    }
    ready =
      batch.concurrentMap(isLarge: friends > 1_000) { [file] group in
        Result { () throws(LoadingError) in try file.friends(ofGroup: group) }
      }[...]
  }
}
