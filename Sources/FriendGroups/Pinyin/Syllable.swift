/// A Mandarin syllable without its tone, `ü` written `v` as on a keyboard: `zhang`, `lv`.
struct Syllable: Hashable, Sendable {
  /// Its place among all syllables in alphabetical order, from 0.
  let number: Int

  /// Every syllable that some character of the table has, in alphabetical order.
  static var all: some RandomAccessCollection<Syllable> {
    (0..<HanReadings.spellings.utf8CodeUnitCount / width).lazy.map(Syllable.init(number:))
  }

  /// The bytes of the longest spelling (`zhuang`); the shorter ones are filled up with dots.
  private static let width = 6

  /// The spelling as ASCII letters.
  var letters: some Collection<UInt8> {
    UnsafeBufferPointer(
      start: HanReadings.spellings.utf8Start + number * Self.width,
      count: Self.width
    ).prefix { $0 != UInt8(ascii: ".") }
  }
}

extension Syllable: CustomStringConvertible {
  var description: String { String(decoding: letters, as: UTF8.self) }
}
