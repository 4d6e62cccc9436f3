import FriendGroups

/// The last line: what is to be said, else the file and what is on show; at its right the position.
enum StatusLine {
  static func line(of model: BrowserModel, style: Style) -> String {
    style.reversed { line in
      let right = Shown(right(of: model))
      let room = model.size.columns - right.width - 4
      line.space(1)
      if case .prompt(let prompt) = model.mode {
        // The end of what is typed is what the eye is on.
        let typed = Shown(String(prompt.text.suffix(fittingIn: room - 2)))
        line.put(mark: "/")
        line.put(typed)
        line.put(mark: "_")
      } else {
        line.put(Shown(left(of: model)), within: max(0, room))
      }
      line.space(line.room - right.width - 1)
      line.put(right)
    }
  }

  private static func left(of model: BrowserModel) -> String {
    if case .help = model.mode { return "any other key leaves the help" }
    if let message = model.message ?? model.trouble { return message }
    var parts = [model.file.place.shown]
    if model.isOnlineOnly { parts.append("online only") }
    if let search = model.search { parts.append("/" + search.text) }
    return parts.joined(separator: "  ")
  }

  private static func right(of model: BrowserModel) -> String {
    if case .help(let top) = model.mode { return "\(top + 1)/\(KeyBinding.every.count)" }
    var parts: [String] = []
    if let search = model.search { parts.append(found(by: search, at: model.cursor)) }
    parts.append(model.rows.count == 0 ? "empty" : "\(model.position + 1)/\(model.rows.count)")
    return parts.joined(separator: "  ")
  }

  private static func found(by search: Search, at row: OutlineRow) -> String {
    guard search.next == nil else {
      return search.count == 0 ? "searching…" : search.count.counted("hit") + "…"
    }
    guard search.count > 0 else { return "no hits" }
    return search.number(of: row).map { "hit \($0) of \(search.count)" }
      ?? search.count.counted("hit")
  }
}

extension String {
  /// The end of the text, as much as so many columns hold.
  fileprivate func suffix(fittingIn width: Int) -> Substring {
    var start = endIndex
    var columns = 0
    while start > startIndex {
      let before = index(before: start)
      columns += self[before].displayWidth
      if columns > width { break }
      start = before
    }
    return self[start...]
  }
}
