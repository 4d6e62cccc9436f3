/// Reads the XML text of a property list as far as its structure goes.
///
/// Where a container is skipped, only tags count, and that they match; comments and CDATA may stand
/// in between.
struct XMLCursor: MarkupCursor {
  let bytes: UnsafeRawBufferPointer
  let end: Int
  var at: Int

  /// Whether `<plist>` stands around the root value.
  var isInPropertyList = false

  init(_ bytes: UnsafeRawBufferPointer, at: Int = 0) {
    self.bytes = bytes
    self.at = at
    end = bytes.count
  }

  // MARK: Document

  /// Moves to the root value, which stands in `<plist>` or alone.
  mutating func enterDocument() throws(SyntaxFault) -> ValueKind {
    try skipProlog()
    guard peek != nil else { throw fault(.noValue) }
    guard markup == .openingTag else { throw fault(.expected(.value)) }
    let start = at
    let (tag, isEmpty) = try openingTag()
    if tag == .plist {
      if isEmpty { throw fault(.noValue, at: start) }
      isInPropertyList = true
      try skipSpace()
      switch markup {
      case .openingTag: break
      case .closingTag: throw fault(.noValue)
      case .other: throw fault(.expected(.value))
      case nil: throw fault(peek == nil ? .unterminated(.propertyList) : .expected(.value))
      }
    } else {
      at = start
    }
    var inside = self
    guard let kind = try inside.openingTag().tag.kind else { throw fault(.expected(.value)) }
    return kind
  }

  mutating func finish() throws(SyntaxFault) {
    try skipSpace()
    if isInPropertyList {
      guard peek != nil else { throw fault(.unterminated(.propertyList)) }
      guard markup == .closingTag else { throw fault(.trailing) }
      try closingTag(of: .plist)
      try skipSpace()
    }
    if at < end { throw fault(.trailing) }
  }

  // MARK: Containers

  var kind: ValueKind? {
    guard peek == UInt8(ascii: "<") else { return nil }
    let name = name(at: at &+ 1)
    return name.isWhole ? XMLTag(rawValue: name.letters)?.kind : nil
  }

  mutating func enter(_ kind: ValueKind) throws(SyntaxFault) -> Bool {
    let start = at
    let (tag, isEmpty) = try openingTag()
    guard tag.kind == kind else { throw fault(.expected(.value), at: start) }
    if isEmpty { return false }
    return try next(in: kind)
  }

  mutating func next(in kind: ValueKind) throws(SyntaxFault) -> Bool {
    try skipSpace()
    switch markup {
    case .openingTag: return true
    case .closingTag:
      try closingTag(of: kind == .dictionary ? .dict : .array)
      return false
    case nil where peek == nil:
      throw fault(.unterminated(kind == .dictionary ? .dictionary : .array))
    default:
      throw fault(.expected(kind == .dictionary ? .key : .value))
    }
  }

  mutating func key() throws(SyntaxFault) -> Node {
    let start = at
    let (tag, isEmpty) = try openingTag()
    guard tag == .key else { throw fault(.expected(.key), at: start) }
    if !isEmpty { try skipText(of: tag, from: start) }
    let key = Node(kind: .text, range: start..<at)
    try skipSpace()
    guard markup == .openingTag else { throw fault(.expected(.value)) }
    return key
  }

  // MARK: Values

  mutating func skip() throws(SyntaxFault) -> Node {
    let start = at
    guard markup == .openingTag else { throw fault(.expected(.value)) }
    let (tag, isEmpty) = try openingTag()
    guard let kind = tag.kind else { throw fault(.expected(.value), at: start) }
    if isEmpty {
      if kind == .number { throw fault(.unreadable(.number), at: start) }
    } else if kind.isContainer {
      try leave(kind)
    } else {
      let content = at
      try skipText(of: tag, from: start)
      if kind == .number { try checkNumber(content, from: start) }
    }
    return Node(kind: kind, range: start..<at)
  }

  /// Makes sure that there is something in a number, and that it is text.
  private func checkNumber(_ content: Int, from start: Int) throws(SyntaxFault) {
    if bytes[content] == UInt8(ascii: "<") { throw fault(.unreadable(.number), at: start) }
    var place = content
    while bytes[place] != UInt8(ascii: "<") {
      if bytes[place] >= 0x80 {
        guard let (_, length) = scalar(at: place) else { throw fault(.notUTF8, at: place) }
        place += length
      } else {
        place += 1
      }
    }
  }

  /// Moves behind the closing tag of a scalar; CDATA may stand in a text, and a comment in none.
  mutating func skipText(of tag: XMLTag, from start: Int) throws(SyntaxFault) {
    let other = tag == .string ? UInt8(ascii: "&") : UInt8(ascii: "<")
    while true {
      at = offset(of: UInt8(ascii: "<"), or: other, from: at)
      if peek == UInt8(ascii: "&") {
        guard let reference = reference(at: at) else { throw fault(.unreadable(.text), at: start) }
        at = reference.end
        continue
      }
      if markup == .closingTag { break }
      guard peek == nil || (tag == .string || tag == .key) && starts(with: "<![CDATA[") else {
        throw fault(.unreadable(tag.kind ?? .text))
      }
      guard skipCharacterData() else { throw fault(.unterminated(tag.construct), at: start) }
    }
    try closingTag(of: tag)
  }
}
