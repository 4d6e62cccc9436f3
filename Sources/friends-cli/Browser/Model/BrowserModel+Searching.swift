import FriendGroups

extension BrowserModel {
  mutating func beginSearch() {
    mode = .prompt(SearchPrompt(cursor: cursor, top: top, peeked: peeked, previous: search?.text))
  }

  /// Edits the search; at each change the first hit from where it began is shown.
  mutating func handle(_ key: Key, in prompt: SearchPrompt) -> Effect? {
    var edited = prompt
    switch key {
    case .character(let character): edited.append(String(character))
    case .paste(let text): edited.append(text)
    case .backspace:
      if prompt.text.isEmpty { return putBack(prompt) }
      edited.text.removeLast()
    case .control("w"): edited.removeWord()
    case .control("u"): edited.text = ""
    case .down, .control("n"): moveToHit(.forward)
    case .up, .control("p"): moveToHit(.backward)
    case .enter: return keep(prompt)
    case .escape, .control("c"): return putBack(prompt)
    case .control("z"): return .suspend
    default: break
    }
    guard edited.text != prompt.text else { return nil }
    mode = .prompt(edited)
    goBack(to: prompt)
    if !edited.text.isEmpty { startSearch(for: edited.text) }
    work()
    return nil
  }

  /// Searches another few groups, and shows the first hit as soon as it is known.
  mutating func work() {
    guard var search else { return }
    var room = Self.workStep
    while room > 0, let group = search.next {
      let friends = friends.group(group, of: file).friends
      room -= friends.count + 1
      search.take(
        friends.indices.filter {
          (!isOnlineOnly || friends[$0].isOnline == true) && search.matcher.matches(friends[$0])
        },
        of: group
      )
      if search.isSeeking, search.first != nil { break }
    }
    let found = search.isSeeking ? search.first : nil
    if found != nil || search.next == nil { search.isSeeking = false }
    self.search = search
    if let found { show(found) }
  }

  /// Whether ``work()`` has something to do.
  var hasWork: Bool { search?.next != nil }

  /// How many friends are searched at a time: few enough for the next key not to wait.
  private static let workStep = 2_000

  mutating func moveToHit(_ direction: Search.Direction) {
    guard let search else {
      message = "no search yet: / begins one"
      return
    }
    guard let hit = search.hit(direction, from: cursor) else {
      message = search.next == nil ? "no hit: \(search.text)" : nil
      return
    }
    let isAhead = (hit.group, hit.friend ?? -1) > (cursor.group, cursor.friend ?? -1)
    if isAhead != (direction == .forward) { message = "around the end of the list" }
    show(hit)
  }

  /// Ends the search, and closes the group that it opened.
  mutating func endSearch() {
    search = nil
    peeked = nil
    layOut()
  }

  /// Searches anew after what is searched has changed; the cursor stays.
  mutating func restartSearch() {
    guard let search else { return }
    self.search = Search(
      for: search.text,
      from: cursor,
      groups: list.groups.count,
      isSeeking: false
    )
  }

  // MARK: Parts

  private mutating func startSearch(for text: String) {
    search = Search(for: text, from: cursor, groups: list.groups.count)
  }

  /// Puts the cursor on a hit; its group opens for the moment, and the one before closes again.
  private mutating func show(_ hit: OutlineRow) {
    peeked = open.isOpen(hit.group) ? nil : hit.group
    cursor = .group(hit.group)
    layOut()
    cursor = hit
    settle()
  }

  /// Puts folds, cursor and screen as they were when the search began.
  private mutating func goBack(to prompt: SearchPrompt) {
    search = nil
    cursor = prompt.cursor
    peeked = prompt.peeked
    layOut()
    top = prompt.top
    settle()
  }

  /// Keeps the place; an empty text means the search before this one.
  private mutating func keep(_ prompt: SearchPrompt) -> Effect? {
    mode = .list
    if prompt.text.isEmpty, let previous = prompt.previous {
      startSearch(for: previous)
      work()
    }
    return nil
  }

  /// Puts everything back as it was before the search.
  private mutating func putBack(_ prompt: SearchPrompt) -> Effect? {
    mode = .list
    goBack(to: prompt)
    if let previous = prompt.previous {
      startSearch(for: previous)
      restartSearch()
    }
    return nil
  }
}
