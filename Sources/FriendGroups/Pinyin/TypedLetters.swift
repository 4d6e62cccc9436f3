/// The letters and digits that were typed, at most 63 of them.
///
/// A set of places among them is an integer with a bit for each, and one for the end. So one step
/// over a character of a name takes all the ways to read what came before it at once.
struct TypedLetters: Sendable {
  private let letters: [NameLetter]
  /// The places before which something else was typed, which ends a syllable.
  private let gaps: UInt64
  /// Where each letter from `a` to `z` stands.
  private let latin: [UInt64]
  let hasHan: Bool

  /// Nil if `text` has no Latin letter, or more than 63 letters and digits.
  init?(_ text: String) {
    var letters: [NameLetter] = []
    var gaps: UInt64 = 0
    var latin = [UInt64](repeating: 0, count: 26)
    for letter in text.unicodeScalars.lazy.map(NameLetter.init) {
      if letter == .separator {
        gaps |= 1 << letters.count
        continue
      }
      guard letters.count < 63 else { return nil }
      if case .latin(let ascii) = letter {
        latin[Int(ascii - UInt8(ascii: "a"))] |= 1 << letters.count
      }
      letters.append(letter)
    }
    guard latin.contains(where: { $0 != 0 }) else { return nil }
    self.letters = letters
    self.gaps = gaps
    self.latin = latin
    hasHan = letters.contains(where: \.isHan)
  }

  var first: NameLetter? { letters.first }

  /// The place where all is matched.
  var end: UInt64 { place(beforeEnd: 0) }

  /// The place `count` letters before the end; none if there are fewer.
  func place(beforeEnd count: Int) -> UInt64 { 1 << (letters.count - count) }

  /// Where `letter` stands.
  func places(of letter: NameLetter) -> UInt64 {
    if case .latin(let ascii) = letter { return places(of: ascii) }
    return letters.indices.reduce(0) { letters[$1] == letter ? $0 | 1 << $1 : $0 }
  }

  /// Where a letter of a syllable stands: `ü`, spelled `v`, where `v` or `u` does.
  func places(ofSound letter: UInt8) -> UInt64 {
    let places = places(of: letter)
    return letter == UInt8(ascii: "v") ? places | self.places(of: UInt8(ascii: "u")) : places
  }

  /// Those of `places` whose letter can go on a syllable begun before it.
  func withoutGap(_ places: UInt64) -> UInt64 { places & ~gaps }

  private func places(of latin: UInt8) -> UInt64 { self.latin[Int(latin - UInt8(ascii: "a"))] }
}
