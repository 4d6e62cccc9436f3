/// The ways to type one syllable, each as the places among the typed letters where it begins.
struct SyllableMoves: Sendable {
  /// Its first letter.
  private(set) var initial: UInt64 = 0
  /// `zh`, `ch` or `sh`.
  private var doubleInitial: UInt64 = 0
  /// All its letters, `length` of them.
  private var full: UInt64 = 0
  private var length = 0
  /// All or the first of its letters, where nothing was typed after them.
  private var last: UInt64 = 0

  init(of syllable: Syllable, in typed: TypedLetters) {
    var begun: UInt64 = .max
    for letter in syllable.letters {
      let places = typed.places(ofSound: letter)
      begun &= (length == 0 ? places : typed.withoutGap(places)) >> length
      length += 1
      last |= begun & typed.place(beforeEnd: length)
      switch (length, letter) {
      case (1, _): initial = begun
      case (2, UInt8(ascii: "h")): doubleInitial = begun
      default: break
      }
    }
    full = begun
  }

  /// The places that the syllable or its initial leads to; where nothing but its beginning is left to
  /// match, `unfinished`.
  func places(from places: UInt64, unfinished: UInt64) -> UInt64 {
    (places & initial) << 1 | (places & doubleInitial) << 2 | (places & full) << length
      | (places & last == 0 ? 0 : unfinished)
  }
}
