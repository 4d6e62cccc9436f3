/// Where the parts of a binary property list are, as its last 32 bytes say.
///
/// The format is Apple's, described by the comments of CoreFoundation's `CFBinaryPList.c`. A file is
/// the eight bytes `bplist00`, the objects, a table with the offset of each object, and a trailer.
/// All numbers have their highest byte first. The trailer ends with the width of a table entry and
/// of a reference (one byte each), the count of objects, the number of the top one, and the offset
/// of the table (eight bytes each).
struct BinaryLayout {
  static let headerLength = 8
  private static let trailerLength = 32

  let offsetWidth: Int
  let referenceWidth: Int
  let objectCount: Int

  /// Where the table begins and the objects end.
  let tableOffset: Int

  /// Where the reference to the top object stands: the last bytes of its number in the trailer, as
  /// many as any other reference has.
  let topReference: Int
}

extension BinaryLayout {
  /// Reads the trailer, whose parts have to fill the file exactly; Foundation asks for that too.
  ///
  /// - Throws: A fault at the first field of the trailer that cannot be right.
  init(of bytes: UnsafeRawBufferPointer) throws(SyntaxFault) {
    let trailer = bytes.count - Self.trailerLength
    guard trailer > Self.headerLength, bytes.starts(with: "bplist0".utf8) else {
      throw SyntaxFault(offset: 0, reason: .brokenObject)
    }
    func field(_ at: Int, width: Int, isRight: (Int) -> Bool) throws(SyntaxFault) -> Int {
      guard let value = bytes.integer(at: trailer + at, width: width), isRight(value) else {
        throw SyntaxFault(offset: trailer + at, reason: .brokenObject)
      }
      return value
    }

    let tableOffset = try field(24, width: 8) { $0 > Self.headerLength && $0 < trailer }
    let offsetWidth = try field(6, width: 1) { Self.fits(tableOffset, in: $0) }
    // An object has at least one byte.
    let objectCount = try field(8, width: 8) {
      $0 <= tableOffset - Self.headerLength && $0 * offsetWidth == trailer - tableOffset
    }
    let referenceWidth = try field(7, width: 1) { Self.fits(objectCount, in: $0) }
    _ = try field(16, width: 8) { $0 < objectCount }
    self.init(
      offsetWidth: offsetWidth,
      referenceWidth: referenceWidth,
      objectCount: objectCount,
      tableOffset: tableOffset,
      topReference: trailer + 24 - referenceWidth
    )
  }

  /// Whether all numbers up to this one can be written in so many bytes, of which there are 1 to 8.
  private static func fits(_ number: Int, in width: Int) -> Bool {
    1...8 ~= width && number.bitWidth - number.leadingZeroBitCount <= 8 * width
  }
}

extension UnsafeRawBufferPointer {
  /// The number that stands at an offset, highest byte first; nil where it leaves the file or is too
  /// large for any offset or count.
  ///
  /// Eight bytes are loaded whatever the width, since the trailer follows everything else and ends
  /// with a number of eight bytes itself.
  ///
  /// - Parameter width: 1 to 8, for which the unchecked arithmetic cannot overflow.
  @inline(__always)
  func integer(at offset: Int, width: Int) -> Int? {
    guard offset >= 0, offset <= count - 8 else { return nil }
    let word = UInt64(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    return Int(exactly: word &>> (64 &- 8 &* UInt64(truncatingIfNeeded: width)))
  }
}
