extension FoldedText {
  /// Where other scalars are found in the text, in order, without overlaps; nowhere if there are none.
  ///
  /// Whole characters match: of `ß`, folded to `ss`, no half is found, nor `e` in `é` where accents
  /// count.
  ///
  /// - Parameter text: The text that was folded.
  func ranges(of pattern: [UInt32], in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var place = 0
    while let found = first(of: pattern, from: place) {
      if let start = boundary(at: found, in: text),
        let end = boundary(at: found + pattern.count, in: text)
      {
        ranges.append(start..<end)
        place = found + pattern.count
      } else {
        place = found + 1
      }
    }
    return ranges
  }

  /// The first place of a pattern, whether or not whole characters match.
  func first(of pattern: [UInt32], from place: Int = 0) -> Int? {
    guard let first = pattern.first, place <= scalars.count - pattern.count else { return nil }
    return (place...scalars.count - pattern.count).first {
      scalars[$0] == first && scalars[$0..<$0 + pattern.count].elementsEqual(pattern)
    }
  }

  /// The index of the character of the text that begins at a place, or of the end; nil inside of one.
  func boundary(at place: Int, in text: String) -> String.Index? {
    if place == scalars.count { return text.endIndex }
    if place > 0, offsets[place] == offsets[place - 1] { return nil }
    return String.Index(text.utf8.index(text.startIndex, offsetBy: offsets[place]), within: text)
  }
}
