import FriendGroups

/// One line in the making, written piece by piece and never wider than the style allows.
///
/// Spaces are kept back until something follows them, so that no line ends in any.
struct Line {
  let style: Style
  /// What is written so far, without spaces at its end.
  private(set) var text = ""
  private var spaces = 0
  /// The columns that are left.
  private(set) var room: Int

  init(style: Style) {
    self.style = style
    room = style.width ?? .max
  }

  /// Leaves columns free; none where there are less than none.
  mutating func space(_ columns: Int) {
    let columns = max(0, columns)
    spaces += columns
    if room != .max { room -= columns }
  }

  /// Writes text of this program's own, of one column a character.
  mutating func put(mark text: String, ink: Ink? = nil) {
    put(Shown(mark: text), ink: ink)
  }

  /// Finds the parts of a text that are marked, in order.
  typealias Hits = (String) -> [Range<String.Index>]

  /// Writes a text, shortened to `limit` and to what is left, padded to `columns`.
  mutating func put(
    _ text: Shown,
    padded columns: Int = 0,
    within limit: Int = .max,
    ink: Ink? = nil,
    hits: Hits? = nil
  ) {
    let limit = min(limit, room)
    guard limit > 0 else { return }
    var text = text
    if text.width > limit {
      let ellipsis = style.marks.ellipsis
      if let hit = hits?(text.text).first { text = text.beginning(near: hit, limit, ellipsis) }
      text = text.shortened(toWidth: limit, ellipsis: ellipsis)
    }
    write(text.text, ink: ink, hits: hits)
    if room != .max { room -= text.width }
    space(max(0, columns - text.width))
  }

  /// Writes spaces as far as there is room, for a line that is drawn from edge to edge.
  mutating func fill() {
    text += String(repeating: " ", count: max(0, spaces + room))
    (spaces, room) = (0, 0)
  }

  private mutating func write(_ text: String, ink: Ink?, hits: Hits?) {
    if text.isEmpty { return }
    self.text += String(repeating: " ", count: spaces)
    spaces = 0
    let text = style.fencesRightToLeft ? text.fencedRightToLeft : text
    guard style.isColored || style.underlinesHits else {
      self.text += text
      return
    }
    let ink = style.isColored ? ink : nil
    var rest = text.startIndex
    for hit in hits?(text) ?? [] {
      paint(text[rest..<hit.lowerBound], ink: ink)
      paint(text[hit], ink: style.isColored ? .hit : .plainHit)
      rest = hit.upperBound
    }
    paint(text[rest...], ink: ink)
  }

  private mutating func paint(_ text: Substring, ink: Ink?) {
    guard !text.isEmpty else { return }
    guard let ink else {
      self.text += text
      return
    }
    self.text += ink.start
    self.text += text
    self.text += Ink.end
  }
}
