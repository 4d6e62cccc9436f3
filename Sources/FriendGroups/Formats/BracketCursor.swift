/// What JSON and OpenStep property lists have in common: brackets, strings in quotes, comments as in
/// C.
protocol BracketCursor: TextualCursor {
  /// The bracket that opens an array; braces stand around dictionaries.
  static var arrayOpener: UInt8 { get }

  /// The length of the space beyond ASCII that stands here; zero where none does.
  var longSpaceLength: Int { get }

  /// Answers whether the end of the text, where the cursor stands, ends a dictionary.
  mutating func closeByEnd() -> Bool

  /// Whether a byte ends a comment of one line; CR and LF always do.
  var endsLine: Bool { get }

  /// Moves over what is neither a string nor a bracket in a container that is skipped.
  mutating func skipOther() throws(SyntaxFault)
}

extension BracketCursor {
  func closeByEnd() -> Bool { false }

  // MARK: Skipping

  /// Moves over a container: only strings, comments and brackets count inside.
  mutating func skipContainer() throws(SyntaxFault) {
    var open = BracketStack()
    open.push(isDictionary: bytes[at] == UInt8(ascii: "{"))
    at += 1
    try leave(&open)
  }

  mutating func leave(_ kind: ValueKind) throws(SyntaxFault) {
    var open = BracketStack()
    open.push(isDictionary: kind == .dictionary)
    try leave(&open)
  }

  /// Moves behind the ends of all containers that are open.
  @inline(__always)
  private mutating func leave(_ open: inout BracketStack) throws(SyntaxFault) {
    let arrayCloser = Self.closer(ofDictionary: false)
    while true {
      guard at < end else {
        if open.depth == 1, open.isInDictionary, closeByEnd() { return }
        throw fault(.unterminated(open.isInDictionary ? .dictionary : .array))
      }
      switch bytes[at] {
      case UInt8(ascii: "\""):
        try skipString(in: UInt8(ascii: "\""))
        skipSeparators()
      case UInt8(ascii: "'"):
        try skipString(in: UInt8(ascii: "'"))
      case Self.arrayOpener, UInt8(ascii: "{"):
        if open.isFull { throw fault(.tooDeep(limit: BracketStack.limit)) }
        open.push(isDictionary: bytes[at] == UInt8(ascii: "{"))
        at &+= 1
      case arrayCloser, UInt8(ascii: "}"):
        if open.isInDictionary != (bytes[at] == UInt8(ascii: "}")) { throw mismatch(open) }
        open.pop()
        at &+= 1
        if open.depth == 0 { return }
      default:
        try skipOther()
      }
    }
  }

  private func mismatch(_ open: BracketStack) -> SyntaxFault {
    let opener = open.isInDictionary ? UInt8(ascii: "{") : Self.arrayOpener
    let (opened, closed) = (Unicode.Scalar(opener), Unicode.Scalar(bytes[at]))
    return fault(.mismatched(opened: String(opened), closed: String(closed)))
  }

  /// In ASCII a round bracket closes one place after its opener, the others two.
  static func closer(ofDictionary isDictionary: Bool) -> UInt8 {
    if isDictionary { return UInt8(ascii: "}") }
    return arrayOpener == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
  }

  /// Moves over what mostly stands between a string and the next value.
  @inline(__always)
  private mutating func skipSeparators() {
    while at < end {
      switch bytes[at] {
      case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: " "): at &+= 1
      default: return
      }
    }
  }

  /// Moves over a text in either quote.
  @inline(__always)
  mutating func skipString() throws(SyntaxFault) {
    if bytes[at] == UInt8(ascii: "\"") {
      try skipString(in: UInt8(ascii: "\""))
    } else {
      try skipString(in: UInt8(ascii: "'"))
    }
  }

  /// Moves over a text; an escape hides the byte after it.
  ///
  /// - Parameter quote: A constant, so that it is not spread over eight bytes each time.
  @inline(__always)
  private mutating func skipString(in quote: UInt8) throws(SyntaxFault) {
    var place = at &+ 1
    while true {
      place = offset(of: quote, or: UInt8(ascii: "\\"), from: place)
      guard place < end else { throw fault(.unterminated(.text)) }
      if bytes[place] == quote { break }
      place &+= 2
    }
    at = place &+ 1
  }

  // MARK: Between values

  /// Moves over white space and comments.
  @inline(__always)
  mutating func skipSpace() throws(SyntaxFault) {
    while at < end {
      switch bytes[at] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        at &+= 1
      case UInt8(ascii: "/"), 0x0B, 0x0C, 0x80...:
        guard try skipRareSpace() else { return }
      default:
        return
      }
    }
  }

  /// Moves over a comment, or over one of the white spaces that few files have.
  ///
  /// - Returns: False, without a move, where none begins here.
  @inline(never)
  private mutating func skipRareSpace() throws(SyntaxFault) -> Bool {
    switch bytes[at] {
    case UInt8(ascii: "/"): return try skipComment()
    case 0x0B, 0x0C: at += 1
    default:
      let length = longSpaceLength
      guard length > 0 else { return false }
      at += length
    }
    return true
  }

  /// Moves over a comment: to the end of the line, or over the closing mark.
  ///
  /// - Returns: False, without a move, where the slash here begins no comment.
  mutating func skipComment() throws(SyntaxFault) -> Bool {
    switch at + 1 < end ? bytes[at + 1] : nil {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"), !endsLine {
        at += 1
      }
      return true
    case UInt8(ascii: "*"):
      var place = at + 2
      while true {
        place = offset(of: UInt8(ascii: "*"), or: UInt8(ascii: "*"), from: place)
        guard place + 1 < end else { throw fault(.unterminated(.comment)) }
        place += 1
        if bytes[place] == UInt8(ascii: "/") { break }
      }
      at = place + 1
      return true
    default:
      return false
    }
  }
}
