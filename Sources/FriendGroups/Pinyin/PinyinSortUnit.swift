/// A part of a name that is sorted by sound; the cases stand in the order in which they sort.
enum PinyinSortUnit: Comparable, Sendable {
  /// Between words and syllables, never first in a name.
  case wordEnd
  /// A run of digits, or as many of them as the integer holds.
  case number(UInt64)
  case latin(UInt8)
  case other(Unicode.Scalar)
}

extension [PinyinSortUnit] {
  mutating func appendUnits(of letter: NameLetter) {
    switch letter {
    case .latin(let ascii): append(.latin(ascii))
    case .digit(let ascii): append(digit: UInt64(ascii - UInt8(ascii: "0")))
    case .other(let scalar): append(.other(scalar))
    case .separator: endWord()
    case .han(_, let readings):
      endWord()
      append(contentsOf: readings.prefix(1).flatMap(\.letters).map(PinyinSortUnit.latin))
      endWord()
    }
  }

  private mutating func append(digit: UInt64) {
    if case .number(let begun)? = last, begun < UInt64.max / 100 {
      self[endIndex - 1] = .number(begun * 10 + digit)
    } else {
      append(.number(digit))
    }
  }

  private mutating func endWord() {
    if !isEmpty, last != .wordEnd { append(.wordEnd) }
  }
}
