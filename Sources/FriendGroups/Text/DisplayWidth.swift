extension Unicode.Scalar {
  /// The terminal columns this scalar takes on its own: 0, 1 or 2.
  ///
  /// Scalars of ambiguous East Asian width (Greek letters, `…`, box drawing) count as 1: terminals
  /// draw them narrow unless they were set up for an old Chinese, Japanese or Korean encoding, and
  /// Unicode recommends narrow where that cannot be known (Standard Annex 11, section 5).
  package var displayWidth: Int {
    let changes = WidthTable.changes
    // Above an entry for this very scalar, whatever its width, and below the next one.
    let limit = value << 4 | 0xF
    // The table begins at U+0000, so its first entry is never above the limit.
    var found = 0
    var remaining = changes.count
    while remaining > 1 {
      let half = remaining / 2
      if changes[found + half] <= limit { found += half }
      remaining -= half
    }
    return Int(changes[found] & 0xF)
  }
}

extension Character {
  /// The terminal columns this grapheme cluster takes: 0, 1 or 2.
  ///
  /// The sum of its scalars, because spacing marks and joined consonants (Thai, Hindi) stand side
  /// by side; but at most 2, because what is drawn as one emoji or one Korean syllable is never
  /// wider. A control character takes none: it is escaped before it is measured.
  package var displayWidth: Int {
    var columns = 0
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      // Variation selector 16 asks for the picture form of an emoji that is text by default.
      if scalar == "\u{FE0F}", previous?.properties.isEmoji == true { return 2 }
      columns += scalar.displayWidth
      previous = scalar
    }
    return min(columns, 2)
  }
}

extension String {
  /// The terminal columns this text takes.
  package var displayWidth: Int { utf8.plainWidth ?? reduce(0) { $0 + $1.displayWidth } }

  /// This text as far as `width` columns hold it, with an ellipsis at the end if something is left
  /// out.
  ///
  /// No grapheme cluster is split: where a wide one does not fit, the result is a column narrower.
  /// In fewer columns than the ellipsis takes, that is cut too. Reads no further than those columns.
  package func shortened(toWidth width: Int, ellipsis: String = "…") -> String {
    guard width > 0 else { return "" }
    // Nothing takes more columns than it has bytes in UTF-8.
    if utf8.count <= width { return self }
    let room = width - ellipsis.unicodeScalars.count
    guard room >= 0 else {
      return displayWidth <= width ? self : String(ellipsis.prefix(width))
    }
    var columns = 0
    var index = startIndex
    var cut = startIndex
    while index < endIndex {
      columns += self[index].displayWidth
      if columns > width { return String(self[..<cut]) + ellipsis }
      formIndex(after: &index)
      if columns <= room { cut = index }
    }
    return self
  }

  /// This text with spaces after it up to `width` columns; text that is wider stays as it is.
  package func padded(toWidth width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }
}

extension Substring {
  /// The terminal columns this part of a text takes.
  package var displayWidth: Int { String(self).displayWidth }
}

extension String.UTF8View {
  /// The columns of text in UTF-8 that is all printable ASCII and Chinese characters; nil for other
  /// text.
  ///
  /// Most text is of this kind, and need not be split into grapheme clusters to be measured: nothing
  /// in it joins what stands beside it.
  fileprivate var plainWidth: Int? {
    var columns = 0
    var bytes = makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case 0x20...0x7E: columns += 1
      // U+4000 to U+9FFF, but for the hexagrams from U+4DC0 on, in three bytes.
      case 0xE4...0xE9:
        guard let second = bytes.next(), byte != 0xE4 || second != 0xB7 else { return nil }
        _ = bytes.next()
        columns += 2
      default: return nil
      }
    }
    return columns
  }
}
