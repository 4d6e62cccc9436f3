extension FriendList {
  /// What a user may type to mean a group.
  public enum Operand: Hashable, Sendable {
    /// The number shown before the group: 1 for the first in the file.
    case number(Int)
    /// The group's name, in full.
    case name(String)
    /// The group's name, or what it sounds like in Latin letters: `wdhy` or `wodehaoyou` for 我的好友.
    case nameOrSound(String)
  }

  /// Why an operand means no group, or not just one.
  public enum LookupError: Error, Hashable, Sendable {
    /// There are `count` groups, and none of this number.
    case noSuchNumber(Int, count: Int)
    /// No group has this name, with or without case.
    case noSuchName(String)
    /// Several groups have this name; `indexes` are theirs in ``FriendList/groups``.
    case ambiguous(String, indexes: [Int])
    /// No group has this name, and several sound like it; `indexes` are theirs.
    case ambiguousSound(String, indexes: [Int])
  }

  /// The index in ``groups`` of the one group that is meant.
  ///
  /// A name means the group of exactly that name, else the one that differs from it only in case,
  /// else, where sound counts, the one that sounds like it from end to end.
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
      guard let index = try index(ofName: name) else { throw .noSuchName(name) }
      return index
    case .nameOrSound(let text):
      if let index = try index(ofName: text) { return index }
      guard let index = try index(ofSound: text) else { throw .noSuchName(text) }
      return index
    }
  }

  private func index(ofName name: String) throws(LookupError) -> Int? {
    let exact = groups.indices.filter { groups[$0].name == name }
    let found = exact.isEmpty ? indexesIgnoringCase(of: name) : exact
    guard found.count < 2 else { throw .ambiguous(name, indexes: found) }
    return found.first
  }

  private func indexesIgnoringCase(of name: String) -> [Int] {
    let wanted = name.lowercased()
    return groups.indices.filter { groups[$0].name?.lowercased() == wanted }
  }

  private func index(ofSound text: String) throws(LookupError) -> Int? {
    guard let query = PinyinQuery(text) else { return nil }
    let found = groups.indices.filter { groups[$0].name.map(query.matchesWhole) ?? false }
    guard found.count < 2 else { throw .ambiguousSound(text, indexes: found) }
    return found.first
  }
}
