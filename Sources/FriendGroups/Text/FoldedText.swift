/// A text as it is compared with others: taken apart into letters and marks, without the differences
/// that do not count.
///
/// Texts that are canonically equivalent (é in one code point or in two) are alike in any case: what
/// is kept is their canonical decomposition (Unicode Standard Annex 15, form D).
package struct FoldedText: Sendable {
  /// The scalars that are compared.
  package private(set) var scalars: [UInt32] = []

  /// Of each of them, where the scalar that it comes from stands in the text, in UTF-8.
  package private(set) var offsets: [Int] = []

  private let ignored: Folding

  /// Folds a text.
  ///
  /// - Complexity: O(*n*) in its length.
  package init(_ text: String, ignoring ignored: Folding) {
    self.ignored = ignored
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count)
    var offset = 0
    for scalar in text.unicodeScalars {
      let usual = ignored.contains(.widths) ? FoldingTable.usualWidth(of: scalar.value) : nil
      append(usual ?? scalar.value, at: offset)
      offset += UTF8.width(scalar)
    }
  }

  /// Whether a letter has an accent, or is one that folding makes bare.
  package var hasAccents: Bool {
    scalars.indices.contains { index in
      isAccent(scalars[index], after: scalars[..<index]) || FoldingTable.bare(scalars[index]) != nil
    }
  }

  /// Appends what a scalar is composed of.
  private mutating func append(_ value: UInt32, at offset: Int) {
    if value < 0x80 {
      appendLetter(value, at: offset)
    } else if let syllable = HangulSyllable(value) {
      for part in syllable.parts { appendLetter(part, at: offset) }
    } else if let (first, second) = FoldingTable.decomposition(of: value) {
      append(first, at: offset)
      if second != 0 { append(second, at: offset) }
    } else {
      switch FoldingTable.combiningClass(of: value) {
      case 0: appendLetter(value, at: offset)
      case let order: appendMark(value, order, at: offset)
      }
    }
  }

  private mutating func appendLetter(_ value: UInt32, at offset: Int) {
    guard ignored.contains(.cases), let (first, second) = FoldingTable.small(value) else {
      return push(value, at: offset)
    }
    if second == 0 { return push(first, at: offset) }
    appendLetter(first, at: offset)
    push(second, at: offset)
  }

  /// Appends a combining mark where it belongs among those before it: by combining class.
  private mutating func appendMark(_ value: UInt32, _ order: UInt8, at offset: Int) {
    if ignored.contains(.accents), isAccent(value, after: scalars[...]) { return }
    var place = scalars.count
    while place > 0, FoldingTable.combiningClass(of: scalars[place - 1]) > order { place -= 1 }
    scalars.insert(value, at: place)
    offsets.insert(offset, at: place)
  }

  private mutating func push(_ value: UInt32, at offset: Int) {
    scalars.append(ignored.contains(.accents) ? FoldingTable.bare(value) ?? value : value)
    offsets.append(offset)
  }

  /// Whether a mark is an accent on the letter before it, and not a part of that.
  private func isAccent(_ value: UInt32, after letters: ArraySlice<UInt32>) -> Bool {
    switch FoldingTable.combiningClass(of: value) {
    // Strokes through a letter; the points of Hebrew, Arabic and Syriac; marks above and below. The
    // other classes are vowels and the marks that make another consonant: nukta, virama, and the
    // voicing of kana.
    case 1, 10...36, 200...240: break
    default: return false
    }
    guard Unicode.Scalar(value)?.properties.generalCategory == .nonspacingMark else { return false }
    // Letters of their own in Cyrillic alphabets, apart in the order of Unicode (allkeys.txt) too:
    // й and ў, ї, ѓ and ќ.
    return switch (letters.last, value) {
    case (0x0418, 0x0306), (0x0438, 0x0306), (0x0423, 0x0306), (0x0443, 0x0306): false
    case (0x0406, 0x0308), (0x0456, 0x0308): false
    case (0x0413, 0x0301), (0x0433, 0x0301), (0x041A, 0x0301), (0x043A, 0x0301): false
    default: true
    }
  }
}

/// A Korean syllable, whose parts are a matter of arithmetic (The Unicode Standard, section 3.12).
private struct HangulSyllable {
  private let index: UInt32

  init?(_ value: UInt32) {
    guard (0xAC00...0xD7A3).contains(value) else { return nil }
    index = value - 0xAC00
  }

  var parts: [UInt32] {
    let last = index % 28
    return [0x1100 + index / 588, 0x1161 + index % 588 / 28] + (last == 0 ? [] : [0x11A7 + last])
  }
}
