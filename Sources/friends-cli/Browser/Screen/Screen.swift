import FriendGroups

/// What the terminal is to show: as many lines as it has, made of the model alone.
struct Screen: Equatable {
  /// The lines, each as wide as the terminal at most, with the sequences that colour it.
  let lines: [String]

  /// Draws a model; only the rows in its window are made.
  init(of model: BrowserModel, style: Style) {
    var style = style
    style.width = model.size.columns
    var lines: [String]
    if case .help(let top) = model.mode {
      lines = HelpPage.lines(from: top, height: model.listHeight, style: style)
    } else {
      let painter = RowPainter(model: model, style: style)
      lines = model.window.map { painter.line(at: $0) }
    }
    lines += repeatElement("", count: max(0, model.listHeight - lines.count))
    if model.size.rows > 1 { lines.append(StatusLine.line(of: model, style: style)) }
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
