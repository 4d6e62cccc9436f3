/// Where in a name a match can begin at all; most names are passed over here, byte by byte.
struct PinyinOpenings: Sendable {
  /// The first letter typed, nil if it is not ASCII: then any character that is not may be the first.
  private let first: UInt8?
  /// By the code of its readings, whether a Han character may be the first one.
  private let codes: [Bool]

  init(_ typed: TypedLetters) {
    first =
      switch typed.first {
      case .latin(let ascii), .digit(let ascii): ascii
      default: nil
      }
    codes = HanReadings.all.map { [first] in $0.contains { $0.letters.first == first } }
  }

  /// The UTF-8 offset, from `offset` on, of a character that a match may begin with.
  func first(in name: String, from offset: Int) -> Int? {
    name.utf8.withContiguousStorageIfAvailable { first(in: $0, from: offset) }
      ?? Array(name.utf8).withUnsafeBufferPointer { first(in: $0, from: offset) }
  }

  private func first(in name: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
    guard offset > 0 || name.contains(where: Self.leadsHan) else { return nil }
    var index = offset
    while index < name.count {
      let byte = name[index]
      if Self.leadsHan(byte), index + 2 < name.count {
        let readings = HanReadings(utf8: byte, name[index + 1], name[index + 2])
        if first == nil || codes[readings.code] { return index }
        index += 3
      } else {
        let isContinuation = byte & 0xC0 == 0x80
        if byte < 0x80 ? byte | 0x20 == first : !isContinuation { return index }
        index += 1
      }
    }
    return nil
  }

  /// Whether `byte` is the first one of a character of which some are Han, U+3000 to U+9FFF.
  private static func leadsHan(_ byte: UInt8) -> Bool { 0xE3...0xE9 ~= byte }
}
