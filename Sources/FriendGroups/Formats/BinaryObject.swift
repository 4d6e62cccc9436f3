/// One object of a binary property list: what it is, and the bytes that are its own.
struct BinaryObject {
  let kind: ValueKind
  let range: Range<Int>

  /// What follows the marker and the count: in a container the references to other objects, in a
  /// dictionary those to all keys first and then those to all values.
  let content: Range<Int>

  /// How far the reference to a value stands behind the one to its key; zero in an array.
  @inline(__always)
  var keysLength: Int { kind == .dictionary ? content.count / 2 : 0 }
}

extension ValueKind {
  /// What the first byte of an object says; nil for what Foundation does not read either.
  ///
  /// A set is taken for an array, and the UID of a keyed archive for a number.
  init?(marker: UInt8) {
    switch marker {
    case 0x00: self = .null
    case 0x08, 0x09: self = .boolean
    case 0x10...0x14, 0x22, 0x23, 0x80...0x8F: self = .number
    case 0x33: self = .date
    case 0x40...0x4F: self = .data
    case 0x50...0x6F: self = .text
    case 0xA0...0xAF, 0xC0...0xCF: self = .array
    case 0xD0...0xDF: self = .dictionary
    default: return nil
    }
  }
}

/// Finding objects by the references to them.
///
/// Whatever the file says, nothing outside of it is read.
extension BinaryCursor {
  /// The offset of the first byte of the object that a reference leads to.
  @inline(__always)
  func objectOffset(at reference: Int) throws(SyntaxFault) -> Int {
    guard let number = bytes.integer(at: reference, width: layout.referenceWidth),
      number < layout.objectCount
    else { throw broken(reference) }
    let entry = layout.tableOffset &+ number &* layout.offsetWidth
    guard let offset = bytes.integer(at: entry, width: layout.offsetWidth),
      offset >= BinaryLayout.headerLength, offset < layout.tableOffset
    else { throw broken(entry) }
    return offset
  }

  /// The object that a reference leads to; it ends before the table begins.
  @inline(__always)
  func object(at reference: Int) throws(SyntaxFault) -> BinaryObject {
    let start = try objectOffset(at: reference)
    let marker = bytes[start]
    guard let kind = ValueKind(marker: marker) else { throw broken(start) }

    var content = start &+ 1
    var count = Int(marker & 0x0F)
    switch kind {
    case .null, .boolean: count = 0
    case .number where marker >= 0x80: count += 1
    case .number, .date: count = 1 << count
    default: if count == 0x0F { count = try longCount(at: &content) }
    }
    let (length, isHuge) = count.multipliedReportingOverflow(by: width(of: kind, marker: marker))
    guard !isHuge, length <= layout.tableOffset - content else { throw broken(start) }
    let end = content &+ length
    return BinaryObject(kind: kind, range: start..<end, content: content..<end)
  }

  /// How many bytes each of the things takes that an object counts.
  private func width(of kind: ValueKind, marker: UInt8) -> Int {
    switch kind {
    case .text: marker < 0x60 ? 1 : 2
    case .array: layout.referenceWidth
    case .dictionary: 2 * layout.referenceWidth
    default: 1
    }
  }

  /// A count of 15 or more, which stands between marker and content as an integer of its own.
  private func longCount(at offset: inout Int) throws(SyntaxFault) -> Int {
    let marker = bytes[offset]
    let width = 1 << Int(marker & 0x0F)
    guard 0x10...0x13 ~= marker, let count = bytes.integer(at: offset + 1, width: width) else {
      throw broken(offset)
    }
    offset += 1 + width
    return count
  }

  func broken(_ offset: Int) -> SyntaxFault { SyntaxFault(offset: offset, reason: .brokenObject) }
}
