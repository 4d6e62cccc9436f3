/// A place in the bytes of a file, from where the rules of one format are read on.
///
/// A cursor knows where values begin and end, and nothing of what they mean: the reader on top of it
/// is the same for every format. A container is read by ``enter(_:)``, which moves to its first
/// member, and ``next(in:)``, which moves to each further one; a member by ``key()`` in a dictionary,
/// and then by ``skip()`` or, if it is a container, by ``enter(_:)``.
///
/// What is skipped is looked at no closer than is needed to find its end: strings, brackets and
/// depth. What is entered is checked strictly.
protocol Cursor {
  /// Where the next byte stands; setting it to where a value begins moves there.
  var at: Int { get set }

  /// What kind of value begins here; nil where none does.
  var kind: ValueKind? { get }

  /// Moves into the container that begins here, to its first member; behind it if it is empty.
  ///
  /// - Returns: Whether there is a member.
  mutating func enter(_ kind: ValueKind) throws(SyntaxFault) -> Bool

  /// Moves from behind a member to the next one; behind the container after the last.
  ///
  /// - Returns: Whether there is a next member.
  mutating func next(in kind: ValueKind) throws(SyntaxFault) -> Bool

  /// Moves over the key that stands here, to its value.
  mutating func key() throws(SyntaxFault) -> Node

  /// Moves over one value and answers where it stands.
  mutating func skip() throws(SyntaxFault) -> Node

  /// Moves from anywhere between the members of a container, behind its end.
  mutating func leave(_ kind: ValueKind) throws(SyntaxFault)

  /// Checks that nothing follows the root value, behind whose end the cursor stands.
  mutating func finish() throws(SyntaxFault)

  /// The text of a key or of a text value; nil where it cannot be read.
  func text(of node: Node) -> String?

  /// The value of a node that is no container.
  func scalar(of node: Node) -> Scalar

  /// The bytes that spell a key: equal bytes are equal keys.
  func spelling(of key: Node) -> UnsafeRawBufferPointer

  /// The offset in the file of a value's first byte.
  func offset(of node: Node) -> Int

  /// How many members the container has that begins here, where that can be told without reading them.
  func count(of kind: ValueKind) -> Int?

  /// A number as it is written.
  func word(of number: Node) -> String?

  /// Whether a text is in the encoding that is read.
  func isUTF8(_ node: Node) -> Bool
}

extension Cursor {
  func offset(of node: Node) -> Int { node.range.lowerBound }

  func count(of kind: ValueKind) -> Int? { nil }

  func isUTF8(_ node: Node) -> Bool { true }

  func word(of number: Node) -> String? { scalar(of: number).text }

  /// Moves over a container, and visits each member with the cursor at its value, over which the
  /// visitor has to move.
  ///
  /// - Parameter visit: Is given the key, nil in a list.
  @inline(__always)
  mutating func visitMembers(
    of kind: ValueKind,
    _ visit: (inout Self, Node?) throws(SyntaxFault) -> Void
  ) throws(SyntaxFault) {
    var hasMember = try enter(kind)
    while hasMember {
      try visit(&self, kind == .dictionary ? key() : nil)
      hasMember = try next(in: kind)
    }
  }
}

/// A cursor over bytes of which values are connected parts.
protocol TextualCursor: Cursor {
  /// All bytes of the text.
  var bytes: UnsafeRawBufferPointer { get }

  /// The offset where the text ends.
  var end: Int { get }
}

extension TextualCursor {
  var peek: UInt8? { at < end ? bytes[at] : nil }

  /// A fault at the next byte, or at an earlier one where what is wrong began.
  func fault(_ reason: SyntaxReason, at offset: Int? = nil) -> SyntaxFault {
    SyntaxFault(offset: offset ?? at, reason: reason)
  }

  /// The offset of the first byte from a place on that is one of two; the end where there is none.
  ///
  /// Eight bytes are looked at in one step: a byte is zero in the difference to eight times the one
  /// that is looked for, and the lowest zero byte is found without a carry from another.
  @inline(__always)
  func offset(of first: UInt8, or second: UInt8, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var place = start
    while place <= end - 8 {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let (left, right) = (word ^ (ones &* UInt64(first)), word ^ (ones &* UInt64(second)))
      let found = ((left &- ones) & ~left | (right &- ones) & ~right) & (ones << 7)
      if found != 0 { return place &+ found.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < end, bytes[place] != first, bytes[place] != second { place &+= 1 }
    return min(place, end)
  }

  func word(of number: Node) -> String? { String(decoding: part(number.range), as: UTF8.self) }

  func isUTF8(_ node: Node) -> Bool { String(validating: part(node.range), as: UTF8.self) != nil }

  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard at + length <= end else { return false }
    for place in 0..<length where bytes[at + place] != text.utf8Start[place] { return false }
    return true
  }

  /// Moves over the UTF-8 byte order mark that some editors put at the beginning.
  mutating func skipByteOrderMark() {
    if starts(with: "\u{FEFF}") { at += 3 }
  }

  /// The bytes of a part of the text.
  func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[range])
  }

  /// The code point that stands at an offset in UTF-8, and its length; nil where there is none.
  func scalar(at offset: Int) -> (value: Unicode.Scalar, length: Int)? {
    var decoder = UTF8()
    var rest = bytes[offset..<min(offset + 4, end)].makeIterator()
    guard case .scalarValue(let value) = decoder.decode(&rest) else { return nil }
    return (value, UTF8.width(value))
  }
}

extension UnsafeRawBufferPointer {
  /// Whether all bytes are ASCII.
  var isASCII: Bool {
    var place = 0
    while place <= count - 8 {
      let word = loadUnaligned(fromByteOffset: place, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { return false }
      place &+= 8
    }
    while place < count {
      if self[place] >= 0x80 { return false }
      place &+= 1
    }
    return true
  }

  /// Whether two parts have the same bytes.
  @inline(__always)
  func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var place = 0
    while place <= count - 8 {
      let left = loadUnaligned(fromByteOffset: place, as: UInt64.self)
      if left != other.loadUnaligned(fromByteOffset: place, as: UInt64.self) { return false }
      place &+= 8
    }
    while place < count {
      if self[place] != other[place] { return false }
      place &+= 1
    }
    return true
  }
}

extension String {
  /// The text of bytes in UTF-8; nil where they are none.
  ///
  /// A text with a fault in it is repaired, and so differs from its bytes. That is found out sooner
  /// than the generic `String(validating:as:)` is called, as long as the text is short.
  init?(utf8 bytes: UnsafeRawBufferPointer) {
    self.init(decoding: bytes, as: UTF8.self)
    if bytes.isASCII { return }
    let isSame = utf8.withContiguousStorageIfAvailable { units in
      UnsafeRawBufferPointer(units).isEqual(to: bytes)
    }
    guard isSame ?? utf8.elementsEqual(bytes) else { return nil }
  }
}
