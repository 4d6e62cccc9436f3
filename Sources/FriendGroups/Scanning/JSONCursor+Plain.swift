/// JSON that is written in the plainest way: RFC 8259 to the letter, without exponents, and without
/// escapes of surrogates.
///
/// All that is plain, Foundation's decoder takes, so that it need not be asked; what is not, it may
/// take or refuse.
extension JSONCursor {
  /// Deeper than any friend list nests; the decoder is asked about what goes beyond.
  private static var plainDepth: Int { 16 }

  /// How many bytes are looked at together, whether they are UTF-8: they are copied for that.
  private static var blockLength: Int { 1 << 16 }

  /// How many elements the array has that begins here; nil where something in it is not plain.
  mutating func plainElementCount() -> Int? {
    var count = 0
    var block = at
    let isPlain = skipPlainMembers(closer: UInt8(ascii: "]")) { cursor in
      count += 1
      guard cursor.skipPlainValue(depth: 1) else { return false }
      if cursor.at - block < Self.blockLength { return true }
      defer { block = cursor.at }
      return cursor.isUTF8(since: block)
    }
    skipPlainSpace()
    return isPlain && at == end && isUTF8(since: block) ? count : nil
  }

  /// Whether all that is read is a plain number, boolean or null.
  mutating func skipPlainScalar() -> Bool { skipPlainWord() && at == end }

  private func isUTF8(since start: Int) -> Bool {
    String(validating: UnsafeRawBufferPointer(rebasing: bytes[start..<at]), as: UTF8.self) != nil
  }

  private mutating func skipPlainValue(depth: Int) -> Bool {
    switch peek {
    case UInt8(ascii: "\""):
      return skipPlainText()
    case UInt8(ascii: "{") where depth < Self.plainDepth:
      return skipPlainMembers(closer: UInt8(ascii: "}")) { cursor in
        cursor.skipPlainKey() && cursor.skipPlainValue(depth: depth + 1)
      }
    case UInt8(ascii: "[") where depth < Self.plainDepth:
      return skipPlainMembers(closer: UInt8(ascii: "]")) { cursor in
        cursor.skipPlainValue(depth: depth + 1)
      }
    default: return skipPlainWord()
    }
  }

  private mutating func skipPlainWord() -> Bool {
    switch peek {
    case UInt8(ascii: "t"): skip("true")
    case UInt8(ascii: "f"): skip("false")
    case UInt8(ascii: "n"): skip("null")
    default: skipPlainNumber()
    }
  }

  /// Moves over a container, with a comma between every two members and none behind the last.
  @inline(__always)
  private mutating func skipPlainMembers(
    closer: UInt8,
    _ skipMember: (inout Self) -> Bool
  ) -> Bool {
    at += 1
    skipPlainSpace()
    if peek == closer {
      at += 1
      return true
    }
    while true {
      guard skipMember(&self) else { return false }
      skipPlainSpace()
      guard let byte = peek, byte == UInt8(ascii: ",") || byte == closer else { return false }
      at += 1
      if byte == closer { return true }
      skipPlainSpace()
    }
  }

  private mutating func skipPlainKey() -> Bool {
    guard peek == UInt8(ascii: "\""), skipPlainText() else { return false }
    skipPlainSpace()
    guard peek == UInt8(ascii: ":") else { return false }
    at += 1
    skipPlainSpace()
    return true
  }

  private mutating func skipPlainSpace() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): at += 1
      default: return
      }
    }
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard at + length <= end else { return false }
    for place in 0..<length where bytes[at + place] != word.utf8Start[place] { return false }
    at += length
    return true
  }

  private mutating func skipPlainNumber() -> Bool {
    if peek == UInt8(ascii: "-") { at += 1 }
    let hasLeadingZero = peek == UInt8(ascii: "0")
    let digits = skipDigits()
    guard digits > 0, digits == 1 || !hasLeadingZero else { return false }
    guard peek == UInt8(ascii: ".") else { return true }
    at += 1
    return skipDigits() > 0
  }

  private mutating func skipDigits() -> Int {
    let start = at
    while let byte = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { at += 1 }
    return at - start
  }

  // MARK: Texts

  private mutating func skipPlainText() -> Bool {
    at += 1
    while true {
      at = offset(
        of: UInt8(ascii: "\""),
        or: UInt8(ascii: "\\"),
        below: UInt8(ascii: " "),
        from: at
      )
      switch peek {
      case UInt8(ascii: "\""):
        at += 1
        return true
      case UInt8(ascii: "\\"):
        guard skipPlainEscape() else { return false }
      default: return false
      }
    }
  }

  private mutating func skipPlainEscape() -> Bool {
    at += 1
    guard let byte = peek else { return false }
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return true
    case UInt8(ascii: "u"):
      var unit = 0
      for _ in 0..<4 {
        guard let digit = peek.flatMap(Self.hexadecimal) else { return false }
        unit = unit << 4 | digit
        at += 1
      }
      return !(0xD800...0xDFFF ~= unit)
    default: return false
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}
