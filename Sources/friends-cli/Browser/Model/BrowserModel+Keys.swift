import FriendGroups

extension BrowserModel {
  /// Does what a key asks for, and answers what is to be done outside.
  mutating func handle(_ key: Key) -> Effect? {
    message = nil
    switch mode {
    case .prompt(let prompt): return handle(key, in: prompt)
    case .help(let top): return handle(key, inHelpFrom: top)
    case .list: break
    }
    switch key {
    case .click(let row): return click(row)
    case .wheelUp: scroll(by: -Self.wheelStep)
    case .wheelDown: scroll(by: Self.wheelStep)
    default: return KeyBinding.action(of: key).flatMap { perform($0) }
    }
    return nil
  }

  private static let wheelStep = 3

  private mutating func perform(_ action: BrowserAction) -> Effect? {
    switch action {
    case .up: move(to: position - 1)
    case .down: move(to: position + 1)
    case .pageUp: page(by: -listHeight)
    case .pageDown: page(by: listHeight)
    case .halfPageUp: page(by: -max(1, listHeight / 2))
    case .halfPageDown: page(by: max(1, listHeight / 2))
    case .first: move(to: 0)
    case .last: move(to: rows.count - 1)
    case .nextGroup: move(toGroup: cursor.group + 1)
    case .previousGroup: move(toGroup: cursor.friend == nil ? cursor.group - 1 : cursor.group)
    case .toggle: return toggle()
    case .open: return openOrEnter()
    case .close: return closeOrLeave()
    case .openAll: return fold(.expand, list.groups.indices)
    case .closeAll: return fold(.collapse, list.groups.indices)
    case .undo: return set(history.undo(), otherwise: "nothing to undo")
    case .redo: return set(history.redo(), otherwise: "nothing to redo")
    case .search: beginSearch()
    case .nextHit: moveToHit(.forward)
    case .previousHit: moveToHit(.backward)
    case .endSearch: endSearch()
    case .onlineOnly: toggleOnlineOnly()
    case .help: mode = .help(top: 0)
    case .reload: return .reload
    case .suspend: return .suspend
    case .leave: return .leave(.done)
    case .interrupt: return .leave(.interrupted)
    }
    return nil
  }

  /// Moves the help page, or leaves it: any key that does not move it does.
  private mutating func handle(_ key: Key, inHelpFrom top: Int) -> Effect? {
    let last = max(0, KeyBinding.every.count - listHeight)
    func show(_ line: Int) -> Mode { .help(top: max(0, min(last, line))) }
    switch KeyBinding.action(of: key) {
    case .up: mode = show(top - 1)
    case .down: mode = show(top + 1)
    case .pageUp, .halfPageUp: mode = show(top - listHeight)
    case .pageDown, .halfPageDown: mode = show(top + listHeight)
    case .first: mode = show(0)
    case .last: mode = show(last)
    case .suspend: return .suspend
    case .interrupt: return .leave(.interrupted)
    default:
      switch key {
      case .wheelUp: mode = show(top - Self.wheelStep)
      case .wheelDown: mode = show(top + Self.wheelStep)
      default: mode = .list
      }
    }
    return nil
  }
}
