/// Reads JSON text as far as its structure goes: strings, comments, brackets and what separates.
struct JSONCursor {
  private let bytes: UnsafeRawBufferPointer
  let end: Int
  private(set) var at: Int

  /// The brackets that are open inside the value being skipped; kept so that no value allocates.
  private var open: [UInt8] = []

  init(bytes: UnsafeRawBufferPointer, range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
  }

  var peek: UInt8? { at < end ? bytes[at] : nil }

  func fault(_ reason: SyntaxReason) -> SyntaxFault { SyntaxFault(offset: at, reason: reason) }

  func hasNewline(since start: Int) -> Bool {
    bytes[start..<at].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  // MARK: Containers

  /// Visits the elements of the array that begins here; a comma before the end is allowed.
  mutating func visitElements(_ visit: (Member) -> Visit) throws(SyntaxFault) {
    try visitSeparated(closer: UInt8(ascii: "]"), in: .array, or: .commaOrEndOfArray) {
      (cursor: inout Self) throws(SyntaxFault) in
      visit(Member(key: nil, value: try cursor.value()))
    }
  }

  /// Visits the entries of the dictionary that begins here; a comma before the end is allowed.
  mutating func visitEntries(_ visit: (Member) -> Visit) throws(SyntaxFault) {
    try visitSeparated(closer: UInt8(ascii: "}"), in: .dictionary, or: .commaOrEndOfDictionary) {
      (cursor: inout Self) throws(SyntaxFault) in
      let key = try cursor.key()
      try cursor.skipSpace()
      guard cursor.peek == UInt8(ascii: ":") else { throw cursor.fault(.expected(.colon)) }
      cursor.at += 1
      try cursor.skipSpace()
      return visit(Member(key: key, value: try cursor.value()))
    }
  }

  private mutating func visitSeparated(
    closer: UInt8,
    in construct: SyntaxReason.Construct,
    or expectation: SyntaxReason.Expectation,
    _ visitOne: (inout Self) throws(SyntaxFault) -> Visit
  ) throws(SyntaxFault) {
    at += 1
    try skipSpace()
    while let byte = peek, byte != closer {
      if try visitOne(&self) == .stop { return }
      try skipSpace()
      if peek == UInt8(ascii: ",") {
        at += 1
        try skipSpace()
      } else if peek != closer {
        throw fault(peek == nil ? .unterminated(construct) : .expected(expectation))
      }
    }
    guard peek == closer else { throw fault(.unterminated(construct)) }
    at += 1
    try skipSpace()
    if at < end { throw fault(.trailing) }
  }

  // MARK: Values

  /// Moves over one value and answers where it stands.
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
      skipWord()
      return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      skipWord()
      return .boolean
    case UInt8(ascii: "n"):
      skipWord()
      return .null
    default:
      throw fault(.expected(.value))
    }
  }

  private mutating func key() throws(SyntaxFault) -> Node {
    let start = at
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipString()
    default: skipWord()
    }
    guard at > start else { throw fault(.expected(.key)) }
    return Node(kind: .text, range: start..<at)
  }

  /// Moves over a container: only strings, comments and brackets count inside.
  private mutating func skipContainer() throws(SyntaxFault) {
    open.removeAll(keepingCapacity: true)
    repeat {
      guard at < end else { throw unterminated }
      switch bytes[at] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        try skipString()
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if open.count == JSONSource.nestingLimit {
          throw fault(.tooDeep(limit: JSONSource.nestingLimit))
        }
        open.append(bytes[at])
        at += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        try close(bytes[at])
      case UInt8(ascii: "/"):
        try skipComment()
      default:
        at += 1
      }
    } while !open.isEmpty
  }

  private var unterminated: SyntaxFault {
    fault(.unterminated(open.last == UInt8(ascii: "[") ? .array : .dictionary))
  }

  private mutating func close(_ closer: UInt8) throws(SyntaxFault) {
    // In ASCII each closing bracket stands two places after its opening one.
    guard let opener = open.popLast(), opener + 2 == closer else {
      let opened = closer == UInt8(ascii: "]") ? "{" : "["
      throw fault(.mismatched(opened: opened, closed: closer == UInt8(ascii: "]") ? "]" : "}"))
    }
    at += 1
  }

  /// Moves over a text in either quote; an escape hides the byte after it.
  private mutating func skipString() throws(SyntaxFault) {
    let start = at
    let quote = bytes[at]
    at += 1
    while at < end {
      let byte = bytes[at]
      at += 1
      if byte == quote { return }
      if byte == UInt8(ascii: "\\") { at += 1 }
    }
    at = start
    throw fault(.unterminated(.text))
  }

  /// Moves over a number, `true`, `null`, or a key without quotes.
  private mutating func skipWord() {
    while let byte = peek, !Self.endsWord(byte) { at += 1 }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case ...UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  // MARK: Between values

  /// Moves over the UTF-8 byte order mark that some editors put at the beginning.
  mutating func skipByteOrderMark() {
    if bytes[at..<end].starts(with: [0xEF, 0xBB, 0xBF]) { at += 3 }
  }

  /// Moves over white space and comments.
  mutating func skipSpace() throws(SyntaxFault) {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"),
        0x0B, 0x0C:
        at += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  /// Moves over a comment of JSON5: to the end of the line, or to the closing mark.
  private mutating func skipComment() throws(SyntaxFault) {
    let start = at
    switch at + 1 < end ? bytes[at + 1] : nil {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { at += 1 }
    case UInt8(ascii: "*"):
      at += 2
      while at + 1 < end {
        if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
          at += 2
          return
        }
        at += 1
      }
      at = start
      throw fault(.unterminated(.comment))
    default:
      throw fault(.expected(.value))
    }
  }
}
