import FriendGroups

/// The last line: what is typed, or what is to be said, or the file and what is on show; at its right
/// a hint and the position, as far as there is room for them.
struct StatusLine {
  private(set) var text = ""
  /// Where the next typed character will stand.
  private(set) var insertionColumn = 0

  init(of model: BrowserModel, style: Style) {
    if case .prompt(let prompt) = model.mode {
      draw(prompt, of: model, style: style)
    } else {
      draw(model, style: style)
    }
  }

  // MARK: Words

  private mutating func draw(_ model: BrowserModel, style: Style) {
    let ellipsis = style.marks.ellipsis
    let width = model.size.columns
    var right = Self.right(of: model, ellipsis)
    let message = Self.message(of: model)
    let left = message?.text(within: width - 2, ellipsis: ellipsis) ?? Self.place(in: model)
    let hint = Self.hint(in: model)
    if let hint { right.insert(hint, at: 0) }
    // The hint gives way first, then what a message has no room beside.
    let needed = Shown(left).width
    while let first = right.first,
      needed > width - Self.columns(of: right) - 4, first == hint || message != nil
    {
      right.removeFirst()
    }
    while right.count > 1, Self.columns(of: right) > width - 2 { right.removeFirst() }
    let room = width - (right.isEmpty ? 2 : Self.columns(of: right) + 4)
    let fitting = message?.text(within: room, ellipsis: ellipsis) ?? left
    text = style.reversed { line in
      line.space(1)
      line.put(Shown(fitting), within: max(0, room))
      Self.put(right, on: &line)
    }
  }

  private static func message(of model: BrowserModel) -> BrowserMessage? {
    if case .page = model.mode {
      return BrowserMessage("\(KeyBinding.key(for: .leave)) goes back to the list")
    }
    if let progress = model.progress {
      return BrowserMessage("\(progress), \(KeyBinding.key(for: .escape)) cancels")
    }
    return model.message ?? model.trouble
  }

  private static func place(in model: BrowserModel) -> String {
    let parts = [model.file.place.shown] + model.arrangement.view.words
    return (parts + (model.search.map { ["/" + $0.text] } ?? [])).joined(separator: "  ")
  }

  private static func hint(in model: BrowserModel) -> String? {
    guard model.mode == .list else { return nil }
    return "\(KeyBinding.key(for: .help)) help  \(KeyBinding.key(for: .leave)) quit"
  }

  private static func right(of model: BrowserModel, _ ellipsis: String) -> [String] {
    if case .page(let page, let top) = model.mode {
      return ["\(top + 1)/\(model.lines(of: page).count)"]
    }
    var parts: [String] = []
    if let search = model.search {
      parts.append(found(by: search, in: model, ellipsis))
    }
    if !model.pending.isEmpty { parts.append(model.pending.text) }
    parts.append(model.rows.isEmpty ? "empty" : "\(model.position + 1)/\(model.rows.count)")
    return parts
  }

  private static func found(
    by search: Search,
    in model: BrowserModel,
    _ ellipsis: String
  ) -> String {
    let matches = search.count == 1 ? "1 match" : "\(search.count) matches"
    guard search.isComplete else {
      return (search.count == 0 ? "searching" : matches) + ellipsis
    }
    if search.count == 0 { return "no matches" }
    return search.number(of: model.cursor, in: model.rows).map { "match \($0) of \(search.count)" }
      ?? matches
  }

  // MARK: Typing

  /// Draws what is typed, before the counters at the right, which give way.
  ///
  /// What does not fit even so is cut around the insertion point.
  private mutating func draw(_ prompt: Prompt, of model: BrowserModel, style: Style) {
    let width = model.size.columns
    let before = Shown(prompt.text.before)
    let after = Shown(prompt.text.after)
    var right = Self.right(of: model, style.marks.ellipsis)
    while !right.isEmpty, before.width + after.width > width - Self.columns(of: right) - 5 {
      right.removeLast()
    }
    let room = width - 3 - (right.isEmpty ? 0 : Self.columns(of: right) + 2)
    let start = Shown(String(before.text.lastColumns(max(0, room))))
    insertionColumn = min(2 + start.width, max(0, width - 1))
    text = style.reversed { line in
      line.space(1)
      line.put(mark: prompt.kind.mark)
      line.put(start)
      line.put(Shown(String(after.text.prefix(fittingIn: max(0, room - start.width)))))
      Self.put(right, on: &line)
    }
  }

  // MARK: The right side

  private static func columns(of parts: [String]) -> Int {
    parts.reduce(0) { $0 + $1.displayWidth } + 2 * max(0, parts.count - 1)
  }

  private static func put(_ parts: [String], on line: inout Line) {
    guard !parts.isEmpty else { return }
    line.space(line.room - columns(of: parts) - 1)
    line.put(Shown(parts.joined(separator: "  ")))
  }
}

extension String {
  /// The start of the text, as much as so many columns hold.
  fileprivate func prefix(fittingIn width: Int) -> Substring {
    var columns = 0
    return prefix {
      columns += $0.displayWidth
      return columns <= width
    }
  }
}
