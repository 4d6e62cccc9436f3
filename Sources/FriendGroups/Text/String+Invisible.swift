extension String {
  /// Whether there is nothing to see in the text: it is empty, or all of it is without ink.
  ///
  /// Such a name is as good as none: people write U+3164 or U+2800 to have an empty one.
  package var isInvisible: Bool {
    // Nearly every text begins with a byte that shows: ASCII, or of U+4000 to U+9FFF, which are Han.
    guard let first = utf8.first else { return true }
    if (0x21...0x7E).contains(first) || (0xE4...0xE9).contains(first) { return false }
    return unicodeScalars.allSatisfy(\.isWithoutInk)
  }
}

extension Unicode.Scalar {
  /// Whether nothing is drawn for this scalar: a space, a control or format character, or one that is
  /// to be ignored where it cannot be shown (`White_Space`, `Default_Ignorable_Code_Point` and the
  /// general categories Cc and Cf of the Unicode Character Database), or a symbol that is blank.
  fileprivate var isWithoutInk: Bool {
    if value < 0x80 { return value <= 0x20 || value == 0x7F }
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control: return true
    case .format: return !isDrawnUnderDigits
    default: return isBlank
    }
  }

  /// Whether this is one of the format characters that are signs, drawn under or around the digits
  /// after them (`Prepended_Concatenation_Mark`).
  private var isDrawnUnderDigits: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether this is blank by its shape and not by a property: the braille pattern without dots, the musical
  /// note without a head, and the filler of the Khitan small script.
  private var isBlank: Bool { value == 0x2800 || value == 0x1D159 || value == 0x16FE4 }
}
