/// One object of a binary property list: what it is, and the bytes that are its own.
struct BinaryObject {
  let kind: ValueKind
  let range: Range<Int>

  /// What follows the marker and the count: in a container the references to other objects, in a
  /// dictionary those to all keys first and then those to all values.
  let content: Range<Int>

  /// Where the references begin that lead to values; in a dictionary half of them stand before.
  var valuesStart: Int {
    kind == .dictionary ? content.lowerBound + content.count / 2 : content.lowerBound
  }
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
