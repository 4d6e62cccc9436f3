/// What one scalar of a name is to somebody who types the name, or looks it up, by its letters.
enum NameLetter: Equatable, Sendable {
  /// A Latin letter as lower-case ASCII, without accents and without full width.
  case latin(UInt8)
  /// A digit as ASCII.
  case digit(UInt8)
  /// A character with a Mandarin reading.
  case han(Unicode.Scalar, HanReadings)
  /// A letter of another script, in lower case; it stands for itself only.
  case other(Unicode.Scalar)
  /// A space, symbol, mark or anything else that nobody types.
  case separator

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39:
      self = .digit(UInt8(truncatingIfNeeded: scalar.value))
    case 0x41...0x5A, 0x61...0x7A:
      self = .latin(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
    case 0..<0x80:
      self = .separator
    case 0xC0...0x24F, 0x1E00...0x1EFF:
      self = Self.bareLetter(of: scalar).map(NameLetter.latin) ?? Self.unread(scalar)
    case 0xFF01...0xFF5E:
      self = Unicode.Scalar(scalar.value - 0xFEE0).map(NameLetter.init) ?? .separator
    default:
      let readings = HanReadings(of: scalar)
      self = readings.isEmpty ? Self.unread(scalar) : .han(scalar, readings)
    }
  }

  private static func unread(_ scalar: Unicode.Scalar) -> NameLetter {
    guard scalar.properties.isAlphabetic else { return .separator }
    return .other(scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar)
  }

  /// The one small letter under the accents; nil for `æ` and what has no letter of ASCII under them.
  private static func bareLetter(of scalar: Unicode.Scalar) -> UInt8? {
    let letters = FoldedText(String(scalar), ignoring: .all).scalars
    guard letters.count == 1, let letter = letters.first, (0x61...0x7A).contains(letter) else {
      return nil
    }
    return UInt8(letter)
  }
}

extension NameLetter {
  var isHan: Bool { if case .han = self { true } else { false } }
}
