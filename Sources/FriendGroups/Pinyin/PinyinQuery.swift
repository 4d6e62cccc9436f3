/// What somebody typed to find a Chinese name by its sound, prepared once for many names.
///
/// A Han character is matched by a full syllable of any of its readings or by its initial alone, which
/// may be `zh`, `ch` or `sh`; `ü` is `v` or `u`. Latin letters and digits match themselves, without
/// case. Spaces and punctuation count in neither text, but a space typed ends a syllable. So 同学 is
/// `tongxue`, `tx`, `tongx`, `txue` or `tong xue`, and iOS开发 is `ioskf`.
public struct PinyinQuery: Sendable {
  private let typed: TypedLetters
  /// By the number of the syllable.
  private let moves: [SyllableMoves]
  private let openings: PinyinOpenings

  /// Prepares `text`; nil if it has no Latin letter, and so nothing that text alone would not find, or
  /// if it has more than 63 letters and digits.
  public init?(_ text: String) {
    guard let typed = TypedLetters(text) else { return nil }
    self.typed = typed
    moves = Syllable.all.map { SyllableMoves(of: $0, in: typed) }
    openings = PinyinOpenings(typed)
  }

  /// Finds the first part of `name` that sounds as typed; the last syllable may be typed in part.
  ///
  /// The part begins and ends with whole characters and has at least one Han character: what is
  /// Latin all through is found by text. Takes at most 63 steps for each character of the name.
  public func firstMatch(in name: String) -> Range<String.Index>? {
    var offset = 0
    while let opening = openings.first(in: name, from: offset) {
      let start = name.utf8.index(name.startIndex, offsetBy: opening)
      if let last = lastOfMatch(in: name.unicodeScalars, from: start) {
        return name.index(before: name.index(after: start))..<name.index(after: last)
      }
      offset = opening + 1
    }
    return nil
  }

  /// Whether `name` begins with a part that sounds as typed.
  public func matchesBeginning(of name: String) -> Bool {
    firstMatch(in: name)?.lowerBound == name.startIndex
  }

  /// Whether all of `name` sounds as typed, each syllable in full or as its initial.
  public func matchesWhole(_ name: String) -> Bool {
    var places: UInt64 = 1
    var hasHan = false
    for letter in name.unicodeScalars.lazy.map(NameLetter.init) {
      places = self.places(after: letter, from: places, unfinished: 0)
      hasHan = hasHan || letter.isHan
      if places == 0 { return false }
    }
    return hasHan && places & typed.end != 0
  }
}

extension PinyinQuery {
  /// The place of the last scalar of a match that begins at `start`.
  private func lastOfMatch(
    in name: String.UnicodeScalarView,
    from start: String.Index
  ) -> String.Index? {
    var places: UInt64 = 1
    var hasHan = false
    var index = start
    while index < name.endIndex {
      let letter = NameLetter(name[index])
      places = self.places(after: letter, from: places, unfinished: typed.end)
      hasHan = hasHan || letter.isHan
      if places & typed.end != 0 { return hasHan ? index : nil }
      if places <= 1 { return nil }  // nothing goes on, or a separator stands first
      name.formIndex(after: &index)
    }
    return nil
  }

  /// The places that `letter` of a name leads to from `places`; where nothing but the beginning of
  /// its syllable was typed, to `unfinished`.
  private func places(
    after letter: NameLetter,
    from places: UInt64,
    unfinished: UInt64
  ) -> UInt64 {
    switch letter {
    case .separator: places
    case .latin, .digit, .other: (places & typed.places(of: letter)) << 1
    case .han(_, let readings):
      readings.reduce(typed.hasHan ? (places & typed.places(of: letter)) << 1 : 0) {
        $0 | moves[$1.number].places(from: places, unfinished: unfinished)
      }
    }
  }
}
