/// Reads JSON as far as its structure goes: strings, comments, brackets and what separates.
///
/// The grammar is that of RFC 8259 with all that JSON5 adds: comments, trailing commas, strings in
/// single quotes, keys without quotes, more kinds of numbers and of white space. JSON lines are values
/// of which each begins on a line of its own.
struct JSONCursor: BracketCursor {
  let bytes: UnsafeRawBufferPointer
  let end: Int
  var at: Int

  static var arrayOpener: UInt8 { UInt8(ascii: "[") }

  init(_ bytes: UnsafeRawBufferPointer, at: Int = 0) {
    self.bytes = bytes
    self.at = at
    end = bytes.count
  }

  // MARK: Containers

  mutating func enter(_ kind: ValueKind) throws(SyntaxFault) -> Bool {
    if kind != .lines { at += 1 }
    try skipSpace()
    return try !skipCloser(of: kind)
  }

  /// A comma before the end is allowed.
  mutating func next(in kind: ValueKind) throws(SyntaxFault) -> Bool {
    let start = at
    try skipSpace()
    if kind == .lines {
      let isLine = peek == nil || hasNewline(since: start)
      if peek == UInt8(ascii: ",") {
        at += 1
        try skipSpace()
      } else if !isLine {
        throw fault(.trailing)
      }
    } else if peek == UInt8(ascii: ",") {
      at &+= 1
      try skipSpace()
    } else if try skipCloser(of: kind) {
      return false
    } else {
      throw fault(.expected(kind == .dictionary ? .commaOrEndOfDictionary : .commaOrEndOfArray))
    }
    return try !skipCloser(of: kind)
  }

  /// Moves over the end of a container if it is here.
  @inline(__always)
  private mutating func skipCloser(of kind: ValueKind) throws(SyntaxFault) -> Bool {
    guard let byte = peek else {
      if kind == .lines { return true }
      throw fault(.unterminated(kind == .dictionary ? .dictionary : .array))
    }
    guard kind != .lines, byte == Self.closer(ofDictionary: kind == .dictionary) else {
      return false
    }
    at &+= 1
    return true
  }

  private func hasNewline(since start: Int) -> Bool {
    bytes[start..<at].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  mutating func key() throws(SyntaxFault) -> Node {
    let start = at
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipString()
    default: try skipIdentifier()
    }
    let key = Node(kind: .text, range: start..<at)
    try skipSpace()
    guard peek == UInt8(ascii: ":") else { throw fault(.expected(.colon)) }
    at &+= 1
    try skipSpace()
    return key
  }

  mutating func finish() throws(SyntaxFault) {
    try skipSpace()
    if at < end { throw fault(isUTF8(at) ? .trailing : .notUTF8) }
  }

  // MARK: Values

  var kind: ValueKind? {
    guard let byte = peek else { return nil }
    return switch byte {
    case UInt8(ascii: "{"): .dictionary
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .text
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "I"), UInt8(ascii: "N"):
      .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
    case UInt8(ascii: "n"): .null
    default: nil
    }
  }

  mutating func skip() throws(SyntaxFault) -> Node {
    let start = at
    guard let kind else { throw fault(peek == nil || isUTF8(at) ? .expected(.value) : .notUTF8) }
    switch kind {
    case .dictionary, .array: try skipContainer()
    case .text: try skipString()
    default: try skipWord(kind)
    }
    return Node(kind: kind, range: start..<at)
  }

  /// Moves over a number, `true`, `false` or `null`.
  private mutating func skipWord(_ kind: ValueKind) throws(SyntaxFault) {
    let start = at
    if skipPlainWord(kind) { return }
    while at < end, !endsWord(bytes[at]) { at &+= 1 }
    guard isWord(kind, start..<at) else {
      throw fault(isUTF8(start) ? .unreadable(kind) : .notUTF8, at: start)
    }
  }

  /// Moves over what most words are: digits alone, `true` and `false`.
  ///
  /// - Returns: False, without a move, where anything else stands.
  @inline(__always)
  private mutating func skipPlainWord(_ kind: ValueKind) -> Bool {
    var place = at
    if kind == .number {
      while place < end, bytes[place].isDigit { place &+= 1 }
      guard place > at, place == at &+ 1 || bytes[at] != UInt8(ascii: "0") else { return false }
    } else if starts(with: "true") {
      place &+= 4
    } else if starts(with: "false") {
      place &+= 5
    } else {
      return false
    }
    guard place == end || endsWord(bytes[place]) else { return false }
    at = place
    return true
  }

  private func isUTF8(_ offset: Int) -> Bool { scalar(at: offset) != nil }

  private func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case ...UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "/"), 0x80...:
      true
    default: false
    }
  }

  /// Moves over a key without quotes, an identifier of ECMAScript 5.1.
  @inline(never)
  private mutating func skipIdentifier() throws(SyntaxFault) {
    let start = at
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        at += 1
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9") where at > start:
        at += 1
        continue
      case UInt8(ascii: "\\"):
        // Which letter it stands for, the text of the key tells.
        at = min(at + 2, end)
        continue
      case 0x80...:
        guard let (letter, length) = scalar(at: at) else { throw fault(.notUTF8) }
        let properties = letter.properties
        if properties.isIDStart || at > start && properties.isIDContinue {
          at += length
          continue
        }
      default: break
      }
      break
    }
    guard at > start else { throw fault(.expected(.key)) }
  }

  // MARK: Skipping

  /// U+00A0, U+FEFF, U+2028, U+2029 and the space separators of Unicode (JSON5, section 8).
  var longSpaceLength: Int {
    guard let (space, length) = scalar(at: at) else { return 0 }
    switch space {
    case "\u{FEFF}", "\u{2028}", "\u{2029}": return length
    default: return space.properties.generalCategory == .spaceSeparator ? length : 0
    }
  }

  var endsLine: Bool {
    guard bytes[at] == 0xE2, let (byte, _) = scalar(at: at) else { return false }
    return byte == "\u{2028}" || byte == "\u{2029}"
  }

  mutating func skipOther() throws(SyntaxFault) {
    let byte = bytes[at]
    if byte == UInt8(ascii: "/") || byte >= 0x80 { return try skipRare() }
    repeat { at &+= 1 } while at < end && Self.isPlain(bytes[at])
  }

  @inline(never)
  private mutating func skipRare() throws(SyntaxFault) {
    if bytes[at] == UInt8(ascii: "/") {
      guard try skipComment() else { throw fault(.expected(.value)) }
    } else {
      guard let (_, length) = scalar(at: at) else { throw fault(.notUTF8) }
      at += length
    }
  }

  /// Bytes that mean nothing in a container: space, separators, digits and letters.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
