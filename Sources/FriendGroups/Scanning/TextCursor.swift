/// What every text format with brackets and quotes moves over alike.
///
/// Only strings, comments and brackets have to be known to find where a value ends. Whatever else a
/// format has, its own cursor adds.
protocol TextCursor: Cursor {
  /// The brackets that are open inside the value being skipped; kept so that no value allocates.
  var open: [UInt8] { get set }

  /// The length of the line or paragraph separator of Unicode that stands here; zero where none
  /// does, and in a format that takes them for text.
  var separatorLength: Int { get }

  /// The bracket that opens an array; braces stand around dictionaries.
  static var arrayOpener: UInt8 { get }

  /// Moves over what stands without quotes: a number, a name, a key.
  mutating func skipWord() throws(SyntaxFault)

  /// Moves over what is neither a string nor a bracket in a container that is skipped.
  mutating func skipOther() throws(SyntaxFault)
}

extension TextCursor {
  var separatorLength: Int { 0 }

  // MARK: Containers

  var containerKind: ValueKind? {
    switch peek {
    case Self.arrayOpener: .array
    case UInt8(ascii: "{"): .dictionary
    default: nil
    }
  }

  /// A comma before the end is allowed.
  mutating func visitElements(
    _ visitValue: (inout Self) throws(SyntaxFault) -> Visit
  ) throws(SyntaxFault) -> Visit {
    let closer = Self.closer(of: Self.arrayOpener)
    return try visitSeparated(closer: closer, in: .array, or: .commaOrEndOfArray, visitValue)
  }

  /// Visits what stands between the bracket here and its closer, with a comma between every two;
  /// a comma before the closer is allowed.
  mutating func visitSeparated(
    closer: UInt8,
    in construct: SyntaxReason.Construct,
    or expectation: SyntaxReason.Expectation,
    _ visitOne: (inout Self) throws(SyntaxFault) -> Visit
  ) throws(SyntaxFault) -> Visit {
    at += 1
    try skipSpace()
    while let byte = peek, byte != closer {
      if try visitOne(&self) == .stop { return .stop }
      try skipSpace()
      if peek == UInt8(ascii: ",") {
        at += 1
        try skipSpace()
      } else if peek != closer {
        throw fault(peek == nil ? .unterminated(construct) : .expected(expectation))
      }
    }
    try skip(closer: closer, of: construct)
    return .goOn
  }

  /// Moves over the closer of the container that was visited.
  mutating func skip(
    closer: UInt8,
    of construct: SyntaxReason.Construct
  ) throws(SyntaxFault) {
    guard peek == closer else { throw fault(.unterminated(construct)) }
    at += 1
  }

  mutating func finish() throws(SyntaxFault) {
    try skipSpace()
    if at < end { throw fault(.trailing) }
  }

  /// Moves over a container: only strings, comments and brackets count inside.
  mutating func skipContainer() throws(SyntaxFault) {
    open.removeAll(keepingCapacity: true)
    try skipOpener()
    try leaveAll()
  }

  mutating func leave(_ container: ValueKind) throws(SyntaxFault) {
    open = [container == .array ? Self.arrayOpener : UInt8(ascii: "{")]
    try leaveAll()
  }

  /// Moves behind the ends of all containers that are open.
  private mutating func leaveAll() throws(SyntaxFault) {
    let arrayCloser = Self.closer(of: Self.arrayOpener)
    while !open.isEmpty {
      guard at < end else { throw unterminated }
      switch bytes[at] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipString()
      case Self.arrayOpener, UInt8(ascii: "{"): try skipOpener()
      case arrayCloser, UInt8(ascii: "}"): try skipCloser()
      default: try skipOther()
      }
    }
  }

  /// Moves over a bracket that opens a container, unless it would be too deep.
  private mutating func skipOpener() throws(SyntaxFault) {
    let limit = JSONSource.nestingLimit
    if open.count == limit { throw fault(.tooDeep(limit: limit)) }
    open.append(bytes[at])
    at += 1
  }

  /// Moves over a bracket that closes a container, if it is the one that is open.
  private mutating func skipCloser() throws(SyntaxFault) {
    let closer = bytes[at]
    if let opener = open.popLast(), Self.closer(of: opener) != closer {
      let (opened, closed) = (Unicode.Scalar(opener), Unicode.Scalar(closer))
      throw fault(.mismatched(opened: String(opened), closed: String(closed)))
    }
    at += 1
  }

  /// In ASCII a round bracket closes one place after its opener, the others two.
  private static func closer(of opener: UInt8) -> UInt8 {
    opener == UInt8(ascii: "(") ? opener + 1 : opener + 2
  }

  /// The fault of a text that ends inside the container opened last.
  private var unterminated: SyntaxFault {
    fault(.unterminated(open.last == UInt8(ascii: "{") ? .dictionary : .array))
  }

  // MARK: Strings

  /// Moves over a key, or a text where it may stand without quotes too.
  mutating func text(or expectation: SyntaxReason.Expectation) throws(SyntaxFault) -> Node {
    let start = at
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipString()
    default: try skipWord()
    }
    guard at > start else { throw fault(.expected(expectation)) }
    return Node(kind: .text, range: start..<at)
  }

  /// Moves over a text in either quote; an escape hides the byte after it.
  mutating func skipString() throws(SyntaxFault) {
    let quote = bytes[at]
    var place = at + 1
    while true {
      place = offset(of: quote, or: UInt8(ascii: "\\"), from: place)
      guard place < end else { throw fault(.unterminated(.text)) }
      if bytes[place] == quote { break }
      place += 2
    }
    at = place + 1
  }

  // MARK: Between values

  /// Moves over white space and comments.
  mutating func skipSpace() throws(SyntaxFault) {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"),
        0x0B, 0x0C:
        at += 1
      case UInt8(ascii: "/"):
        guard try skipComment() else { return }
      default:
        guard separatorLength > 0 else { return }
        at += separatorLength
      }
    }
  }

  /// Moves over a comment: to the end of the line, or over the closing mark.
  ///
  /// - Returns: False, without a move, where the slash here begins no comment.
  mutating func skipComment() throws(SyntaxFault) -> Bool {
    switch at + 1 < end ? bytes[at + 1] : nil {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"),
        separatorLength == 0
      {
        at += 1
      }
      return true
    case UInt8(ascii: "*"):
      try skipBlockComment()
      return true
    default:
      return false
    }
  }

  private mutating func skipBlockComment() throws(SyntaxFault) {
    let start = at
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
  }
}
