import FriendGroups

/// Makes the lines of a page: labels in a column, and texts beside them.
struct PagePainter {
  let model: BrowserModel
  let style: Style

  func lines(of page: Page, from top: Int) -> [String] {
    let lines = model.lines(of: page, isPlain: style.marks == .ascii)
    let column = Page.textColumn(labels: lines.map(\.label))
    return lines.dropFirst(top).prefix(model.listHeight).map { content in
      var line = Line(style: style)
      line.space(1)
      line.put(Shown(content.label), padded: column - 1, ink: .groupName)
      line.put(Shown(content.text), hits: page == .details ? matches(in: content.label) : nil)
      return line.text
    }
  }

  /// What a search has found is marked in what it looks through, and in the lines below.
  private func matches(in label: String) -> Line.Hits? {
    guard let matcher = model.search?.matcher else { return nil }
    switch label {
    case "name": return matcher.ranges(inName:)
    case "intro", "": return matcher.ranges(inIntro:)
    default: return nil
    }
  }
}
