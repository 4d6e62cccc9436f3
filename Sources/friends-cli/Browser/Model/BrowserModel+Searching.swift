import FriendGroups

extension BrowserModel {
  /// Searches some more friends, and shows the match that is wanted as soon as it is known.
  mutating func searchMore() {
    // Taken out, so that it is changed in place and not copied.
    guard var search = search.take() else { return }
    search.work(on: file, friends)
    self.search = search
    grantWish()
  }

  /// Begins a search from the cursor on.
  mutating func startSearch(for text: String, wish: Search.Wish?) {
    search = Search(for: text, in: rows, view: arrangement.view, from: cursor, wish: wish)
    lastSearch = text
  }

  /// Searches anew after what is searched has changed; the cursor stays.
  mutating func restartSearch() {
    if let search { startSearch(for: search.text, wish: nil) }
  }

  /// Goes so many matches on or back; after the end of a search, that of before is repeated.
  mutating func goToMatch(_ direction: Search.Direction, _ times: Int) {
    let wish = Search.Wish(direction: direction, row: cursor, times: times)
    if search == nil {
      guard let lastSearch else {
        message = BrowserMessage("no search yet: \(KeyBinding.key(for: .search)) begins one")
        return
      }
      startSearch(for: lastSearch, wish: wish)
    }
    search?.wish = wish
    grantWish()
    // What is found among few friends is there with the key.
    var steps = 0
    while search?.wish != nil, let search, !search.isComplete, steps < Self.stepsAtOnce {
      searchMore()
      steps += 1
    }
  }

  private static let stepsAtOnce = 3

  /// Goes to the match that is wanted, if it is known by now.
  mutating func grantWish() {
    guard let search, let wish = search.wish else { return }
    switch search.answer(to: wish, in: rows) {
    case .unknown: return
    case .none:
      if mode == .list { message = BrowserMessage("no match for \(search.text)") }
    case .found(let match):
      show(match)
      if !wish.isInclusive { sayWhetherAround(from: wish, to: match) }
    }
    self.search?.wish = nil
  }

  private mutating func sayWhetherAround(from wish: Search.Wish, to match: OutlineRow) {
    let isAhead: Bool
    if match.group == wish.row.group {
      let places = [match, wish.row].map { row in
        row.friend.map { rows.rank(of: $0, inGroup: row.group) ?? $0 } ?? -1
      }
      isAhead = places[0] > places[1]
    } else {
      isAhead = match.group > wish.row.group
    }
    switch wish.direction {
    case .forward where !isAhead: message = "end of the list: on from the start"
    case .backward where isAhead || match == wish.row:
      message = "start of the list: on from the end"
    default: break
    }
  }

  /// Ends the search, and closes the group that it opened.
  mutating func endSearch() {
    search = nil
    peek(into: nil)
  }

  /// Puts the cursor on a match; its group opens for the moment, and the one before closes again.
  private mutating func show(_ match: OutlineRow) {
    cursor = .group(match.group)
    peek(into: match.friend == nil || open.isOpen(match.group) ? nil : match.group)
    cursor = match
    settle()
  }
}
