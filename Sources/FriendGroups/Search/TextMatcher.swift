/// Finds a text in others, as a person means it: case does not matter unless a capital letter is
/// typed ("smart case"), and neither does how an accent is encoded.
///
/// Whole characters match: `e` is not found in `é`, in one code point or in two.
public struct TextMatcher: Hashable, Sendable {
  private let isFolding: Bool
  private let pattern: [Character]
  /// The pattern in UTF-8 where it is plain text, for a search that takes no text apart.
  private let plainPattern: [UInt8]?

  /// Creates a matcher; an empty text is found everywhere.
  public init(_ text: String) {
    isFolding = !text.contains(where: \.isUppercase)
    pattern = FoldedText(text, isFolding: isFolding).characters
    // What has no capital letter is in small ones already, as far as plain text goes.
    plainPattern = text.utf8.isPlainText ? Array(text.utf8) : nil
  }

  /// Whether the text is found in another.
  ///
  /// - Complexity: O(*nm*) at worst, in the lengths of both; near O(*n*) for real text.
  public func matches(_ text: String) -> Bool {
    if let plainPattern, text.utf8.isPlainText {
      return text.utf8.holds(plainPattern, isFolding: isFolding)
    }
    return pattern.isEmpty || !ranges(in: text).isEmpty
  }

  /// Where the text is found in another, in order, without overlaps; nowhere for an empty text.
  public func ranges(in text: String) -> [Range<String.Index>] {
    guard !pattern.isEmpty else { return [] }
    let folded = FoldedText(text, isFolding: isFolding)
    var ranges: [Range<String.Index>] = []
    var position = 0
    while position + pattern.count <= folded.characters.count {
      let end = position + pattern.count
      if folded.characters[position..<end].elementsEqual(pattern),
        let start = folded.starts[position], let next = folded.starts[end]
      {
        ranges.append(start..<next)
        position = end
      } else {
        position += 1
      }
    }
    return ranges
  }
}

/// A text without case, and where each of its characters came from.
private struct FoldedText {
  var characters: [Character] = []
  /// The index in the text at which a character begins, and at last the end; nil inside of one that
  /// became several, as ß becomes ss.
  var starts: [String.Index?] = []

  init(_ text: String, isFolding: Bool) {
    for index in text.indices {
      starts.append(index)
      let character = text[index]
      guard isFolding, character.unicodeScalars.contains(where: \.properties.changesWhenCaseMapped)
      else {
        characters.append(character)
        continue
      }
      // By way of capitals, so that σ and ς, which share one, are the same letter.
      let letters = character.uppercased().lowercased()
      characters += letters
      starts += repeatElement(nil, count: letters.count - 1)
    }
    starts.append(text.endIndex)
  }
}

extension String.UTF8View {
  /// Whether all is ASCII or Chinese characters (U+4000 to U+9FFF): none joins its neighbours into
  /// one character then, and only ASCII letters have a case.
  fileprivate var isPlainText: Bool {
    // The bytes of ASCII, those that continue a code point, and those that begin such a one.
    allSatisfy { (0x20...0xBF).contains($0) || (0xE4...0xE9).contains($0) }
  }

  /// Whether these bytes hold others, which are in small letters where case does not matter.
  fileprivate func holds(_ pattern: [UInt8], isFolding: Bool) -> Bool {
    guard let first = pattern.first else { return true }
    var start = startIndex
    while let found = self[start...].firstIndex(where: { $0.folded(isFolding) == first }) {
      var index = found
      var matched = 0
      while index < endIndex, matched < pattern.count,
        self[index].folded(isFolding) == pattern[matched]
      {
        formIndex(after: &index)
        matched += 1
      }
      if matched == pattern.count { return true }
      start = self.index(after: found)
    }
    return false
  }
}

extension UInt8 {
  /// This byte, as a small letter if it is a capital one of ASCII and case does not matter.
  fileprivate func folded(_ isFolding: Bool) -> UInt8 {
    isFolding && (0x41...0x5A).contains(self) ? self | 0x20 : self
  }
}
