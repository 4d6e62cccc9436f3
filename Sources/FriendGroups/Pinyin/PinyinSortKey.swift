/// Where a name stands in an address book: Latin letters and Han characters by sound, in one alphabet.
///
/// First come the names that begin with a Latin letter or a Han character, then those in other
/// scripts, then those that begin with a digit, and last what begins with a symbol or is empty.
/// Within a name a word or syllable ends before a longer one goes on (西安 `xi an` before 先 `xian`),
/// digits come before letters, and a run of them counts as a number (2班 before 10班). A Han
/// character has its first reading, a surname at the start its own (`SurnameReadings`). What is alike in all that is in the order of its text.
public struct PinyinSortKey: Comparable, Sendable {
  private let section: Section
  private let spelling: String
  private let name: String

  /// Reads `name` once; keep the key for as many comparisons as there are.
  public init(_ name: String) {
    let first = name.unicodeScalars.first { !$0.properties.isWhitespace }
    section = Section(ofNameWith: first.map(NameLetter.init) ?? .separator)
    spelling = SortSpelling(name).text
    self.name = name
  }

  /// Whether one name stands before another.
  public static func < (a: PinyinSortKey, b: PinyinSortKey) -> Bool {
    if a.section != b.section { return a.section < b.section }
    if a.spelling != b.spelling { return a.spelling < b.spelling }
    return a.name < b.name
  }

  private enum Section: Comparable {
    case letters, otherScripts, digits, symbols

    init(ofNameWith first: NameLetter) {
      self =
        switch first {
        case .latin, .han: .letters
        case .other: .otherScripts
        case .digit: .digits
        case .separator: .symbols
        }
    }
  }
}
