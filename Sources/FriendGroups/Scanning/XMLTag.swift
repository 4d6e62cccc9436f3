/// The elements of an XML property list.
///
/// The raw value is the name: its bytes in one number, so that names are compared in one step.
enum XMLTag: UInt64, CaseIterable {
  case key = 0x6B_6579
  case string = 0x7374_7269_6E67
  case integer = 0x69_6E74_6567_6572
  case dict = 0x6469_6374
  case array = 0x61_7272_6179
  case `true` = 0x7472_7565
  case `false` = 0x66_616C_7365
  case real = 0x7265_616C
  case date = 0x6461_7465
  case data = 0x6461_7461
  case plist = 0x70_6C69_7374

  /// The name as it is written.
  var name: String {
    let bytes = (0..<8).reversed().map { UInt8(truncatingIfNeeded: rawValue >> ($0 * 8)) }
    return String(decoding: bytes.drop { $0 == 0 }, as: UTF8.self)
  }

  /// What the element is as a value; nil for `plist`, which only stands around one.
  var kind: ValueKind? {
    switch self {
    case .array: .array
    case .dict: .dictionary
    case .key, .string: .text
    case .integer, .real: .number
    case .true, .false: .boolean
    case .date: .date
    case .data: .data
    case .plist: nil
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
