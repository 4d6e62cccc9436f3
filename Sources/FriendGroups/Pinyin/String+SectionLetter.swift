extension String {
  /// The letter under which an address book has this name, from `A` to `Z`: its first one without
  /// accents, or that of the pinyin of its first character; nil for a name that begins with anything
  /// else.
  ///
  /// It is the one that ``PinyinSortKey`` sorts by: 单田芳 is under `S`, `7B` and `★Ann` under none.
  package var sectionLetter: String? {
    let name = unicodeScalars[...].drop(while: \.properties.isWhitespace)
    guard let first = name.first else { return nil }
    let letter: UInt8? =
      switch NameLetter(first) {
      case .latin(let ascii): ascii
      case .han(_, let readings):
        SurnameReadings.atStart(of: name).first?.utf8.first ?? readings.first?.letters.first
      case .digit, .other, .separator: nil
      }
    return letter.map { String(Unicode.Scalar($0 & 0xDF)) }
  }
}
