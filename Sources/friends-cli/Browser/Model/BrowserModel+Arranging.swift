import FriendGroups

extension BrowserModel {
  /// Whether keys have to wait until something is done.
  var isBusy: Bool { arranging != nil }

  /// How many friends are arranged at once; more are arranged in steps, between keys.
  private static let atOnce = 4_000

  /// Opens groups, perhaps in another view, as soon as all that takes is known.
  mutating func arrange(
    open new: OpenGroups,
    view: FriendView? = nil,
    then completion: Arranging.Completion = .nothing
  ) -> Effect? {
    let base = view.map { $0 == arrangement.view ? arrangement : Arrangement($0) } ?? arrangement
    let unread = base.unread(of: list, open: shown(new))
    if unread.isEmpty { return show(base, open: new, then: completion) }
    arranging = Arranging(
      base,
      wanted: new,
      open: shown(new),
      unread: unread,
      of: list,
      then: completion
    )
    guard unread.reduce(0, { $0 + list.groups[$1].total }) <= Self.atOnce else { return nil }
    while arranging != nil {
      if let effect = arrangeMore() { return effect }
    }
    return nil
  }

  /// Does another step; at the end the rows are laid out anew.
  mutating func arrangeMore() -> Effect? {
    // Taken out, so that it is changed in place and not copied.
    guard var done = arranging.take() else { return nil }
    guard done.work(on: file, friends) else {
      arranging = done
      return nil
    }
    if done.arrangement.view.isOnlineOnly, !done.arrangement.knowsOnline {
      message = "this file does not say who is online"
      return nil
    }
    return show(done.arrangement, open: done.wanted, then: done.completion)
  }

  mutating func toggleOnlineOnly() {
    var view = arrangement.view
    view.isOnlineOnly.toggle()
    take(view)
  }

  mutating func takeNextOrder() {
    var view = arrangement.view
    view.order = view.order.next
    take(view)
  }

  private mutating func take(_ view: FriendView) { _ = arrange(open: open, view: view) }

  /// Which groups are open, with the one that a search opened for the moment.
  func shown(_ open: OpenGroups) -> OpenGroups {
    var open = open
    if let peeked { open.apply(.expand, to: [peeked]) }
    return open
  }

  /// Opens a group for the moment, or lets go of it; the row of the cursor keeps its line.
  mutating func peek(into group: Int?) {
    peeked = group
    if let group, !arrangement.view.isPlain, arrangement.friends[group] == nil {
      var sorter = FriendSorter(arrangement.view)
      sorter.take(zip(0..., friends.all(ofGroup: group, of: file)).lazy.map { ($0.0, $0.1) })
      arrangement.friends[group] = FriendArrangement(sorter.indexes)
    }
    refold()
  }

  // MARK: Rows

  private mutating func show(
    _ new: Arrangement,
    open: OpenGroups,
    then completion: Arranging.Completion
  ) -> Effect? {
    let opened = list.groups.indices.filter { open.isOpen($0) && !self.open.isOpen($0) }
    self.open = open
    if new.view == arrangement.view {
      arrangement = new
      refold()
    } else {
      let line = position - top
      if let home, cursor == home.moved { cursor = home.cursor }
      arrangement = new
      rows = Outline(
        of: list,
        open: shown(open),
        arrangements: new.friends,
        hidden: new.hidden
      )
      let hidden = cursor
      keepCursor(onLine: line)
      if cursor != hidden { home = (cursor: hidden, moved: cursor) }
      restartSearch()
      if rows.isEmpty { message = "nobody is online" }
    }
    if !opened.isEmpty { (opening, preloaded) = (Set(opened), 0) }
    switch completion {
    case .nothing: return nil
    case .record(let folds):
      if folds.isEmpty { return nil }
      history.record(folds)
      return .save(folds)
    case .save(let folds): return .save(folds)
    }
  }

  /// Brings the rows to the groups that are open; the row of the cursor, or the header of its group,
  /// keeps its line.
  mutating func refold() {
    let line = position - top
    for (group, friends) in arrangement.friends where !rows.open.isOpen(group) {
      rows.arrange(friends, ofGroup: group)
    }
    rows.apply(shown(open))
    keepCursor(onLine: line)
  }

  /// Puts the cursor on what is left of its place.
  private mutating func keepCursor(onLine line: Int) {
    if rows.position(of: cursor) == nil { cursor = .group(nearestGroup) }
    top = position - line
    settle()
  }

  /// The group of the cursor, or the next one on show, or the last one before.
  private var nearestGroup: Int {
    let group = cursor.group
    return (group..<max(group, list.groups.count)).first(where: rows.shows)
      ?? (0..<group).last(where: rows.shows) ?? group
  }
}
