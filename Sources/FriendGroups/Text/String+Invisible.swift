extension String {
  /// Whether nothing of it can be seen.
  package var isInvisible: Bool {
    unicodeScalars.allSatisfy { scalar in
      if 0x21..<0x7F ~= scalar.value || 0x3400..<0xD7A4 ~= scalar.value { return false }
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .control || scalar == "\u{2800}"
    }
  }
}
