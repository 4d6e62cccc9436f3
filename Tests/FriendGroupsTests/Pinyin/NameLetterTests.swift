import Testing

@testable import FriendGroups

struct NameLetterTests {
  @Test(
    arguments: [
      ("a", .latin(UInt8(ascii: "a"))),
      ("Z", .latin(UInt8(ascii: "z"))),
      ("é", .latin(UInt8(ascii: "e"))),
      ("Ǚ", .latin(UInt8(ascii: "u"))),
      ("Ữ", .latin(UInt8(ascii: "u"))),
      ("Ａ", .latin(UInt8(ascii: "a"))),
      ("7", .digit(UInt8(ascii: "7"))),
      ("７", .digit(UInt8(ascii: "7"))),
      ("同", .han("同", HanReadings(of: "同"))),
      ("〇", .han("〇", HanReadings(of: "零"))),
      ("㐂", .other("㐂")),
      ("Я", .other("я")),
      ("æ", .other("æ")),
      ("の", .other("の")),
      (" ", .separator),
      ("-", .separator),
      ("[", .separator),
      ("×", .separator),
      ("（", .separator),
      ("★", .separator),
      ("👍", .separator),
      ("\u{301}", .separator),
      ("\u{FE0F}", .separator),
    ] as [(Unicode.Scalar, NameLetter)]
  )
  func scalar(_ scalar: Unicode.Scalar, isTypedAs letter: NameLetter) {
    #expect(NameLetter(scalar) == letter)
  }
}
