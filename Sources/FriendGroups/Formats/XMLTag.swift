/// The elements of an XML property list.
///
/// The raw value is the name: its bytes in one number, the first in the lowest byte, as a
/// little-endian machine loads them. So a name is compared in one step.
enum XMLTag: UInt64, CaseIterable {
  case key = 0x79_656B
  case string = 0x676E_6972_7473
  case integer = 0x72_6567_6574_6E69
  case dict = 0x7463_6964
  case array = 0x79_6172_7261
  case `true` = 0x6575_7274
  case `false` = 0x65_736C_6166
  case real = 0x6C61_6572
  case date = 0x6574_6164
  case data = 0x6174_6164
  case plist = 0x74_7369_6C70

  /// The name as it is written.
  var name: String {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: rawValue >> ($0 * 8)) }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// What the element is as a value; nil for those that are none.
  var kind: ValueKind? {
    switch self {
    case .array: .array
    case .dict: .dictionary
    case .string: .text
    case .integer, .real: .number
    case .true, .false: .boolean
    case .date: .date
    case .data: .data
    case .key, .plist: nil
    }
  }

  /// What is without an end where the closing tag is missing.
  var construct: SyntaxReason.Construct {
    switch self {
    case .array: .array
    case .dict: .dictionary
    case .key, .string: .text
    case .data: .data
    case .plist: .propertyList
    case .integer, .real, .true, .false, .date: .tag
    }
  }
}

/// The letters that begin at a place of a text, up to seven, and the byte behind them.
///
/// No element of a property list has a name of more letters, or of anything but letters.
struct XMLName {
  /// The letters, the first in the lowest byte.
  let letters: UInt64

  /// How many letters there are.
  let length: Int

  /// What follows the letters.
  let terminator: UInt8

  /// - Parameter word: Eight bytes, the first in the lowest; a letter is what has the bit of `@`.
  @inline(__always)
  init(_ word: UInt64) {
    let others = ~word & 0x4040_4040_4040_4040
    // Without any other byte there are eight letters: a name that no element has.
    let bits = UInt64(others.trailingZeroBitCount) & ~7 & 63
    length = Int(bits / 8)
    letters = word & (1 &<< bits &- 1)
    terminator = UInt8(truncatingIfNeeded: word &>> bits)
  }

  /// Whether the name ends here, and does not go on with a digit, a hyphen or the like.
  var isWhole: Bool {
    switch terminator {
    case ...UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"): true
    default: false
    }
  }
}
