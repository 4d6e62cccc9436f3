/// Reads an old-style property list as far as its structure goes.
///
/// A word ends, and a comment begins, exactly where Foundation's parser sees it: a bracket that only
/// one of the two took for a bracket would slip past the guard against deep nesting.
struct OpenStepCursor: TextCursor {
  let bytes: UnsafeRawBufferPointer
  let end: Int
  var at: Int
  var open: [UInt8] = []

  static var arrayOpener: UInt8 { UInt8(ascii: "(") }

  init(bytes: UnsafeRawBufferPointer, range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
  }

  /// U+2028 and U+2029 are white space here, and end a comment; both take three bytes of UTF-8.
  var separatorLength: Int {
    guard bytes[at] == 0xE2, at + 2 < end, bytes[at + 1] == 0x80 else { return 0 }
    return bytes[at + 2] == 0xA8 || bytes[at + 2] == 0xA9 ? 3 : 0
  }

  // MARK: Containers

  /// The dictionary has braces or, as a strings file, none; a key alone stands for itself as value, and so
  /// is read again.
  mutating func visitEntries(
    _ visitValue: (inout Self, Node) throws(SyntaxFault) -> Visit
  ) throws(SyntaxFault) -> Visit {
    let closer = peek == UInt8(ascii: "{") ? UInt8(ascii: "}") : nil
    if closer != nil { at += 1 }
    try skipSpace()
    while let byte = peek, byte != closer {
      let key = try text(or: .key)
      try skipSpace()
      if peek == UInt8(ascii: ";") { at = key.range.lowerBound } else { try skipEquals() }
      if try visitValue(&self, key) == .stop { return .stop }
      try skipSpace()
      guard peek == UInt8(ascii: ";") else {
        throw fault(peek == nil ? .unterminated(.dictionary) : .expected(.semicolon))
      }
      at += 1
      try skipSpace()
    }
    if let closer { try skip(closer: closer, of: .dictionary) }
    return .goOn
  }

  private mutating func skipEquals() throws(SyntaxFault) {
    guard peek == UInt8(ascii: "=") else { throw fault(.expected(.equals)) }
    at += 1
    try skipSpace()
  }

  // MARK: Values

  mutating func value() throws(SyntaxFault) -> Node {
    let start = at
    let kind: ValueKind
    switch peek {
    case UInt8(ascii: "{"):
      try skipContainer()
      kind = .dictionary
    case UInt8(ascii: "("):
      try skipContainer()
      kind = .array
    case UInt8(ascii: "<"):
      try skipData()
      kind = .data
    default:
      return try text(or: .value)
    }
    return Node(kind: kind, range: start..<at)
  }

  mutating func skipOther() throws(SyntaxFault) {
    switch bytes[at] {
    case UInt8(ascii: "<"):
      try skipData()
    case UInt8(ascii: "/"):
      if try !skipComment() { skipWord() }
    case let byte where Self.isWord(byte):
      skipWord()
    default:
      at += 1
    }
  }

  /// Moves over a string without quotes.
  mutating func skipWord() {
    while let byte = peek, Self.isWord(byte) { at += 1 }
  }

  /// The bytes of a string without quotes, slashes and thus `//` among them; no others are taken,
  /// not even letters beyond ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Moves over bytes in hexadecimal, in angle brackets; comments have no place in them.
  private mutating func skipData() throws(SyntaxFault) {
    let start = at
    at += 1
    while let byte = peek, byte != UInt8(ascii: ">") {
      guard Self.isData(byte) else { throw fault(.unreadable(.data)) }
      at += 1
    }
    guard at < end else {
      at = start
      throw fault(.unterminated(.data))
    }
    at += 1
  }

  private static func isData(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: " "), UInt8(ascii: "\n"),
      UInt8(ascii: "\r"):
      true
    default: false
    }
  }
}
