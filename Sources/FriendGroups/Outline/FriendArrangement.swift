/// Which friends of a group are on show, and in which order.
public struct FriendArrangement: Hashable, Sendable {
  /// The indexes of the friends in the file, in the order of the rows.
  public let indexes: [Int]

  /// The place among ``indexes`` by the index of a friend, -1 for none.
  ///
  /// Nil where the indexes are in file order, so that they can be searched.
  private let ranks: [Int32]?

  /// Creates an arrangement; each index stands in it at most once.
  ///
  /// - Complexity: O(*n*) in the number of friends.
  public init(_ indexes: [Int]) {
    self.indexes = indexes
    if zip(indexes, indexes.dropFirst()).allSatisfy(<) {
      ranks = nil
    } else {
      var ranks = [Int32](repeating: -1, count: (indexes.max() ?? -1) + 1)
      for (rank, index) in indexes.enumerated() { ranks[index] = Int32(rank) }
      self.ranks = ranks
    }
  }

  /// The place of a friend among the rows of its group; nil if it is not on show.
  ///
  /// - Complexity: O(log *n*) at most.
  public func rank(of friend: Int) -> Int? {
    if let ranks {
      return ranks.indices.contains(friend) && ranks[friend] >= 0 ? Int(ranks[friend]) : nil
    }
    let rank = indexes.firstPosition { $0 >= friend }
    return rank < indexes.count && indexes[rank] == friend ? rank : nil
  }
}

extension Array {
  /// The position of the first element for which a condition holds that, once true, stays true; the
  /// number of elements where it never does.
  ///
  /// - Complexity: O(log *n*).
  package func firstPosition(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
