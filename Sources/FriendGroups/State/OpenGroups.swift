/// Which groups of a list are open: what the data says at first, and what the user set since.
public struct OpenGroups: Hashable, Sendable {
  private var isOpenByIndex: [Bool]

  /// What the list says, changed by what the user set.
  ///
  /// - Parameters:
  ///   - list: The groups.
  ///   - folds: Whether a group is open, by its key. Keys that the list does not have are passed over.
  /// - Complexity: O(*n*) in the number of groups.
  public init(of list: FriendList, folds: [GroupKey: Bool] = [:]) {
    isOpenByIndex = zip(list.groups, list.keys).map { group, key in
      folds[key] ?? group.isOpenAtFirst
    }
  }

  /// Whether the group at an index of the list shows its friends.
  public func isOpen(_ index: Int) -> Bool { isOpenByIndex[index] }

  /// Changes the named groups, and answers the indexes of those that are different now, in order.
  ///
  /// A group that is named twice is meant once.
  ///
  /// - Complexity: O(*n* log *n*) in the number of indexes; for ``FoldChange/expandOnly`` and
  ///   ``FoldChange/toggleOnly`` O(*n*) in the number of groups.
  @discardableResult
  public mutating func apply(_ change: FoldChange, to indexes: some Sequence<Int>) -> [Int] {
    let named = Set(indexes)
    let concernsAll = change == .expandOnly || change == .toggleOnly
    let touched = concernsAll ? Array(isOpenByIndex.indices) : named.sorted()
    let isAlone = touched.allSatisfy { isOpenByIndex[$0] == named.contains($0) }
    return touched.filter { index in
      let wasOpen = isOpenByIndex[index]
      isOpenByIndex[index] =
        switch change {
        case .expand: true
        case .collapse: false
        case .toggle: !wasOpen
        case .expandOnly: named.contains(index)
        case .toggleOnly: named.contains(index) && !isAlone
        }
      return isOpenByIndex[index] != wasOpen
    }
  }
}

/// What is done to groups.
public enum FoldChange: Hashable, Sendable {
  /// Opens them.
  case expand
  /// Closes them.
  case collapse
  /// Opens those that are closed, and closes those that are open.
  case toggle
  /// Opens them and closes all others.
  case expandOnly
  /// Opens them and closes all others; if they are the only open ones, closes them.
  case toggleOnly
}
