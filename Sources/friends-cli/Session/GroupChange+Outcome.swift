import FriendGroups

/// What a change made of the groups.
struct FoldOutcome {
  let open: OpenGroups
  /// The indexes of the groups that were closed before and are open now, or the other way round.
  let changed: [Int]
  /// What the state has to remember, or to forget.
  let folds: [StateFile.Fold]
}

extension GroupChange {
  /// What becomes of groups.
  ///
  /// - Parameter folds: What the state remembers so far.
  func outcome(for indexes: [Int], of list: FriendList, folds: [GroupKey: Bool]) -> FoldOutcome {
    let before = OpenGroups(of: list, folds: folds)
    var open = before
    switch self {
    case .fold(let change):
      let changed = open.apply(change, to: indexes)
      let folds = changed.map { StateFile.Fold(list.keys[$0], open.isOpen($0)) }
      return FoldOutcome(open: open, changed: changed, folds: folds)
    case .reset:
      let forgotten = indexes.map { list.keys[$0] }.filter { folds[$0] != nil }
      var rest = folds
      for key in forgotten { rest[key] = nil }
      open = OpenGroups(of: list, folds: rest)
      let changed = indexes.filter { open.isOpen($0) != before.isOpen($0) }
      return FoldOutcome(open: open, changed: changed, folds: forgotten.map { ($0, nil) })
    }
  }
}
