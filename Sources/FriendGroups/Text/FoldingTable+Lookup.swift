extension FoldingTable {
  /// The parts of a scalar, of which the first may have some too; nil where it has none.
  static func decomposition(of value: UInt32) -> (UInt32, UInt32)? {
    value < 0xC0 || (0x30FF...0xF8FF).contains(value) ? nil : parts(of: value, in: decompositions)
  }

  /// The letter under what is on it, but for accents; nil for one that is bare.
  static func bare(_ value: UInt32) -> UInt32? {
    value < 0xD8 || hasNoCase(value) ? nil : parts(of: value, in: bareLetters)?.0
  }

  /// The small letters for one that is a capital or a ligature; nil for others.
  static func small(_ value: UInt32) -> (UInt32, UInt32)? {
    if value < 0x80 { return (0x41...0x5A).contains(value) ? (value | 0x20, 0) : nil }
    return hasNoCase(value) ? nil : parts(of: value, in: cases)
  }

  /// The scalar of usual width; nil for one that has it.
  static func usualWidth(of value: UInt32) -> UInt32? {
    value == 0x3000 || (0xFF00...0xFFEF).contains(value)
      ? parts(of: value, in: usualWidths)?.0 : nil
  }

  /// The class that puts the marks of a letter in order; 0 for what is no mark.
  static func combiningClass(of value: UInt32) -> UInt8 {
    if value < 0x300 || (0x3100...0xA66E).contains(value) { return 0 }
    return Unicode.Scalar(value)?.properties.canonicalCombiningClass.rawValue ?? 0
  }

  /// Whether this is in the blocks from punctuation and kana over Chinese to Yi, without cases.
  private static func hasNoCase(_ value: UInt32) -> Bool { (0x2E00...0xA63F).contains(value) }

  private static func parts(of value: UInt32, in table: [UInt64]) -> (UInt32, UInt32)? {
    let key = UInt64(value) << 40
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle] < key { low = middle + 1 } else { high = middle }
    }
    guard low < table.count, table[low] >> 40 == UInt64(value) else { return nil }
    return (UInt32(table[low] >> 20 & 0xFFFFF), UInt32(table[low] & 0xFFFFF))
  }
}
