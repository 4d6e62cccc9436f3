/// Some kinds of value.
struct KindSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let array = KindSet(.array)
  static let dictionary = KindSet(.dictionary)
  static let text = KindSet(.text)
  static let number = KindSet(.number)
  static let boolean = KindSet(.boolean)
  static let all = KindSet(rawValue: .max)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one kind; of none for kinds that no field can be read from.
  init(_ kind: ValueKind) {
    rawValue =
      switch kind {
      case .array: 1
      case .dictionary: 2
      case .text: 4
      case .number: 8
      case .boolean: 16
      case .null, .date, .data: 0
      }
  }
}
