import FriendGroups

extension BrowserModel {
  /// Does what a key asks for that opens or closes groups.
  mutating func changeFolds(_ action: BrowserAction) -> Effect? {
    switch action {
    case .openAll: return fold(.expand, list.groups.indices)
    case .closeAll: return fold(.collapse, list.groups.indices)
    case .undo: return set(history.undo(), otherwise: "nothing to undo")
    case .redo: return set(history.redo(), otherwise: "nothing to redo")
    default: break
    }
    guard rows.position(of: cursor) != nil else { return nil }
    let group = cursor.group
    switch action {
    case .select where cursor.friend != nil: mode = .page(.details, top: 0)
    case .select, .toggle: return toggle()
    case .toggleAround: return rows.open.isOpen(group) ? close(group) : fold(.expand, [group])
    case .open: return openOrEnter()
    case .expand: return fold(.expand, [group])
    case .close: return closeOrLeave()
    case .collapse: return close(group)
    case .openOnly: return openOnly(group)
    default: break
    }
    return nil
  }

  /// Opens or closes the group whose header has the cursor; on a friend nothing happens.
  mutating func toggle() -> Effect? {
    guard cursor.friend == nil, rows.position(of: cursor) != nil else { return nil }
    return rows.open.isOpen(cursor.group)
      ? close(cursor.group) : fold(.expand, [cursor.group])
  }

  /// Opens the group, or goes to its first friend; from a friend on there is no way on.
  private mutating func openOrEnter() -> Effect? {
    guard cursor.friend == nil else { return nil }
    // What a search opened for the moment is shown already, and is to stay.
    if !open.isOpen(cursor.group) { return fold(.expand, [cursor.group]) }
    if position + 1 < rows.count, rows[position + 1].friend != nil { move(to: position + 1) }
    return nil
  }

  /// Closes the group, or goes from a friend to its group.
  private mutating func closeOrLeave() -> Effect? {
    if cursor.friend == nil { return close(cursor.group) }
    move(toGroup: cursor.group)
    return nil
  }

  private mutating func close(_ group: Int) -> Effect? { fold(.collapse, [group]) }

  /// Opens a group alone, or closes it if it is the only open one.
  private mutating func openOnly(_ group: Int) -> Effect? {
    let isAlone = list.groups.indices.allSatisfy { open.isOpen($0) == ($0 == group) }
    return isAlone ? close(group) : fold(.expandOnly, [group])
  }

  /// Opens or closes groups, and lets go of those among them that a search opened for the moment.
  private mutating func fold(_ change: FoldChange, _ groups: some Collection<Int>) -> Effect? {
    var new = open
    let changed = new.apply(change, to: groups)
    if let peeked, groups.contains(peeked) || change == .expandOnly { self.peeked = nil }
    let folds = changed.map { GroupFold(key: list.keys[$0], isOpen: new.isOpen($0)) }
    return arrange(open: new, then: .record(folds))
  }

  /// Sets groups as they were before or after a change, those that are gone by now too.
  mutating func set(_ folds: [GroupFold]?, otherwise nothing: BrowserMessage) -> Effect? {
    guard let folds else {
      message = nothing
      return nil
    }
    let places = Dictionary(uniqueKeysWithValues: zip(list.keys, list.keys.indices))
    var new = open
    for fold in folds {
      guard let index = places[fold.key] else { continue }
      new.apply(fold.isOpen ? .expand : .collapse, to: [index])
    }
    if folds.count == 1, let index = places[folds[0].key], rows.shows(group: index) {
      cursor = .group(index)
    }
    return arrange(open: new, then: .save(folds))
  }
}
