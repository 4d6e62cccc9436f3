/// Finds a text in others, as a person means it: case, accents and width do not matter, each unless
/// the text itself shows it ("smart case"), as `Folding/init(sought:)`` says.
///
/// Whole characters match: where accents matter, `e` is not found in `é`, in one code point or in two.
public struct TextMatcher: Hashable, Sendable {
  private let folding: Folding
  private let pattern: [UInt32]
  /// The pattern in UTF-8 where it is plain text, for a search that takes no text apart.
  private let plainPattern: [UInt8]?

  /// Creates a matcher; an empty text is found everywhere.
  public init(_ text: String) {
    folding = Folding(sought: text)
    pattern = FoldedText(text, ignoring: folding).scalars
    let folded = String(String.UnicodeScalarView(pattern.compactMap(Unicode.Scalar.init)))
    plainPattern = folded.utf8.isPlainText ? Array(folded.utf8) : nil
  }

  /// Whether the text is found in another.
  ///
  /// - Complexity: O(*nm*) at worst, in the lengths of both; near O(*n*) for real text.
  public func matches(_ text: String) -> Bool {
    if pattern.isEmpty { return true }
    if text.utf8.isPlainText {
      // Plain text stays so when it is folded.
      return plainPattern.map { text.utf8.holds($0, isFolding: folding.contains(.cases)) } ?? false
    }
    let folded = FoldedText(text, ignoring: folding)
    return folded.first(of: pattern) != nil && !folded.ranges(of: pattern, in: text).isEmpty
  }

  /// Where the text is found in another, in order, without overlaps; nowhere for an empty text.
  public func ranges(in text: String) -> [Range<String.Index>] {
    FoldedText(text, ignoring: folding).ranges(of: pattern, in: text)
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
