import FriendGroups

/// A group as it was set: open or closed.
struct GroupFold: Hashable, Sendable {
  let key: GroupKey
  let isOpen: Bool

  var undone: GroupFold { GroupFold(key: key, isOpen: !isOpen) }
}

/// What was opened and closed in this session, to be undone and redone.
///
/// By keys, so that it outlives a change of the data file.
struct FoldHistory: Equatable, Sendable {
  private var done: [[GroupFold]] = []
  private var undone: [[GroupFold]] = []

  /// Remembers groups that became open or closed; what was undone before cannot be redone any more.
  mutating func record(_ folds: [GroupFold]) {
    done.append(folds)
    undone = []
  }

  /// Answers how to set groups to undo the last change; nil where nothing is left.
  mutating func undo() -> [GroupFold]? {
    guard let last = done.popLast() else { return nil }
    undone.append(last)
    return last.map(\.undone)
  }

  /// Answers how to set groups to redo what was undone last; nil where nothing is left.
  mutating func redo() -> [GroupFold]? {
    guard let last = undone.popLast() else { return nil }
    done.append(last)
    return last
  }
}
