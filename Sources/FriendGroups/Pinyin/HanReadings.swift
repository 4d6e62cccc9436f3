/// The Mandarin readings of one character, the one that names are sorted by first.
///
/// They come out of text that the compiler laid out (`HanReadings+Table.swift`), so nothing is built
/// at start-up and a look-up is a subtraction and two loads. What is no Han character has none.
struct HanReadings: Sequence, IteratorProtocol, Equatable, Sendable {
  /// 0 for none, then the syllables from 1, then the lists of two readings or more.
  private(set) var code: Int

  init(of scalar: Unicode.Scalar) {
    self.init(ofValue: scalar.value)
  }

  /// The readings of the scalar of that value.
  init(ofValue value: UInt32) {
    // 〇, the zero of years and school classes, stands outside the block: it is read as 零.
    let value = value == 0x3007 ? 0x96F6 : value
    code = 0x3400...0x9FFF ~= value ? Self.number(at: Int(value) - 0x3400, in: Self.codes) : 0
  }

  /// The readings of the scalar that these three bytes of UTF-8 encode.
  init(utf8 first: UInt8, _ second: UInt8, _ third: UInt8) {
    let high = UInt32(first & 0xF) << 12
    self.init(ofValue: high | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F))
  }

  private init(code: Int) {
    self.code = code
  }

  /// All readings and lists of readings that characters have, by their code.
  static var all: some RandomAccessCollection<HanReadings> {
    (0...Syllable.all.count + lists.utf8CodeUnitCount / 4).lazy.map(HanReadings.init(code:))
  }

  var isEmpty: Bool { code == 0 }

  /// The reading that names are sorted by.
  var first: Syllable? {
    var readings = self
    return readings.next()
  }

  mutating func next() -> Syllable? {
    guard code > 0 else { return nil }
    let list = code - 1 - Syllable.all.count
    let first = list < 0 ? code : Self.number(at: 2 * list, in: Self.lists)
    code = list < 0 ? 0 : Self.number(at: 2 * list + 1, in: Self.lists)
    return Syllable(number: first - 1)
  }

  /// The number in the table text's pair of characters at `index`: six bits each, counted from `0`.
  private static func number(at index: Int, in text: StaticString) -> Int {
    let pair = text.utf8Start + 2 * index
    let zero = UInt8(ascii: "0")
    return Int(pair[0] - zero) << 6 | Int(pair[1] - zero)
  }
}
