import FriendGroups

extension BrowserModel {
  /// Opens or closes the group whose header has the cursor; on a friend nothing happens.
  mutating func toggle() -> Effect? {
    guard cursor.friend == nil, !list.groups.isEmpty else { return nil }
    return rows.isOpen(cursor.group) ? close(cursor.group) : fold(.expand, [cursor.group])
  }

  /// Opens the group, or goes to its first friend; from a friend on there is no way on.
  mutating func openOrEnter() -> Effect? {
    guard cursor.friend == nil, !list.groups.isEmpty else { return nil }
    // What a search opened for the moment is shown already, and is to stay.
    if !open.isOpen(cursor.group) { return fold(.expand, [cursor.group]) }
    if position + 1 < rows.count, rows[position + 1].friend != nil { move(to: position + 1) }
    return nil
  }

  /// Closes the group, or goes from a friend to its group.
  mutating func closeOrLeave() -> Effect? {
    guard !list.groups.isEmpty else { return nil }
    if cursor.friend != nil {
      move(toGroup: cursor.group)
      return nil
    }
    return close(cursor.group)
  }

  private mutating func close(_ group: Int) -> Effect? { fold(.collapse, [group]) }

  /// Opens or closes groups, and lets go of those among them that a search opened for the moment.
  mutating func fold(_ change: FoldChange, _ groups: some Collection<Int>) -> Effect? {
    let changed = open.apply(change, to: groups)
    if let group = peeked, groups.contains(group) { peeked = nil }
    layOut()
    guard !changed.isEmpty else { return nil }
    let folds = changed.map { GroupFold(key: list.keys[$0], isOpen: open.isOpen($0)) }
    history.record(folds)
    return .save(folds)
  }

  /// Sets groups as they were before or after a change, those that are gone by now too.
  mutating func set(_ folds: [GroupFold]?, otherwise nothing: String) -> Effect? {
    guard let folds else {
      message = nothing
      return nil
    }
    let places = Dictionary(uniqueKeysWithValues: zip(list.keys, list.keys.indices))
    for fold in folds {
      guard let index = places[fold.key] else { continue }
      open.apply(fold.isOpen ? .expand : .collapse, to: [index])
    }
    if folds.count == 1, let index = places[folds[0].key] { cursor = .group(index) }
    layOut()
    return .save(folds)
  }
}
