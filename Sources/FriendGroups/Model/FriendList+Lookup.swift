extension FriendList {
  /// What a user may type to mean groups.
  public enum Operand: Hashable, Sendable {
    /// The number shown before a group: 1 for the first in the file.
    case number(Int)
    /// The numbers of groups that stand together: `2-4`.
    case range(ClosedRange<Int>)
    /// A group's name, in full.
    case name(String)
    /// A group's name; or what it sounds like in Latin letters: `wdhy` or `wodehaoyou` for 我的好友; or
    /// a pattern for names with `*` and `?`.
    case text(String)

    /// Reads what was typed: a number or a range of them, in digits of any width, else a text.
    ///
    /// What looks like a range and goes down is a text: `3-2` may be the name of a class.
    public init(_ typed: String) {
      let usual = FoldedText(typed, ignoring: .widths).scalars
      let parts = usual.split(separator: 0x2D, maxSplits: 1, omittingEmptySubsequences: false)
      let numbers = parts.map(Self.number)
      self =
        switch (numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
        case (1, let number?, _): .number(number)
        case (2, let first?, let last?) where first <= last: .range(first...last)
        default: .text(typed)
        }
    }

    /// The number of which these are the digits; nil if there are others, none, or too many.
    private static func number(of scalars: ArraySlice<UInt32>) -> Int? {
      guard !scalars.isEmpty, scalars.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))))
    }
  }

  /// Why an operand means no group, or not just one.
  public enum LookupError: Error, Hashable, Sendable {
    /// There are `count` groups, and none of this number.
    case noSuchNumber(Int, count: Int)
    /// No group has this name, whatever the case, the accents and the width of its letters.
    case noSuchName(String)
    /// No group has a name for which this pattern stands.
    case noMatch(String)
    /// Several groups have this name; `indexes` are theirs in ``FriendList/groups``.
    case ambiguous(String, indexes: [Int])
    /// No group has this name, and several sound like it; `indexes` are theirs.
    case ambiguousSound(String, indexes: [Int])
  }

  /// The indexes in ``groups`` of the groups that are meant, at least one, in file order.
  ///
  /// A name means the group of exactly that name, else the one whose name differs only in case, accents
  /// or width. A text may else be what a name sounds like from end to end, and else a pattern, which
  /// alone may mean several groups.
  ///
  /// - Complexity: O(*n*) in the number of groups for a name.
  public func indexes(of operand: Operand) throws(LookupError) -> [Int] {
    switch operand {
    case .number(let number): return [try index(ofNumber: number)]
    case .range(let numbers):
      let first = try index(ofNumber: numbers.lowerBound)
      return Array(first...(try index(ofNumber: numbers.upperBound)))
    case .name(let name):
      guard let index = try index(ofName: name) else { throw .noSuchName(name) }
      return [index]
    case .text(let text):
      if let index = try index(ofName: text) { return [index] }
      if let index = try index(ofSound: text) { return [index] }
      guard let pattern = Wildcards(text) else { throw .noSuchName(text) }
      let found = groups.indices.filter { pattern.matches(groups[$0].name ?? "") }
      guard !found.isEmpty else { throw .noMatch(text) }
      return found
    }
  }

  /// The index in ``groups`` of the one group that is meant, as ``indexes(of:)`` finds it.
  public func index(of operand: Operand) throws(LookupError) -> Int {
    let indexes = try indexes(of: operand)
    guard indexes.count == 1, let index = indexes.first else {
      throw .ambiguous("\(operand)", indexes: indexes)
    }
    return index
  }
}

extension FriendList {
  private func index(ofNumber number: Int) throws(LookupError) -> Int {
    guard number > 0, number <= groups.count else {
      throw .noSuchNumber(number, count: groups.count)
    }
    return number - 1
  }

  private func index(ofName name: String) throws(LookupError) -> Int? {
    let exact = groups.indices.filter { groups[$0].name == name }
    let found = exact.isEmpty ? indexesFolding(name) : exact
    guard found.count < 2 else { throw .ambiguous(name, indexes: found) }
    return found.first
  }

  private func indexesFolding(_ name: String) -> [Int] {
    func folded(_ text: String) -> [UInt32] { FoldedText(text, ignoring: .all).scalars }
    let wanted = folded(name)
    return groups.indices.filter { groups[$0].name.map(folded) == wanted }
  }

  private func index(ofSound text: String) throws(LookupError) -> Int? {
    guard let query = PinyinQuery(text) else { return nil }
    let found = groups.indices.filter { groups[$0].name.map(query.matchesWhole) ?? false }
    guard found.count < 2 else { throw .ambiguousSound(text, indexes: found) }
    return found.first
  }
}
