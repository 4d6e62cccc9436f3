extension Unicode.Scalar {
  /// Whether this scalar could move the cursor, change the terminal, or turn the direction of a line:
  /// C0, DEL, C1, the bidirectional controls of Unicode Standard Annex 9, and line separators.
  package var isHostile: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text with hostile scalars shown as `\u{1B}`, safe for a terminal and for one line, and with
  /// bytes of an argument that are no part of UTF-8 as `\xFF`.
  package var escapedForTerminal: String {
    guard mayBeHostile else { return self }
    return showingSystemBytes.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isHostile { text += scalar.named } else { text.unicodeScalars.append(scalar) }
    }
  }

  /// The text for a field between tabs: as for a terminal, and `\\`, `\t`, `\n`, `\r`.
  package var escapedForField: String {
    guard contains(where: { $0.mayBeginHostile || $0 == UInt8(ascii: "\\") }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case _ where scalar.isHostile: text += scalar.named
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text as a JSON string, with its quotes (RFC 8259, section 7).
  package var escapedForJSON: String {
    let isPlain = !contains {
      $0.mayBeginHostile || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(self)\"" }
    let text = unicodeScalars.reduce(into: "\"") { text, scalar in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isHostile:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension String {
  /// Whether a byte is in it with which a hostile scalar begins in UTF-8.
  ///
  /// Most text has none, Chinese too, and is not taken apart.
  fileprivate var mayBeHostile: Bool { contains(where: \.mayBeginHostile) }

  /// Whether a byte of the text is in question.
  @inline(__always)
  private func contains(where isInQuestion: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isInQuestion) }
      ?? utf8.contains(where: isInQuestion)
  }
}

extension UInt8 {
  fileprivate var mayBeginHostile: Bool {
    switch self {
    case 0x00...0x1F, 0x7F, 0xC2, 0xD8, 0xE2, 0xF4: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var named: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
