extension XMLCursor {
  /// Answers where the root value stands.
  ///
  /// Of a container only the opening tag is read: its range runs to the end of the text.
  mutating func root() throws(SyntaxFault) -> Node {
    try enter()
    let start = at
    if let kind = try openingTag().tag.kind, kind.isContainer {
      return Node(kind: kind, range: start..<end)
    }
    at = start
    let root = try value()
    try finish()
    return root
  }

  /// Moves to the root value, and answers whether it stands in `<plist>`.
  ///
  /// Foundation's decoder also reads a value that does not.
  @discardableResult
  private mutating func enter() throws(SyntaxFault) -> Bool {
    skipByteOrderMark()
    try skipSpace()
    while starts(with: "<!DOCTYPE") {
      try skipDocumentType()
      try skipSpace()
    }
    guard peek != nil else { throw fault(.noValue) }
    guard markup == .openingTag else { throw fault(.expected(.value)) }
    let start = at
    let (tag, isEmpty) = try openingTag()
    guard tag == .plist else {
      at = start
      return false
    }
    if isEmpty { throw fault(.noValue, at: start) }
    try skipSpace()
    switch markup {
    case .openingTag: return true
    case .closingTag: throw fault(.noValue)
    case .other: throw fault(.expected(.value))
    case nil: throw fault(peek == nil ? .unterminated(.propertyList) : .expected(.value))
    }
  }

  /// Checks what follows a value that was read to its end: after the root, the end of the text.
  ///
  /// Whether `</plist>` belongs to it, the beginning of the text tells once more.
  mutating func finish() throws(SyntaxFault) {
    guard end == bytes.count else { return }
    try skipSpace()
    var beginning = Self(bytes: bytes, range: 0..<end)
    if try beginning.enter() {
      guard peek != nil else { throw fault(.unterminated(.propertyList)) }
      guard markup == .closingTag else { throw fault(.trailing) }
      try closingTag(of: .plist)
      try skipSpace()
    }
    if at < end { throw fault(.trailing) }
  }

  /// Moves over a DOCTYPE, also with declarations in brackets.
  private mutating func skipDocumentType() throws(SyntaxFault) {
    let start = at
    var isInBrackets = false
    while true {
      at += 1
      if isInBrackets { try skipSpace() }
      switch peek {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = peek
        repeat { at += 1 } while peek != nil && peek != quote
      case UInt8(ascii: "["):
        isInBrackets = true
      case UInt8(ascii: "]"):
        isInBrackets = false
      case UInt8(ascii: ">") where !isInBrackets:
        at += 1
        return
      case UInt8(ascii: "<") where !isInBrackets, nil:
        throw fault(.unterminated(.tag), at: start)
      default:
        break
      }
    }
  }
}
