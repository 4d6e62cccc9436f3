/// A name as a text whose order is the name's own: `tong xue 12` for 同学2.
///
/// Words and syllables are in small letters, each with a space behind it. A number is first how many
/// digits it has, as a character from `0` on, and then these, so that the longer one is the greater.
/// Scripts without a reading keep their letters, which come behind all the others.
struct SortSpelling {
  private(set) var text = ""
  /// The number at the end of the name so far, without zeros before it.
  private var digits: String?

  /// More digits are as many as these: the last length that stands before `a`.
  private static let longest = 0x60 - 0x30

  init(_ name: String) {
    var rest = name.unicodeScalars[...].drop { NameLetter($0) == .separator }
    for reading in SurnameReadings.atStart(of: rest) {
      append(syllable: reading)
      rest.removeFirst()
    }
    for scalar in rest { append(NameLetter(scalar)) }
    endNumber()
  }

  private mutating func append(_ letter: NameLetter) {
    if case .digit(let ascii) = letter { return append(digit: ascii) }
    endNumber()
    switch letter {
    case .latin(let ascii), .digit(let ascii): text.unicodeScalars.append(Unicode.Scalar(ascii))
    case .other(let scalar): text.unicodeScalars.append(scalar)
    case .separator: endWord()
    case .han(_, let readings):
      if let first = readings.first { append(syllable: first.description) }
    }
  }

  private mutating func append(syllable: String) {
    endWord()
    text += syllable
    endWord()
  }

  private mutating func append(digit: UInt8) {
    if digits == nil { digits = "" }
    let isPadding = digits?.isEmpty == true && digit == UInt8(ascii: "0")
    if !isPadding { digits?.unicodeScalars.append(Unicode.Scalar(digit)) }
  }

  private mutating func endNumber() {
    guard let digits else { return }
    let length = UInt8(ascii: "0") + UInt8(min(digits.utf8.count, Self.longest))
    text += String(Unicode.Scalar(length)) + digits
    self.digits = nil
  }

  private mutating func endWord() {
    if !text.isEmpty, text.utf8.last != UInt8(ascii: " ") { text += " " }
  }
}
