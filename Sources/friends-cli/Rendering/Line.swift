import FriendGroups

/// One line in the making, written piece by piece and never wider than the style allows.
///
/// Spaces are kept back until something follows them, so that no line ends in any.
struct Line {
  private let sink: Sink
  private let style: Style
  private var spaces = 0
  /// The columns that are left.
  private(set) var room: Int

  init(sink: Sink, style: Style) {
    self.sink = sink
    self.style = style
    room = style.width ?? .max
  }

  mutating func space(_ columns: Int) {
    spaces += columns
    if room != .max { room -= columns }
  }

  /// Writes text of this program's own, of one column a character.
  mutating func put(mark text: String, ink: Ink? = nil) throws(Failure) {
    try put(Shown(mark: text), ink: ink)
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
  ) throws(Failure) {
    let limit = min(limit, room)
    guard limit > 0 else { return }
    var text = text
    if text.width > limit { text = text.shortened(toWidth: limit, ellipsis: style.marks.ellipsis) }
    try write(text.text, ink: ink, hits: hits)
    if room != .max { room -= text.width }
    space(max(0, columns - text.width))
  }

  func end() throws(Failure) { try sink.write("\n") }

  private mutating func write(_ text: String, ink: Ink?, hits: Hits?) throws(Failure) {
    if text.isEmpty { return }
    try sink.write(spaces: spaces)
    spaces = 0
    let text = style.fencesRightToLeft ? text.fencedRightToLeft : text
    guard style.isColored else { return try sink.write(text) }
    var rest = text.startIndex
    for hit in hits?(text) ?? [] {
      try paint(text[rest..<hit.lowerBound], ink: ink)
      try paint(text[hit], ink: .hit)
      rest = hit.upperBound
    }
    try paint(text[rest...], ink: ink)
  }

  private func paint(_ text: Substring, ink: Ink?) throws(Failure) {
    guard !text.isEmpty else { return }
    guard let ink else { return try sink.write(text) }
    try sink.write(ink.start)
    try sink.write(text)
    try sink.write(Ink.end)
  }
}
