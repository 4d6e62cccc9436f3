import FriendGroups

/// What the terminal is to show: as many lines as it has, made of the model alone.
struct Screen: Equatable {
  /// The lines, each as wide as the terminal at most, with the sequences that colour it.
  let lines: [String]

  /// Where the terminal's own cursor stands, for those who follow it with a screen reader, a braille
  /// display or an input method: on the row of the list's cursor, or where a text is typed.
  let cursor: Place

  struct Place: Equatable {
    let line: Int
    let column: Int
  }

  /// Draws a model; only the rows in its window are made.
  init(of model: BrowserModel, style: Style) {
    var style = style
    style.width = model.size.columns
    style.underlinesHits = true
    var lines: [String]
    if case .page(let page, let top) = model.mode {
      lines = PagePainter(model: model, style: style).lines(of: page, from: top)
    } else {
      lines = RowPainter(model: model, style: style).lines
    }
    lines += repeatElement("", count: max(0, model.listHeight - lines.count))
    let status = StatusLine(of: model, style: style)
    let hasStatus = model.size.rows > 1
    if hasStatus { lines.append(status.text) }
    switch model.mode {
    case .prompt where hasStatus:
      cursor = Place(line: lines.count - 1, column: status.insertionColumn)
    case .page: cursor = Place(line: 0, column: 0)
    default: cursor = Place(line: max(0, model.position - model.top), column: 0)
    }
    self.lines = lines
  }
}

extension Style {
  /// A line in reverse from edge to edge; a colour in it ends in reverse, and not in nothing.
  func reversed(_ write: (inout Line) -> Void) -> String {
    var line = Line(style: self)
    write(&line)
    line.fill()
    let start = Ink.reverse.start
    return start + line.text.replacing(Ink.end, with: Ink.end + start) + Ink.end
  }
}
