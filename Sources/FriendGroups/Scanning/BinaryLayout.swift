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
  let top: Int

  /// Where the table begins and the objects end.
  let tableOffset: Int

  /// The length of the file.
  var length: Int { tableOffset + objectCount * offsetWidth + Self.trailerLength }
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
    // An object has at least one byte, and its number is kept in four.
    let objectCount = try field(8, width: 8) {
      $0 <= min(tableOffset - Self.headerLength, Int(Int32.max))
        && $0 * offsetWidth == trailer - tableOffset
    }
    let referenceWidth = try field(7, width: 1) { Self.fits(objectCount, in: $0) }
    let top = try field(16, width: 8) { $0 < objectCount }
    self.init(
      offsetWidth: offsetWidth,
      referenceWidth: referenceWidth,
      objectCount: objectCount,
      top: top,
      tableOffset: tableOffset
    )
  }

  /// Whether all numbers up to this one can be written in so many bytes, of which there are 1 to 8.
  private static func fits(_ number: Int, in width: Int) -> Bool {
    1...8 ~= width && number.bitWidth - number.leadingZeroBitCount <= 8 * width
  }

  /// Writes the trailer at the end of a file of this layout, where zeros stand.
  func writeTrailer(to file: UnsafeMutableBufferPointer<UInt8>) {
    let trailer = file.count - Self.trailerLength
    file.write(offsetWidth, at: trailer + 6, width: 1)
    file.write(referenceWidth, at: trailer + 7, width: 1)
    file.write(objectCount, at: trailer + 8, width: 8)
    file.write(top, at: trailer + 16, width: 8)
    file.write(tableOffset, at: trailer + 24, width: 8)
  }
}
