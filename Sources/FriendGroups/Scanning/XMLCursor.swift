/// Reads the XML text of a property list as far as its structure goes: tags, comments and CDATA.
///
/// Foundation's decoder must find no tag that is not found here, or it would nest deeper than is
/// counted. So a tag that the two would read differently is refused, even where XML allows it.
struct XMLCursor: Cursor {
  let bytes: UnsafeRawBufferPointer
  let end: Int
  var at: Int

  /// The containers that are open inside the value being skipped; kept so that no value allocates.
  private var open: [XMLTag] = []

  init(bytes: UnsafeRawBufferPointer, range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
  }

  // MARK: Containers

  var containerKind: ValueKind? {
    var tag = self
    return (try? tag.openingTag())?.tag.kind.flatMap { $0.isContainer ? $0 : nil }
  }

  mutating func visitElements(
    _ visitValue: (inout Self) throws(SyntaxFault) -> Visit
  ) throws(SyntaxFault) -> Visit {
    if try !openingTag().isEmpty {
      while try skipToOpeningTag(in: .array, or: .value) {
        if try visitValue(&self) == .stop { return .stop }
      }
      try closingTag(of: .array)
    }
    return .goOn
  }

  mutating func visitEntries(
    _ visitValue: (inout Self, Node) throws(SyntaxFault) -> Visit
  ) throws(SyntaxFault) -> Visit {
    if try !openingTag().isEmpty {
      while try skipToOpeningTag(in: .dict, or: .key) {
        let key = try key()
        guard try skipToOpeningTag(in: .dict, or: .value) else { throw fault(.expected(.value)) }
        if try visitValue(&self, key) == .stop { return .stop }
      }
      try closingTag(of: .dict)
    }
    return .goOn
  }

  /// Moves to the next tag in a container, and answers whether it is an opening one.
  private mutating func skipToOpeningTag(
    in container: XMLTag,
    or expectation: SyntaxReason.Expectation
  ) throws(SyntaxFault) -> Bool {
    try skipSpace()
    switch markup {
    case .openingTag: return true
    case .closingTag: return false
    case .other: throw fault(.expected(expectation))
    case nil: throw fault(peek == nil ? .unterminated(container.construct) : .expected(expectation))
    }
  }

  // MARK: Values

  mutating func value() throws(SyntaxFault) -> Node {
    let start = at
    let (tag, isEmpty) = try openingTag()
    guard tag != .key, let kind = tag.kind else {
      throw fault(.expected(.value), at: start)
    }
    if !isEmpty {
      try kind.isContainer ? skipMembers(of: tag) : skipText(of: tag, from: start)
    }
    return Node(kind: kind, range: start..<at)
  }

  private mutating func key() throws(SyntaxFault) -> Node {
    let start = at
    let (tag, isEmpty) = try openingTag()
    guard tag == .key else { throw fault(.expected(.key), at: start) }
    if !isEmpty { try skipText(of: tag, from: start) }
    return Node(kind: .text, range: start..<at)
  }

  mutating func leave(_ container: ValueKind) throws(SyntaxFault) {
    try skipMembers(of: container == .array ? .array : .dict)
  }

  /// Moves behind the closing tag of a container: only tags and comments count inside.
  private mutating func skipMembers(of container: XMLTag) throws(SyntaxFault) {
    open.removeAll(keepingCapacity: true)
    open.append(container)
    while let innermost = open.last {
      skipToMarkup()
      switch markup {
      case .openingTag:
        try skipElement()
      case .closingTag:
        try closingTag(of: innermost)
        open.removeLast()
      case .other:
        guard try skipSpace() else {
          throw fault(.expected(innermost == .array ? .value : .key))
        }
      case nil:
        throw fault(.unterminated(innermost.construct))
      }
    }
  }

  /// Moves over a scalar, or into a container.
  private mutating func skipElement() throws(SyntaxFault) {
    let start = at
    let (tag, isEmpty) = try openingTag()
    guard let kind = tag.kind else { throw fault(.expected(.value), at: start) }
    if isEmpty { return }
    guard kind.isContainer else { return try skipText(of: tag, from: start) }
    if open.count == XMLSource.nestingLimit {
      throw fault(.tooDeep(limit: XMLSource.nestingLimit), at: start)
    }
    open.append(tag)
  }

  /// Moves behind the closing tag of a scalar.
  ///
  /// Foundation's decoder takes no comment in one, and CDATA only in a text.
  private mutating func skipText(of tag: XMLTag, from start: Int) throws(SyntaxFault) {
    let content = at
    skipToMarkup()
    while markup != .closingTag {
      guard peek == nil || tag.kind == .text && starts(with: "<![CDATA[") else {
        throw fault(.unreadable(tag.kind ?? .text))
      }
      guard skip(past: "]]>", after: 9) else {
        throw fault(.unterminated(tag.construct), at: start)
      }
      skipToMarkup()
    }
    if tag.kind != .text,
      let long = bytes[content..<at].firstIndex(where: { $0 >= Self.firstLongLead })
    {
      throw fault(.notUTF8, at: long)
    }
    try closingTag(of: tag)
  }

  /// The text of the element that begins here; nil where it holds an entity or CDATA, or no UTF-8.
  var plainText: String? {
    let content = bytes[at..<end].drop { $0 != UInt8(ascii: ">") }.dropFirst()
    let text = content.prefix { $0 != UInt8(ascii: "<") }
    if text.contains(UInt8(ascii: "&")) || content[text.endIndex...].starts(with: "<!".utf8) {
      return nil
    }
    return String(shortUTF8: text)
  }
}
