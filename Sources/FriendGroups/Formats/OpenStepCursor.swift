/// Reads an old-style property list: brackets, strings, words, and what separates them.
///
/// The rules are those of Foundation's parser: `;` after every entry, strings in either quote or,
/// where they consist of letters, digits and `_$/:.-` alone, without; bytes as `<0fbd77>`; comments
/// as in C. There are no numbers and no booleans.
struct OpenStepCursor: BracketCursor {
  let bytes: UnsafeRawBufferPointer
  let end: Int
  var at: Int

  /// Whether the root is a dictionary without braces, which ends where the text does.
  ///
  /// A dictionary inside ends there too, but then its own entry is without a semicolon.
  var isClosedByEnd = false

  /// Whether the end of the text has closed a dictionary.
  private var isOver = false

  static var arrayOpener: UInt8 { UInt8(ascii: "(") }

  init(_ bytes: UnsafeRawBufferPointer, at: Int = 0) {
    self.bytes = bytes
    self.at = at
    end = bytes.count
  }

  // MARK: Containers

  var kind: ValueKind? {
    guard let byte = peek else { return nil }
    return switch byte {
    case UInt8(ascii: "{"): .dictionary
    case UInt8(ascii: "("): .array
    case UInt8(ascii: "<"): .data
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .text
    default: Self.isWord(byte) ? .text : nil
    }
  }

  mutating func enter(_ kind: ValueKind) throws(SyntaxFault) -> Bool {
    if peek == UInt8(ascii: "{") || peek == UInt8(ascii: "(") { at += 1 }
    try skipSpace()
    return try !skipCloser(of: kind)
  }

  mutating func next(in kind: ValueKind) throws(SyntaxFault) -> Bool {
    try skipSpace()
    if kind == .dictionary {
      guard peek == UInt8(ascii: ";") else {
        throw fault(peek == nil ? .unterminated(.dictionary) : .expected(.semicolon))
      }
    } else if peek != UInt8(ascii: ",") {
      guard try skipCloser(of: kind) else { throw fault(.expected(.commaOrEndOfArray)) }
      return false
    }
    at += 1
    try skipSpace()
    return try !skipCloser(of: kind)
  }

  /// Moves over the end of a container if it is here.
  private mutating func skipCloser(of kind: ValueKind) throws(SyntaxFault) -> Bool {
    guard let byte = peek else {
      if kind == .dictionary, closeByEnd() { return true }
      throw fault(.unterminated(kind == .dictionary ? .dictionary : .array))
    }
    guard byte == Self.closer(ofDictionary: kind == .dictionary) else { return false }
    at += 1
    return true
  }

  mutating func closeByEnd() -> Bool {
    isOver = isClosedByEnd
    return isOver
  }

  /// A key alone stands for itself as value, and so is read again.
  mutating func key() throws(SyntaxFault) -> Node {
    let key = try skipText(or: .key)
    try skipSpace()
    switch peek {
    case UInt8(ascii: ";"): at = key.range.lowerBound
    case UInt8(ascii: "="):
      at += 1
      try skipSpace()
    default: throw fault(.expected(.equals))
    }
    return key
  }

  mutating func finish() throws(SyntaxFault) {
    if isClosedByEnd, !isOver, at > 0, at < end || bytes[at - 1] == UInt8(ascii: "}") {
      // A brace has closed what no brace has opened.
      throw fault(.expected(.key), at: at - 1)
    }
    try skipSpace()
    if at < end { throw fault(.trailing) }
  }

  // MARK: Values

  mutating func skip() throws(SyntaxFault) -> Node {
    let start = at
    guard let kind else { throw fault(.expected(.value)) }
    switch kind {
    case .dictionary, .array: try skipContainer()
    case .data: try skipData()
    default:
      let text = try skipText(or: .value)
      try checkText(text)
      return text
    }
    return Node(kind: kind, range: start..<at)
  }

  private mutating func skipText(
    or expectation: SyntaxReason.Expectation
  ) throws(SyntaxFault) -> Node {
    let start = at
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipString()
    default: skipWord()
    }
    guard at > start else { throw fault(.expected(expectation)) }
    return Node(kind: .text, range: start..<at)
  }

  /// Moves over a string without quotes.
  private mutating func skipWord() {
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
      guard byte.hexadecimalDigit != nil || byte.isDataSpace else {
        throw fault(.unreadable(.data))
      }
      at += 1
    }
    guard at < end else { throw fault(.unterminated(.data), at: start) }
    at += 1
  }

  // MARK: Skipping

  /// U+2028 and U+2029 are white space here, and end a comment; both take three bytes of UTF-8.
  var longSpaceLength: Int {
    guard bytes[at] == 0xE2, at + 2 < end, bytes[at + 1] == 0x80 else { return 0 }
    return bytes[at + 2] == 0xA8 || bytes[at + 2] == 0xA9 ? 3 : 0
  }

  var endsLine: Bool { longSpaceLength > 0 }

  mutating func skipOther() throws(SyntaxFault) {
    switch bytes[at] {
    case UInt8(ascii: "<"): try skipData()
    case UInt8(ascii: "/"): if try !skipComment() { skipWord() }
    case let byte where Self.isWord(byte): skipWord()
    default: at &+= 1
    }
  }
}

extension UInt8 {
  fileprivate var isDataSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }
}
