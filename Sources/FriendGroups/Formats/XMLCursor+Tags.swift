/// The tags of a property list, one by one and while a container is skipped.
extension XMLCursor {
  /// The name that begins at an offset.
  @inline(__always)
  func name(at place: Int) -> XMLName { XMLName(word(at: place)) }

  /// Eight bytes from an offset on, the first in the lowest; zeros behind the end.
  @inline(__always)
  private func word(at place: Int) -> UInt64 {
    if place <= end &- 8 {
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    var word: UInt64 = 0
    for index in 0..<max(0, end - place) { word |= UInt64(bytes[place + index]) << (8 * index) }
    return word
  }

  /// Moves over the opening tag, or the tag of an empty element, that begins here.
  @inline(__always)
  mutating func openingTag() throws(SyntaxFault) -> (tag: XMLTag, isEmpty: Bool) {
    let start = at
    let name = name(at: at &+ 1)
    guard name.isWhole, let tag = XMLTag(rawValue: name.letters),
      name.terminator > 0 || at + 1 + name.length < end
    else { throw unknownTag(at: start) }
    at &+= 1 &+ name.length
    if name.terminator == UInt8(ascii: ">") {
      at &+= 1
      return (tag, false)
    }
    return (tag, try skipAttributes(from: start))
  }

  private func unknownTag(at start: Int) -> SyntaxFault {
    let name = name(from: start + 1)
    let isCutOff = start + 1 + name.utf8.count >= end
    return fault(isCutOff ? .unterminated(.tag) : .unknownTag(name), at: start)
  }

  /// Moves over the closing tag that begins here, which must be the one of `tag`.
  @inline(__always)
  mutating func closingTag(of tag: XMLTag) throws(SyntaxFault) {
    let name = name(at: at &+ 2)
    if name.letters == tag.rawValue, name.terminator == UInt8(ascii: ">") {
      at &+= 3 &+ name.length
    } else {
      try rareClosingTag(of: tag, name)
    }
  }

  /// Moves over a closing tag with white space in it.
  private mutating func rareClosingTag(of tag: XMLTag, _ name: XMLName) throws(SyntaxFault) {
    let start = at
    let closed = self.name(from: start + 2)
    guard closed == tag.name || start + 2 + closed.utf8.count >= end else {
      throw fault(.mismatched(opened: tag.name, closed: closed))
    }
    at = start + 2 + closed.utf8.count
    while let byte = peek, byte.isXMLSpace { at += 1 }
    guard peek == UInt8(ascii: ">") else { throw fault(.unterminated(.tag), at: start) }
    at += 1
  }

  // MARK: Skipping

  /// - Complexity: O(*n*) in the bytes that are left; a tag takes some nanoseconds.
  mutating func leave(_ kind: ValueKind) throws(SyntaxFault) {
    var open = BracketStack()
    open.push(isDictionary: kind == .dictionary)
    while open.depth > 0 {
      at = offset(of: UInt8(ascii: "<"), or: UInt8(ascii: "<"), from: at)
      guard at < end else {
        throw fault(.unterminated(open.isInDictionary ? .dictionary : .array))
      }
      if at &+ 1 < end, bytes[at &+ 1] == UInt8(ascii: "/") {
        try closingTag(of: open.isInDictionary ? .dict : .array)
        open.pop()
      } else {
        try skipElement(in: &open)
      }
    }
  }

  /// Moves over a scalar, or into a container.
  @inline(__always)
  private mutating func skipElement(in open: inout BracketStack) throws(SyntaxFault) {
    let start = at
    let name = name(at: start &+ 1)
    if name.terminator == UInt8(ascii: ">"), let tag = XMLTag(rawValue: name.letters),
      tag != .plist
    {
      let content = start &+ name.length &+ 2
      if tag == .dict || tag == .array {
        if open.isFull { throw fault(.tooDeep(limit: BracketStack.limit)) }
        open.push(isDictionary: tag == .dict)
        at = content
        return
      }
      let closing = offset(of: UInt8(ascii: "<"), or: UInt8(ascii: "<"), from: content)
      let closed = self.name(at: closing &+ 2)
      if closing &+ 2 < end, bytes[closing &+ 1] == UInt8(ascii: "/"),
        closed.letters == name.letters, closed.terminator == UInt8(ascii: ">")
      {
        at = closing &+ closed.length &+ 3
        return
      }
    }
    try skipRareElement(in: &open)
  }

  /// Moves over an element with attributes, with CDATA in it, or without content; or over what is
  /// none.
  private mutating func skipRareElement(in open: inout BracketStack) throws(SyntaxFault) {
    guard markup == .openingTag else {
      guard try skipSpace() else { throw fault(.expected(open.isInDictionary ? .key : .value)) }
      return
    }
    let start = at
    let (tag, isEmpty) = try openingTag()
    guard tag != .plist else { throw fault(.expected(.value), at: start) }
    if isEmpty { return }
    guard tag == .dict || tag == .array else { return try skipText(of: tag, from: start) }
    if open.isFull { throw fault(.tooDeep(limit: BracketStack.limit), at: start) }
    open.push(isDictionary: tag == .dict)
  }
}
