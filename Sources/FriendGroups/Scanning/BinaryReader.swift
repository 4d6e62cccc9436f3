/// Reads the objects of a binary property list by their numbers.
///
/// Whatever the file says, nothing outside of it is read.
struct BinaryReader {
  let bytes: UnsafeRawBufferPointer
  let layout: BinaryLayout

  /// The offset of an object's first byte.
  func offset(of number: Int) throws(SyntaxFault) -> Int {
    let entry = layout.tableOffset + number * layout.offsetWidth
    guard let offset = bytes.integer(at: entry, width: layout.offsetWidth),
      offset >= BinaryLayout.headerLength, offset < layout.tableOffset
    else { throw fault(entry) }
    return offset
  }

  func object(_ number: Int) throws(SyntaxFault) -> BinaryObject {
    let start = try offset(of: number)
    let marker = bytes[start]
    guard let kind = ValueKind(marker: marker) else { throw fault(start) }

    var content = start + 1
    var count = Int(marker & 0x0F)
    switch kind {
    case .null, .boolean: count = 0
    case .number where marker >= 0x80: count += 1
    case .number, .date: count = 1 << count
    default: if count == 0x0F { count = try longCount(at: &content) }
    }
    let (length, isHuge) = count.multipliedReportingOverflow(by: width(of: kind, marker: marker))
    guard !isHuge, length <= layout.tableOffset - content else { throw fault(start) }
    let end = content + length
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
      throw fault(offset)
    }
    offset += 1 + width
    return count
  }

  /// The number of the object that the reference at an offset leads to.
  func reference(at offset: Int) throws(SyntaxFault) -> Int {
    guard let number = bytes.integer(at: offset, width: layout.referenceWidth),
      number < layout.objectCount
    else { throw fault(offset) }
    return number
  }

  func node(_ number: Int) throws(SyntaxFault) -> Node {
    Node(kind: try object(number).kind, range: number..<number + 1)
  }

  /// The characters of a text: ASCII, or UTF-16 with the high byte first; nil for anything else.
  func text(of object: BinaryObject) -> String? {
    guard object.kind == .text else { return nil }
    let content = bytes[object.content]
    if bytes[object.range.lowerBound] < 0x60 {
      return String(validating: content, as: Unicode.ASCII.self)
    }
    let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map {
      UInt16(content[$0]) << 8 | UInt16(content[$0 + 1])
    }
    return String(validating: units, as: UTF16.self)
  }

  /// A boolean, or a whole number of one, two or four bytes, which has no sign.
  func plainScalar(of object: BinaryObject) -> PlainScalar? {
    switch bytes[object.range.lowerBound] {
    case 0x08: .boolean(false)
    case 0x09: .boolean(true)
    case 0x10...0x12:
      bytes.integer(at: object.content.lowerBound, width: object.content.count)
        .map(PlainScalar.number)
    default: nil
    }
  }

  private func fault(_ offset: Int) -> SyntaxFault {
    SyntaxFault(offset: offset, reason: .brokenObject)
  }
}
