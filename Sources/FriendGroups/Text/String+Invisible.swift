extension String {
  /// Whether nothing of it can be seen.
  package var isInvisible: Bool {
    unicodeScalars.allSatisfy { scalar in
      if scalar.value > 0x20, scalar.value < 0x7F { return false }
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .control || scalar == "\u{2800}"
    }
  }
}
