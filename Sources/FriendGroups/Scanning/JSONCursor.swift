/// Reads JSON text as far as its structure goes: strings, comments, brackets and what separates.
struct JSONCursor: TextCursor {
  let bytes: UnsafeRawBufferPointer
  let end: Int
  var at: Int
  var open: [UInt8] = []

  static var arrayOpener: UInt8 { UInt8(ascii: "[") }

  init(bytes: UnsafeRawBufferPointer, range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
  }

  func hasNewline(since start: Int) -> Bool {
    bytes[start..<at].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// The text in quotes that is all there is; nil where the decoder has to be asked, for
  /// an escape or a control character, or where it holds no UTF-8.
  var plainText: String? {
    guard end - at >= 2, bytes[at] == bytes[end - 1], Self.isQuote(bytes[at]) else { return nil }
    let content = UnsafeRawBufferPointer(rebasing: bytes[at + 1..<end - 1])
    let isPlain = !content.contains { $0 < UInt8(ascii: " ") || $0 == UInt8(ascii: "\\") }
    return isPlain ? String(shortUTF8: content) : nil
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  // MARK: Containers

  /// A comma before the end is allowed.
  mutating func visitEntries(
    _ visitValue: (inout Self, Node) throws(SyntaxFault) -> Visit
  ) throws(SyntaxFault) -> Visit {
    try visitSeparated(closer: UInt8(ascii: "}"), in: .dictionary, or: .commaOrEndOfDictionary) {
      (cursor: inout Self) throws(SyntaxFault) in
      let key = try cursor.text(or: .key)
      try cursor.skipSpace()
      guard cursor.peek == UInt8(ascii: ":") else { throw cursor.fault(.expected(.colon)) }
      cursor.at += 1
      try cursor.skipSpace()
      return try visitValue(&cursor, key)
    }
  }

  // MARK: Values

  mutating func value() throws(SyntaxFault) -> Node {
    let start = at
    let kind = try skipValue()
    return Node(kind: kind, range: start..<at)
  }

  private mutating func skipValue() throws(SyntaxFault) -> ValueKind {
    guard let byte = peek else { throw fault(.expected(.value)) }
    switch byte {
    case UInt8(ascii: "{"):
      try skipContainer()
      return .dictionary
    case UInt8(ascii: "["):
      try skipContainer()
      return .array
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try skipString()
      return .text
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "I"), UInt8(ascii: "N"):
      try skipWord()
      return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      try skipWord()
      return .boolean
    case UInt8(ascii: "n"):
      try skipWord()
      return .null
    default:
      throw fault(.expected(.value))
    }
  }

  mutating func skipOther() throws(SyntaxFault) {
    switch bytes[at] {
    case UInt8(ascii: "/"):
      guard try skipComment() else { throw fault(.expected(.value)) }
    case Self.firstLongLead..., UInt8(ascii: "x"), UInt8(ascii: "X"):
      try skipWordByte()
    default:
      at = plainEnd(from: at + 1)
    }
  }

  /// Where bytes end that mean nothing in a container: space, separators, digits and most letters.
  private func plainEnd(from start: Int) -> Int {
    var place = start
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: ":"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "w"):
        place += 1
      default:
        return place
      }
    }
    return place
  }
}
