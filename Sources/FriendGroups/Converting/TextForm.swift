/// How a format writes text: which scalars it writes otherwise, and which it cannot hold.
protocol TextForm {
  /// Whether a scalar that begins with this byte in UTF-8 may be one of them.
  static func isSuspect(_ byte: UInt8) -> Bool

  /// Writes a scalar that begins with such a byte; false where it is left out.
  static func write(_ scalar: Unicode.Scalar, to output: inout [UInt8]) -> Bool
}

extension [UInt8] {
  /// Writes what is part of a format.
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  mutating func append(ascii scalar: Unicode.Scalar) { append(UInt8(ascii: scalar)) }

  /// Writes a scalar as it is.
  mutating func append(_ scalar: Unicode.Scalar) { append(contentsOf: scalar.utf8) }

  /// Writes text from the data.
  ///
  /// - Returns: How many scalars were left out.
  mutating func append<Form: TextForm>(_ text: String, as form: Form.Type) -> Int {
    var text = text
    return text.withUTF8 { append($0, as: form) }
  }

  private mutating func append<Form: TextForm>(
    _ bytes: UnsafeBufferPointer<UInt8>,
    as form: Form.Type
  ) -> Int {
    var lost = 0
    var start = 0
    var index = 0
    while index < bytes.count {
      guard Form.isSuspect(bytes[index]) else {
        index += 1
        continue
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      let (scalar, length) = Self.scalar(in: bytes, at: index)
      if !Form.write(scalar, to: &self) { lost += 1 }
      index += length
      start = index
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    return lost
  }

  /// The scalar that begins at a place of well-formed UTF-8, and its length.
  private static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>,
    at index: Int
  ) -> (Unicode.Scalar, length: Int) {
    var iterator = bytes[index...].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return ("\u{FFFD}", 1) }
    return (scalar, UTF8.width(scalar))
  }
}

extension Unicode.Scalar {
  /// Whether this is a control character of C0, DEL or C1, tabs and ends of lines aside.
  var isControl: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0x7F...0x9F: true
    default: false
    }
  }

  /// Whether this turns the direction of a line (Unicode Standard Annex 9), or breaks it unseen.
  var turnsLines: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// The first bytes of control characters and of those that turn lines; most text has none of them,
/// Chinese text too.
func beginsControl(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x00...0x1F, 0x7F, 0xC2, 0xD8, 0xE2: true
  default: false
  }
}
