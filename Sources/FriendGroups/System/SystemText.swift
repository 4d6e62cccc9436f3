/// Text of the operating system: arguments, variables and names of files.
///
/// All of it is bytes, mostly UTF-8, but nobody makes sure of that. In a `String` a byte that is no
/// part of UTF-8 stands as one of the last 128 scalars of the private use area in plane 16, where no
/// script has a character; where such a scalar stands in the text for real, its four bytes are
/// written the same way. So every text of bytes is another `String`, and gives its bytes back.
extension String {
  /// Takes bytes of the system, and loses none.
  package init(systemBytes bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self), !text.mayHoldSystemBytes {
      self = text
      return
    }
    self = ""
    var rest = bytes[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let text = String(validating: rest.prefix(length), as: UTF8.self)
      if let scalar = text?.unicodeScalars.first, scalar.systemByte == nil {
        unicodeScalars.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        unicodeScalars.append(Unicode.Scalar(systemByte: first))
        rest = rest.dropFirst()
      }
    }
  }

  /// The bytes that the system is given for the text.
  package var systemBytes: [UInt8] {
    guard mayHoldSystemBytes else { return Array(utf8) }
    return unicodeScalars.reduce(into: []) { bytes, scalar in
      if let byte = scalar.systemByte { bytes.append(byte) } else { bytes += String(scalar).utf8 }
    }
  }

  /// The text as people are shown it: bytes that are no part of UTF-8 as `\xFF`.
  package var showingSystemBytes: String {
    guard mayHoldSystemBytes else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if let byte = scalar.systemByte {
        text += "\\x" + String(byte, radix: 16, uppercase: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The byte with which scalars of plane 16 begin in UTF-8; ordinary text has none.
  private var mayHoldSystemBytes: Bool { utf8.contains(0xF4) }
}

extension Unicode.Scalar {
  /// The scalar that stands for a byte from 0x80 up.
  fileprivate init(systemByte byte: UInt8) {
    self = Unicode.Scalar(0x10_FF00 + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// The byte that the scalar stands for.
  package var systemByte: UInt8? {
    (0x10_FF80...0x10_FFFF).contains(value) ? UInt8(truncatingIfNeeded: value) : nil
  }
}
