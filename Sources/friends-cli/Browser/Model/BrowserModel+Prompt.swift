import FriendGroups

extension BrowserModel {
  /// Begins to ask for a text.
  mutating func ask(_ kind: Prompt.Kind) {
    mode = .prompt(
      Prompt(kind: kind, cursor: cursor, top: top, peeked: peeked, previous: search?.text)
    )
  }

  /// Edits the text; while a search is typed, the first match from where it began is shown.
  mutating func handle(_ key: Key, in prompt: Prompt) -> Effect? {
    var edited = prompt
    switch key {
    case .character(let character): edited.text.insert(String(character))
    case .paste(let text): edited.text.insert(text)
    default:
      guard let action = KeyBinding.action(of: [key], in: .prompt) else { return nil }
      if action == .deleteBefore, prompt.text.isEmpty { return putBack(prompt) }
      if !edited.text.edit(action) { return perform(action, in: prompt) }
    }
    take(edited, insteadOf: prompt)
    return nil
  }

  private mutating func perform(_ action: BrowserAction, in prompt: Prompt) -> Effect? {
    switch action {
    case .accept: accept(prompt)
    case .cancel: return putBack(prompt)
    case .olderText, .newerText: recall(action, in: prompt)
    case .nextMatch: if prompt.kind == .search, search != nil { goToMatch(.forward, 1) }
    case .previousMatch: if prompt.kind == .search, search != nil { goToMatch(.backward, 1) }
    case .suspend: return .suspend
    default: break
    }
    return nil
  }

  private mutating func take(_ edited: Prompt, insteadOf prompt: Prompt) {
    mode = .prompt(edited)
    guard edited.text.whole != prompt.text.whole, prompt.kind == .search else { return }
    goBack(to: prompt)
    guard !edited.text.isEmpty else { return }
    let wish = Search.Wish(direction: .forward, row: cursor, isInclusive: true)
    let last = lastSearch
    startSearch(for: edited.text.whole, wish: wish)
    // It is the last one only when it is accepted.
    lastSearch = last
    searchMore()
  }

  /// Shows an earlier text, or a later one, in place of what was typed.
  private mutating func recall(_ action: BrowserAction, in prompt: Prompt) {
    let texts = typed[prompt.kind] ?? []
    let entry = (prompt.entry ?? texts.count) + (action == .olderText ? -1 : 1)
    guard entry >= 0, entry <= texts.count, entry != prompt.entry ?? texts.count else { return }
    var edited = prompt
    if prompt.entry == nil { edited.draft = prompt.text.whole }
    edited.entry = entry == texts.count ? nil : entry
    edited.text = TypedText(entry == texts.count ? edited.draft : texts[entry])
    take(edited, insteadOf: prompt)
  }

  // MARK: Leaving

  private mutating func accept(_ prompt: Prompt) {
    mode = .list
    let text = prompt.text.whole
    if !text.isEmpty {
      typed[prompt.kind, default: []].removeAll { $0 == text }
      typed[prompt.kind, default: []].append(text)
    }
    switch prompt.kind {
    case .search:
      guard text.isEmpty else {
        lastSearch = text
        return
      }
      guard let last = prompt.previous ?? lastSearch else { return }
      startSearch(
        for: last,
        wish: Search.Wish(direction: .forward, row: cursor, isInclusive: true)
      )
      searchMore()
    case .group:
      if text.isEmpty { return }
      // Full-width digits are digits too.
      let digits = text.map { $0.wholeNumberValue.map(String.init) ?? String($0) }.joined()
      if let number = Int(digits) {
        goTo(group: number)
      } else {
        message = BrowserMessage("'\(text)' is not the number of a group")
      }
    }
  }

  /// Puts everything back as it was before the search.
  private mutating func putBack(_ prompt: Prompt) -> Effect? {
    mode = .list
    guard prompt.kind == .search else { return nil }
    goBack(to: prompt)
    if let previous = prompt.previous { startSearch(for: previous, wish: nil) }
    return nil
  }

  /// Puts folds, cursor and screen as they were when the search began.
  private mutating func goBack(to prompt: Prompt) {
    search = nil
    cursor = prompt.cursor
    peek(into: prompt.peeked)
    top = prompt.top
    settle()
  }
}
