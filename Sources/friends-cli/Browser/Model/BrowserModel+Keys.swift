import FriendGroups

extension BrowserModel {
  /// Does what a key asks for, and answers what is to be done outside.
  mutating func handle(_ key: Key) -> Effect? {
    message = nil
    switch mode {
    case .prompt(let prompt): return handle(key, in: prompt)
    case .page(let page, let top): return handle(key, on: page, from: top)
    case .list: break
    }
    switch key {
    case .click(let line):
      pending = PendingKeys()
      return click(line)
    case .wheelUp: scroll(by: -Self.wheelStep)
    case .wheelDown: scroll(by: Self.wheelStep)
    default:
      if case .action(let action, let count) = pending.take(key) {
        return perform(action, count: count)
      }
    }
    return nil
  }

  static let wheelStep = 3

  private mutating func perform(_ action: BrowserAction, count: Int?) -> Effect? {
    let times = max(1, count ?? 1)
    if let position = target(of: action, times) {
      move(to: position)
      return nil
    }
    switch action {
    case .first, .last:
      if let count { goTo(group: count) } else { move(to: action == .first ? 0 : rows.count - 1) }
    case .nextGroup: move(byGroups: times)
    case .previousGroup: move(byGroups: -times)
    case .pageUp: page(by: -pageStep, times)
    case .pageDown: page(by: pageStep, times)
    case .halfPageUp: page(by: -max(1, listHeight / 2), times)
    case .halfPageDown: page(by: max(1, listHeight / 2), times)
    case .cursorToTop, .cursorToMiddle, .cursorToBottom: scroll(asIn: action)
    case .goToGroup: ask(.group)
    case .search: ask(.search)
    case .nextMatch: goToMatch(.forward, times)
    case .previousMatch: goToMatch(.backward, times)
    case .onlineOnly: toggleOnlineOnly()
    case .nextOrder: takeNextOrder()
    case .escape: return cancelOrEndSearch()
    case .help: mode = .page(.help, top: 0)
    case .copyName: return copyName()
    case .reload: return .reload
    case .suspend: return .suspend
    case .leave: return .leave(.done)
    case .interrupt: return .leave(.interrupted)
    default: return changeFolds(action)
    }
    return nil
  }

  private mutating func copyName() -> Effect? {
    guard let name = nameAtCursor, !name.isEmpty else {
      message = "there is no name to copy"
      return nil
    }
    message = BrowserMessage("copied: \(name)")
    return .copy(name)
  }

  private var nameAtCursor: String? {
    guard rows.position(of: cursor) != nil else { return nil }
    guard let friend = cursor.friend else { return list.groups[cursor.group].name }
    return friends[friend, ofGroup: cursor.group]?.name
  }
}
