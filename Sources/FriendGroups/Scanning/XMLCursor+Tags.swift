extension XMLCursor {
  /// What a `<` begins.
  enum Markup {
    case openingTag
    case closingTag
    /// A comment, a processing instruction, a DOCTYPE or CDATA.
    case other
  }

  /// What begins here; nil where text does, or nothing.
  var markup: Markup? {
    guard peek == UInt8(ascii: "<") else { return nil }
    return switch at + 1 < end ? bytes[at + 1] : nil {
    case UInt8(ascii: "/"): .closingTag
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .other
    default: .openingTag
    }
  }

  // MARK: Tags

  /// Moves over the opening tag, or the tag of an empty element, that begins here.
  mutating func openingTag() throws(SyntaxFault) -> (tag: XMLTag, isEmpty: Bool) {
    let start = at
    at += 1
    guard let tag = XMLTag(rawValue: packedName()) else {
      let name = name(from: start + 1)
      throw fault(peek == nil ? .unterminated(.tag) : .unknownTag(name), at: start)
    }
    if peek == UInt8(ascii: ">") {
      at += 1
      return (tag, false)
    }
    try skipAttributes(of: tag, from: start)
    return (tag, bytes[at - 2] == UInt8(ascii: "/"))
  }

  /// Moves over the closing tag that begins here, which must be the one of `tag`.
  mutating func closingTag(of tag: XMLTag) throws(SyntaxFault) {
    let start = at
    at += 2
    guard packedName() == tag.rawValue || peek == nil else {
      let closed = name(from: start + 2)
      throw fault(.mismatched(opened: tag.name, closed: closed), at: start)
    }
    while let byte = peek, Self.isSpace(byte) { at += 1 }
    guard peek == UInt8(ascii: ">") else {
      throw fault(.unterminated(.tag), at: start)
    }
    at += 1
  }

  /// Moves over a name, and answers it in the form of a tag's raw value.
  ///
  /// Of a long name only the last eight bytes are left. It stays unknown: no tag has so many.
  private mutating func packedName() -> UInt64 {
    var name: UInt64 = 0
    while let byte = peek, !Self.endsName(byte) {
      name = name << 8 | UInt64(byte)
      at += 1
    }
    return name
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "<")
  }

  /// The name that ends here, for a message: only its beginning, as it could be as long as the file.
  private func name(from start: Int) -> String {
    String(decoding: bytes[start..<at].prefix(200), as: UTF8.self)
  }

  /// Moves behind the `>` that ends a tag.
  ///
  /// XML allows no `<` before it. It allows `>` in a quoted attribute, where Foundation's decoder
  /// would end the tag, so only `plist` may have one: no slice holds that tag.
  private mutating func skipAttributes(of tag: XMLTag, from start: Int) throws(SyntaxFault) {
    var quote: UInt8?
    while let byte = peek, byte != UInt8(ascii: "<") {
      at += 1
      switch byte {
      case quote:
        quote = nil
      case UInt8(ascii: ">"):
        if quote == nil { return }
        if let kind = tag.kind { throw fault(.unreadable(kind), at: start) }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte }
      default:
        break
      }
    }
    throw fault(.unterminated(.tag), at: start)
  }

  // MARK: Between tags

  /// Moves to the next `<`, or to the end.
  mutating func skipToMarkup() {
    at = offset(of: UInt8(ascii: "<"), or: UInt8(ascii: "<"), from: at)
  }

  /// Moves over white space, comments and processing instructions; answers whether there are any.
  @discardableResult
  mutating func skipSpace() throws(SyntaxFault) -> Bool {
    let start = at
    while let byte = peek {
      if Self.isSpace(byte) {
        at += 1
      } else if starts(with: "<!--") {
        guard skip(past: "-->", after: 4) else { throw fault(.unterminated(.comment)) }
      } else if starts(with: "<?"), !starts(with: "<?>") {
        // Foundation's decoder takes `<?>` for a whole one in some places, and XML nowhere.
        guard skip(past: "?>", after: 2) else { throw fault(.unterminated(.tag)) }
      } else {
        break
      }
    }
    return at > start
  }

  /// The white space of XML 1.0, section 2.3.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r")
  }

  func starts(with text: String) -> Bool { bytes[at..<end].starts(with: text.utf8) }

  /// Moves behind the next `terminator`, which ends in `>`; stays and answers false without one.
  mutating func skip(past terminator: String, after opener: Int) -> Bool {
    let length = terminator.utf8.count
    var last = at + opener + length - 1
    while last < end {
      if bytes[last] == UInt8(ascii: ">"),
        bytes[last + 1 - length...last].elementsEqual(terminator.utf8)
      {
        at = last + 1
        return true
      }
      last += 1
    }
    return false
  }
}
