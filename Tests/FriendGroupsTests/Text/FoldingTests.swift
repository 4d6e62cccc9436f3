import Testing

@testable import FriendGroups

struct FoldingTests {
  @Test(
    arguments: [
      ("", .all),
      ("anna 7", .all),
      ("好友，你好！（一）", .all),
      ("カナ ガ", .all),
      ("한국", .all),
      ("андрей", .all),
      ("हिन्दी ที่", .all),
      ("Anna", [.accents, .widths]),
      ("ǅ", [.accents, .widths]),
      ("émile", [.cases, .widths]),
      ("e\u{301}", [.cases, .widths]),
      ("øl", [.cases, .widths]),
      ("שָׁלוֹם", [.cases, .widths]),
      ("семён", [.cases, .widths]),
      ("ａnna", [.cases, .accents]),
      ("７", [.cases, .accents]),
      ("ｶﾅ", [.cases, .accents]),
      ("ﾞ", [.cases, .accents]),
      ("Éａ", []),
      ("Ａ", [.accents]),
    ] as [(String, Folding)]
  )
  func whatTheTextShowsCounts(text: String, ignored: Folding) {
    #expect(Folding(sought: text) == ignored)
  }

  /// What is left of a text where case, accents and width are ignored, each alone and all at once.
  @Test(arguments: [
    ("Ｅ\u{301}mile", "ｅ\u{301}mile", "Ｅmile", "E\u{301}mile", "emile"),
    ("Straße", "strasse", "Straße", "Straße", "strasse"),
    ("ΣΊΣΥΦΟς", "σι\u{301}συφοσ", "ΣΙΣΥΦΟς", "ΣΙ\u{301}ΣΥΦΟς", "σισυφοσ"),
    ("ǖǼﬃ", "u\u{308}\u{304}æ\u{301}ffi", "uÆﬃ", "u\u{308}\u{304}Æ\u{301}ﬃ", "uæffi"),
    ("Ǿ", "ø\u{301}", "O", "Ø\u{301}", "o"),
    ("ｶﾞガ", "ｶﾞカ\u{3099}", "ｶﾞカ\u{3099}", "カ\u{3099}カ\u{3099}", "カ\u{3099}カ\u{3099}"),
    ("각", "\u{1100}\u{1161}\u{11A8}", "\u{1100}\u{1161}\u{11A8}", "\u{1100}\u{1161}\u{11A8}", "각"),
    ("a\u{301}\u{323}", "a\u{323}\u{301}", "a", "a\u{323}\u{301}", "a"),
    ("क़ि", "क\u{93C}ि", "क\u{93C}ि", "क\u{93C}ि", "क\u{93C}ि"),
  ])
  func eachDifferenceIsIgnoredAlone(
    text: String,
    cases: String,
    accents: String,
    widths: String,
    all: String
  ) {
    func folded(_ ignored: Folding) -> [UInt32] { FoldedText(text, ignoring: ignored).scalars }
    func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
    #expect(folded(.cases) == scalars(cases))
    #expect(folded(.accents) == scalars(accents))
    #expect(folded(.widths) == scalars(widths))
    #expect(folded(.all) == FoldedText(all, ignoring: []).scalars)
  }

  @Test func eachScalarKeepsItsPlaceInTheText() {
    let folded = FoldedText("ßＡe\u{301}好", ignoring: .all)
    #expect(folded.scalars == "ssae好".unicodeScalars.map(\.value))
    #expect(folded.offsets == [0, 0, 2, 5, 8])
  }

  /// Every character of Unicode 15, the version of the tables, but for those without any parts.
  private static let scalars = (0...0x2FFFF).compactMap { Unicode.Scalar($0 as UInt32) }
    .filter { !(0x3400...0x9FFF).contains($0.value) && !(0xAD00...0xD700).contains($0.value) }
    .filter { !(0x17000...0x1BFFF).contains($0.value) && !(0x20000...0x2F7FF).contains($0.value) }
    .filter(\.isInUnicode15)

  /// Swift compares texts by canonical equivalence: every scalar is equal to what it is taken apart to.
  @Test func nothingIgnoredIsTheCanonicalDecomposition() {
    let wrong = Self.scalars.filter { scalar in
      let folded = FoldedText(String(scalar), ignoring: []).scalars.compactMap(Unicode.Scalar.init)
      return String(String.UnicodeScalarView(folded)) != String(scalar)
        || folded.contains { FoldedText(String($0), ignoring: []).scalars != [$0.value] }
    }
    #expect(wrong == [])
  }

  /// What the standard library maps by case, folding maps to one text; but of the iota under Greek
  /// letters, which capitals have beside them, and of ı, whose capital is I.
  @Test func capitalsAndSmallLettersFoldToOneText() {
    let wrong = Self.scalars.filter { scalar in
      let capital = scalar.properties.uppercaseMapping
      guard
        scalar.properties.changesWhenCaseMapped,
        capital.unicodeScalars.allSatisfy(\.isInUnicode15),
        !FoldedText(String(scalar), ignoring: []).scalars.contains(0x345)
      else { return false }
      return FoldedText(String(scalar), ignoring: .all).scalars
        != FoldedText(capital, ignoring: .all).scalars
    }
    #expect(wrong == ["ı"])
  }

  @Test func theTablesAscend() {
    for table in [
      FoldingTable.decompositions, FoldingTable.bareLetters, FoldingTable.usualWidths,
      FoldingTable.cases,
    ] {
      #expect(zip(table, table.dropFirst()).allSatisfy { $0 >> 40 < $1 >> 40 })
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isInUnicode15: Bool { properties.age.map { $0.major <= 15 } ?? false }
}
