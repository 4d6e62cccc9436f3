extension JSONCursor {
  /// Moves over a number, `true`, `null`, or a key without quotes.
  mutating func skipWord() throws(SyntaxFault) {
    while let byte = peek, !Self.endsWord(byte) { try skipWordByte() }
  }

  /// Moves over one byte of a word, or over the rest of a hexadecimal number.
  ///
  /// What kills Foundation's decoder is refused here, before it gets there.
  mutating func skipWordByte() throws(SyntaxFault) {
    switch bytes[at] {
    case Self.firstLongLead...: throw fault(.notUTF8)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): try skipHexadecimal()
    default: at += 1
    }
  }

  /// Moves over the `x` here and, where it makes a number hexadecimal, over its digits.
  ///
  /// Foundation's decoder passes over a second `x` or a sign among them, and dies when it comes to
  /// compute the number.
  private mutating func skipHexadecimal() throws(SyntaxFault) {
    let zero = at - 1
    at += 1
    guard zero >= 0, bytes[zero] == UInt8(ascii: "0"),
      zero == 0 || Self.endsWord(bytes[zero - 1]) || Self.isSign(bytes[zero - 1])
    else { return }
    while let byte = peek, !Self.endsWord(byte) {
      if byte | 0x20 == UInt8(ascii: "x") || Self.isSign(byte) {
        throw fault(.unreadable(.number), at: zero)
      }
      if byte >= Self.firstLongLead { throw fault(.notUTF8) }
      at += 1
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  fileprivate static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case ...UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
