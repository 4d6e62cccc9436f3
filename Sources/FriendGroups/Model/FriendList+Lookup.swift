extension FriendList {
  /// What a user may type to mean a group.
  public enum Operand: Hashable, Sendable {
    /// The number shown before the group: 1 for the first in the file.
    case number(Int)
    /// The group's name, in full.
    case name(String)
  }

  /// Why an operand means no group, or not just one.
  public enum LookupError: Error, Hashable, Sendable {
    /// There are `count` groups, and none of this number.
    case noSuchNumber(Int, count: Int)
    /// No group has this name, with or without case.
    case noSuchName(String)
    /// Several groups have this name; `indexes` are theirs in ``FriendList/groups``.
    case ambiguous(String, indexes: [Int])
  }

  /// The index in ``groups`` of the one group that is meant.
  ///
  /// A name means the group of exactly that name, else the one that differs from it only in case.
  ///
  /// - Complexity: O(*n*) in the number of groups for a name.
  public func index(of operand: Operand) throws(LookupError) -> Int {
    switch operand {
    case .number(let number):
      guard (1...max(groups.count, 1)).contains(number), !groups.isEmpty else {
        throw .noSuchNumber(number, count: groups.count)
      }
      return number - 1
    case .name(let name):
      let exact = groups.indices.filter { groups[$0].name == name }
      let found = exact.isEmpty ? indexesIgnoringCase(of: name) : exact
      guard let first = found.first else { throw .noSuchName(name) }
      guard found.count == 1 else { throw .ambiguous(name, indexes: found) }
      return first
    }
  }

  private func indexesIgnoringCase(of name: String) -> [Int] {
    let wanted = name.lowercased()
    return groups.indices.filter { groups[$0].name?.lowercased() == wanted }
  }
}
