/// Brings a terminal from one screen to the next with as few bytes as it takes.
struct ScreenWriter {
  private var lines: [String] = []
  private var cursor: Screen.Place?

  /// Forgets what the terminal shows, so that the next screen is drawn whole.
  mutating func forget() { (lines, cursor) = ([], nil) }

  /// The bytes that draw the lines of a screen that differ from those on show; none where none do.
  mutating func bytes(for screen: Screen) -> [UInt8] {
    var bytes: [UInt8] = []
    if lines.count != screen.lines.count {
      bytes += "\u{1B}[0m\u{1B}[2J".utf8
      lines = screen.lines.map { _ in "" }
    } else if let shift = ScreenShift.best(from: lines, to: screen.lines) {
      bytes += shift.sequence.utf8
      lines = shift.applied(to: lines)
    }
    for (row, line) in screen.lines.enumerated() where lines[row] != line {
      // Erased first: what follows may be narrower than this program thinks.
      bytes += "\u{1B}[\(row + 1);1H\u{1B}[K".utf8
      bytes += line.utf8
    }
    if !bytes.isEmpty || cursor != screen.cursor {
      let place = screen.cursor
      bytes += "\u{1B}[\(place.line + 1);\(place.column + 1)H".utf8
    }
    (lines, cursor) = (screen.lines, screen.cursor)
    return bytes
  }
}
