import Testing

@testable import FriendGroups

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0),
    ("2B", 2),
    ("Ada Lovelace ~", 14),
    ("naïve", 5),
    ("Ωμέγα Привет", 12),
    ("soft\u{AD}hyphen", 11),
  ])
  func alphabeticTextTakesAColumnALetter(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [
    ("特别关心", 8),
    ("iOS 开发", 8),
    ("ひらがな", 8),
    ("カタカナ", 8),
    ("ｶﾀｶﾅ", 4),
    ("ｶﾞﾊﾟ", 4),
    ("か\u{3099}", 2),
    ("ＡＢＣ", 6),
    ("a\u{3000}b", 4),
    ("，。「」", 8),
    ("\u{20000}\u{3FFFD}", 4),
  ])
  func chineseAndJapaneseTakeTwoColumnsUnlessHalfWidth(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [
    ("한국어", 6),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("\u{1100}\u{1161}", 2),
    ("가\u{11A8}", 2),
    ("\u{1100}", 2),
    ("ﾡ", 1),
  ])
  func aKoreanSyllableTakesTwoColumnsHoweverItIsWritten(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [
    ("😀", 2),
    ("👨‍👩‍👧‍👦", 2),
    ("👩🏽‍🚀", 2),
    ("👍🏿", 2),
    ("☝🏽", 2),
    ("🏳️‍🌈", 2),
    ("👁\u{200D}🗨", 2),
    ("❤️‍🔥", 2),
    ("1️⃣", 2),
    ("#️⃣*️⃣", 4),
    ("🇨🇳", 2),
    ("🇨🇳🇯🇵", 4),
    ("🇨🇳🇯", 3),
    ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2),
    ("🏽", 2),
    ("\u{1FAE9}", 2),
  ])
  func anEmojiTakesTwoColumnsHoweverManyScalarsItHas(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [
    ("❤", 1),
    ("❤\u{FE0E}", 1),
    ("❤\u{FE0F}", 2),
    ("☎", 1),
    ("☎\u{FE0F}", 2),
    ("©\u{FE0F}", 2),
    ("⌚", 2),
    ("⌚\u{FE0F}", 2),
    ("1\u{20E3}", 1),
    ("a\u{FE0F}", 1),
    ("\u{FE0F}", 0),
  ])
  func aVariationSelectorWidensOnlyASymbolWithAPictureForm(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [
    ("e\u{301}", 1),
    ("e\u{301}\u{323}\u{20DD}", 1),
    ("\u{301}", 0),
    ("\u{200D}", 0),
    ("\u{200B}\u{2060}\u{FEFF}", 0),
    ("a\u{200D}b", 2),
    ("\u{600}12", 3),
  ])
  func marksAndInvisibleCharactersTakeNoColumn(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [
    ("ที่", 1),
    ("กำ", 2),
    ("สวัสดี", 4),
    ("नि", 2),
    ("क्ष", 2),
    ("स्त्री", 2),
    ("हिन्दी", 4),
    ("தமிழ்", 4),
  ])
  func spacingVowelsAndJoinedConsonantsWidenAClusterToTwoAtMost(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [
    ("שלום", 4),
    ("שָׁלוֹם", 4),
    ("مرحبا", 5),
    ("مَرْحَبًا", 5),
    ("\u{2067}שלום\u{2069}", 4),
  ])
  func rightToLeftTextTakesAColumnALetter(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [
    ("┌──┐", 4),
    ("╔═╦═╗", 5),
    ("▸▾…", 3),
    ("(>^ω^‹)喵", 9),
    ("°±×÷①", 5),
    ("☆★○●", 4),
  ])
  func ambiguousSymbolsTakeOneColumn(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [0x00, 0x09, 0x0A, 0x1B, 0x7F, 0x9B, 0x2028] as [UInt32])
  func aControlCharacterTakesNoColumn(value: UInt32) throws {
    let control = Character(try #require(Unicode.Scalar(value)))
    #expect(control.displayWidth == 0)
    #expect("a\(control)b".displayWidth == 2)
    #expect("a\r\n\(control)b".displayWidth == 2)
  }

  @Test func everyScalarTakesAtMostTwoColumns() {
    let scalars = (0...0x10FFFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
    #expect(scalars.allSatisfy { 0...2 ~= $0.displayWidth })
  }

  @Test func aPartOfATextIsMeasuredOnItsOwn() {
    let text = "好友 and 家人"
    #expect(text.prefix(2).displayWidth == 4)
    #expect(text.dropFirst(2).prefix(5).displayWidth == 5)
    #expect(text.suffix(2).displayWidth == 4)
  }
}
