#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A place in the bytes of a text, from where the rules of one format are read on.
protocol Cursor {
  /// All bytes of the text, also those outside of the part that is read.
  var bytes: UnsafeRawBufferPointer { get }

  /// The offset of the next byte.
  var at: Int { get set }

  /// The offset where the part that is read ends.
  var end: Int { get }

  init(bytes: UnsafeRawBufferPointer, range: Range<Int>)

  /// The kind of the container that begins here; nil where none does.
  var containerKind: ValueKind? { get }

  /// Moves over one value and answers where it stands.
  mutating func value() throws(SyntaxFault) -> Node

  /// Moves over the array that begins here, unless the visitor stops.
  ///
  /// - Parameter visitValue: Moves over an element.
  mutating func visitElements(
    _ visitValue: (inout Self) throws(SyntaxFault) -> Visit
  ) throws(SyntaxFault) -> Visit

  /// Moves over the dictionary that begins here, unless the visitor stops.
  ///
  /// - Parameter visitValue: Is given the key, and moves over the value.
  mutating func visitEntries(
    _ visitValue: (inout Self, Node) throws(SyntaxFault) -> Visit
  ) throws(SyntaxFault) -> Visit

  /// Moves on from between the members of a container, behind its end.
  mutating func leave(_ container: ValueKind) throws(SyntaxFault)

  /// Checks that nothing follows a container that was visited to its end.
  mutating func finish() throws(SyntaxFault)
}

extension Cursor {
  /// The first byte that would lead more than four in UTF-8, as none does any more (RFC 3629).
  ///
  /// Foundation's decoders die of one where they look for white space beyond ASCII: in a key of JSON5
  /// without quotes, in a number of XML. Other bytes that are no UTF-8 they refuse.
  static var firstLongLead: UInt8 { 0xF8 }

  var peek: UInt8? { at < end ? bytes[at] : nil }

  /// A fault at the next byte, or at an earlier one where what is wrong began.
  func fault(_ reason: SyntaxReason, at offset: Int? = nil) -> SyntaxFault {
    SyntaxFault(offset: offset ?? at, reason: reason)
  }

  /// The offset of the first byte from a place on that is one of two, or below a limit; the end where
  /// there is none.
  ///
  /// Eight bytes are looked at in one step: a byte is zero in the difference to eight times the one
  /// that is looked for, and the lowest zero byte is found without a carry from another.
  ///
  /// - Parameter limit: At most 128; zero for no limit.
  @inline(__always)
  func offset(
    of first: UInt8,
    or second: UInt8,
    below limit: UInt8 = 0,
    from start: Int
  ) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var place = start
    while place <= end - 8 {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let (left, right) = (word ^ (ones &* UInt64(first)), word ^ (ones &* UInt64(second)))
      let low = (word &- ones &* UInt64(limit)) & ~word
      let found = ((left &- ones) & ~left | (right &- ones) & ~right | low) & (ones << 7)
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < end, bytes[place] != first, bytes[place] != second, bytes[place] >= limit {
      place += 1
    }
    return min(place, end)
  }

  /// Moves over the UTF-8 byte order mark that some editors put at the beginning.
  mutating func skipByteOrderMark() {
    if bytes[at..<end].starts(with: [0xEF, 0xBB, 0xBF]) { at += 3 }
  }
}

extension Data {
  /// Lends these bytes to work that throws errors of one type only.
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = withUnsafeBytes { buffer -> Swift.Result<Result, Failure> in
      Swift.Result { () throws(Failure) in try body(buffer) }
    }
    return try outcome.get()
  }

  /// Lends a cursor over these bytes, or over a part of them.
  func withCursor<Reader: Cursor, Result, Failure: Error>(
    in range: Range<Int>? = nil,
    _ body: (inout Reader) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withBytes { buffer throws(Failure) in
      var cursor = Reader(bytes: buffer, range: range ?? 0..<buffer.count)
      return try body(&cursor)
    }
  }
}

extension String {
  /// The text of bytes in UTF-8; nil where they are none.
  ///
  /// A text with a fault in it is repaired, and so differs from its bytes. That is found out sooner
  /// than the generic `String(validating:as:)` is called, as long as the text is short.
  init?(shortUTF8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
