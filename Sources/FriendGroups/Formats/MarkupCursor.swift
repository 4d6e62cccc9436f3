/// A cursor over XML: tags, attributes, comments and what else every XML text has, whatever its
/// elements mean.
protocol MarkupCursor: TextualCursor {}

/// What a `<` begins.
enum Markup {
  case openingTag
  case closingTag
  /// A comment, a processing instruction, a DOCTYPE or CDATA.
  case other
}

extension MarkupCursor {
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

  /// The name of the tag that begins at an offset, for a message: not more than its beginning, as it
  /// could be as long as the file.
  func name(from start: Int) -> String {
    let name = bytes[start..<min(start + 200, end)].prefix { byte in
      byte > UInt8(ascii: " ") && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
        && byte != UInt8(ascii: "<")
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Moves from behind the name of a tag behind its `>`, which may also stand in an attribute.
  ///
  /// - Returns: Whether it is the tag of an empty element.
  mutating func skipAttributes(from start: Int) throws(SyntaxFault) -> Bool {
    var quote: UInt8?
    while let byte = peek, byte != UInt8(ascii: "<") {
      at += 1
      switch byte {
      case quote: quote = nil
      case UInt8(ascii: ">") where quote == nil: return bytes[at - 2] == UInt8(ascii: "/")
      case UInt8(ascii: "\""), UInt8(ascii: "'"): if quote == nil { quote = byte }
      default: break
      }
    }
    throw fault(.unterminated(.tag), at: start)
  }

  // MARK: Between tags

  /// Moves over white space, comments and processing instructions.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  @inline(__always)
  mutating func skipSpace() throws(SyntaxFault) -> Bool {
    let start = at
    while at < end {
      if bytes[at].isXMLSpace {
        at &+= 1
      } else if bytes[at] == UInt8(ascii: "<"), markup == .other, try skipRemark() {
        continue
      } else {
        break
      }
    }
    return at > start
  }

  /// Moves over a comment or a processing instruction.
  ///
  /// - Returns: False, without a move, where something else begins.
  private mutating func skipRemark() throws(SyntaxFault) -> Bool {
    if starts(with: "<!--") {
      guard skip(past: "-->", after: 4) else { throw fault(.unterminated(.comment)) }
    } else if starts(with: "<?") {
      guard skip(past: "?>", after: 2) else { throw fault(.unterminated(.tag)) }
    } else {
      return false
    }
    return true
  }

  /// Moves over CDATA.
  ///
  /// - Returns: False, without a move, where none begins, or none ends.
  mutating func skipCharacterData() -> Bool {
    starts(with: "<![CDATA[") && skip(past: "]]>", after: 9)
  }

  /// Moves behind the next `terminator`, which ends in `>`.
  ///
  /// - Parameter opener: How many bytes it cannot begin in.
  /// - Returns: False, without a move, where there is none.
  private mutating func skip(past terminator: StaticString, after opener: Int) -> Bool {
    let length = terminator.utf8CodeUnitCount
    var rest = self
    var last = at + opener + length - 1
    while true {
      last = offset(of: UInt8(ascii: ">"), or: UInt8(ascii: ">"), from: last)
      guard last < end else { return false }
      rest.at = last + 1 - length
      if rest.starts(with: terminator) { break }
      last += 1
    }
    at = last + 1
    return true
  }

  /// Moves over what stands before the root element: a byte order mark, comments, DOCTYPE.
  mutating func skipProlog() throws(SyntaxFault) {
    skipByteOrderMark()
    try skipSpace()
    while starts(with: "<!DOCTYPE") {
      try skipDocumentType()
      try skipSpace()
    }
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

extension UInt8 {
  /// Whether this is white space of XML 1.0, section 2.3.
  var isXMLSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
      || self == UInt8(ascii: "\r")
  }
}
