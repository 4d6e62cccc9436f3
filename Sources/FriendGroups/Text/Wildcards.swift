/// A pattern for whole names, as in a shell: `*` stands for any characters, `?` for any one; case,
/// accents and width do not matter.
package struct Wildcards: Sendable {
  private enum Element: Sendable {
    case letters([UInt32])
    case oneCharacter
    case anything
  }

  private let elements: [Element]

  /// Reads a pattern; nil if there is neither `*` nor `?` in the text.
  package init?(_ text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }) else {
      return nil
    }
    var elements: [Element] = []
    var letters = String.UnicodeScalarView()
    func endLetters() {
      if letters.isEmpty { return }
      elements.append(.letters(FoldedText(String(letters), ignoring: .all).scalars))
      letters = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "*":
        endLetters()
        elements.append(.anything)
      case "?":
        endLetters()
        elements.append(.oneCharacter)
      default: letters.append(scalar)
      }
    }
    endLetters()
    self.elements = elements
  }

  /// Whether the pattern stands for a text, from end to end.
  ///
  /// - Complexity: O(*nm*) in the lengths of both.
  package func matches(_ text: String) -> Bool {
    let folded = FoldedText(text, ignoring: .all)
    let count = folded.scalars.count
    let isBoundary = (0...count).map { folded.boundary(at: $0, in: text) != nil }
    // The places that the elements so far can end at.
    var places: Set<Int> = [0]
    for element in elements {
      places =
        switch element {
        case .anything: places.min().map { Set($0...count) } ?? []
        case .oneCharacter:
          Set(
            places.compactMap { place in
              guard place < count, isBoundary[place] else { return nil }
              return (place + 1...count).first { isBoundary[$0] }
            }
          )
        case .letters(let letters):
          Set(
            places.compactMap { place in
              folded.scalars[place...].starts(with: letters) ? place + letters.count : nil
            }
          )
        }
    }
    return places.contains(count)
  }
}
