/// Which differences between texts do not count.
package struct Folding: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `Ａ` and `ａ`, `Σ` and `ς`, `SS` and `ß`.
  package static let cases = Folding(rawValue: 1)
  /// `é` and `e`, `ø` and `o`, Hebrew and Arabic with and without points.
  package static let accents = Folding(rawValue: 2)
  /// Letters, digits and signs of full width and of usual one, and kana of half width.
  package static let widths = Folding(rawValue: 4)

  package static let all: Folding = [.cases, .accents, .widths]

  /// What does not count for somebody who looks for `text`: each kind of difference of which the text
  /// itself shows nothing.
  ///
  /// So a capital letter, an accent or an unusual width is typed by whoever means just that. Full
  /// width is usual for the punctuation of Chinese and Japanese, and says nothing.
  package init(sought text: String) {
    self = .all
    if text.unicodeScalars.contains(where: \.isCapital) { remove(.cases) }
    if text.unicodeScalars.contains(where: \.isOfUnusualWidth) { remove(.widths) }
    if FoldedText(text, ignoring: .widths).hasAccents { remove(.accents) }
  }
}

extension Unicode.Scalar {
  fileprivate var isCapital: Bool {
    properties.isUppercase || properties.generalCategory == .titlecaseLetter
  }

  fileprivate var isOfUnusualWidth: Bool {
    FoldingTable.usualWidth(of: value) != nil
      && (properties.isAlphabetic || properties.numericType != nil)
  }
}
