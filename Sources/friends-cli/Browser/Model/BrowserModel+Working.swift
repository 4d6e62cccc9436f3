import FriendGroups

extension BrowserModel {
  /// Whether ``work()`` has something to do.
  var hasWork: Bool { isAwaited || hasSearchWork || preloaded < list.groups.count }

  /// Whether all work that is left is for later.
  var isReadingAhead: Bool { hasWork && !isAwaited && !hasSearchWork }

  /// Whether the user waits for the work: what is read ahead is for nobody yet.
  var isAwaited: Bool {
    isBusy || !friends.awaited.isEmpty || search?.wish != nil && hasSearchWork
  }

  private var hasSearchWork: Bool { search.map { !$0.isComplete } ?? false }

  /// Does a step of what is needed first, and answers what is to be done outside.
  mutating func work() -> Effect? {
    if !friends.awaited.isEmpty {
      friends.readAwaited(of: file)
      if friends.awaited.isEmpty { opening = [] }
    } else if isBusy {
      return arrangeMore()
    } else if hasSearchWork {
      searchMore()
    } else {
      readAhead()
    }
    return nil
  }

  /// Reads the friends of open groups that nobody has come to yet.
  private mutating func readAhead() {
    for _ in 0..<Self.groupsAtOnce where preloaded < list.groups.count {
      guard rows.open.isOpen(preloaded) else {
        preloaded += 1
        continue
      }
      if friends.readAhead(preloaded, of: file) { preloaded += 1 }
      return
    }
  }

  private static let groupsAtOnce = 10_000

  /// What the last line says of work that takes long.
  var progress: String? {
    guard showsProgress, isAwaited else { return nil }
    if let group = friends.awaited.first {
      let (read, total) = (friends[group]?.friends.count ?? 0, list.groups[group].total)
      return "reading friends: \(total == 0 ? 0 : min(99, read * 100 / total))%"
    }
    if let arranging { return "arranging friends: \(arranging.percent)%" }
    return search.map { "searching: \($0.percent)%" }
  }

  /// Takes back what takes too long; else ends the search.
  mutating func cancelOrEndSearch() -> Effect? {
    if isBusy {
      arranging = nil
      message = "cancelled"
    } else if !friends.awaited.isEmpty, !opening.isDisjoint(with: friends.awaited) {
      opening = []
      message = "cancelled"
      return set(history.undo(), otherwise: "cancelled")
    } else {
      endSearch()
    }
    return nil
  }
}
