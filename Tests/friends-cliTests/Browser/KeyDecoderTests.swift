import Testing

@testable import friends_cli

/// Each case is decoded whole and cut at every place, and must give the same keys.
struct KeyDecoderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let bytes: [UInt8]
    let keys: [Key]

    init(_ text: String, _ keys: Key...) {
      self.init(Array(text.utf8), keys)
    }

    init(_ bytes: [UInt8], _ keys: [Key]) {
      self.bytes = bytes
      self.keys = keys
    }

    var testDescription: String {
      bytes.map { 0x20...0x7E ~= $0 ? "\(Unicode.Scalar($0))" : "<\($0)>" }.joined()
    }
  }

  static let typing = [
    Case("q", .character("q")),
    Case("Jk/", .character("J"), .character("k"), .character("/")),
    Case(" ", .character(" ")),
    Case("好é😀", .character("好"), .character("é"), .character("😀")),
    Case("e\u{301}", .character("e"), .character("\u{301}")),
    Case("\r", .enter),
    Case("\n", .enter),
    Case("\t", .tab),
    Case("\u{7F}", .backspace),
    Case("\u{8}", .backspace),
    Case("\u{3}\u{4}\u{1A}", .control("c"), .control("d"), .control("z")),
    Case("\u{0}\u{1C}\u{1F}", .control("@"), .control("\\"), .control("_")),
  ]

  static let cursorKeys = [
    Case("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", .up, .down, .right, .left),
    Case("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", .up, .down, .right, .left),
    Case("\u{1B}[1;5A\u{1B}[1;2:1B", .up, .down),
    Case("\u{1B}O5C\u{1B}O1;2D", .right, .left),
    Case("\u{1B}[a\u{1B}Ob", .up, .down),
    Case("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~\u{1B}[1;5H", .home, .home, .home, .home, .home),
    Case("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~\u{1B}[1;2F", .end, .end, .end, .end, .end),
    Case("\u{1B}[5~\u{1B}[6~\u{1B}[6;5~", .pageUp, .pageDown, .pageDown),
    Case("\u{1B}[7^\u{1B}[8$\u{1B}[5@q", .home, .end, .pageUp, .character("q")),
    Case("\u{1B}[3~\u{1B}OM", .delete, .enter),
  ]

  static let escapes = [
    Case("\u{1B}", .escape),
    Case("\u{1B}\u{1B}", .escape, .escape),
    Case("\u{1B}qq", .alt("q"), .character("q")),
    Case("\u{1B}zc", .alt("z"), .character("c")),
    Case("\u{1B}\r", .escape, .enter),
    Case("\u{1B}好", .alt("好")),
    Case("\u{1B}\u{1B}[A", .escape, .up),
    Case("\u{1B}N", .alt("N")),
  ]

  static let mouse = [
    Case("\u{1B}[<0;1;1M\u{1B}[<0;1;1m", .click(row: 0)),
    Case("\u{1B}[<16;300;7M\u{1B}[<1;300;7M\u{1B}[<18;4;2M", .click(row: 6)),
    Case("\u{1B}[<64;5;5M\u{1B}[<69;5;5M", .wheelUp, .wheelDown),
    Case("\u{1B}[<32;5;5M\u{1B}[<35;5;5M\u{1B}[<66;1;1M\u{1B}[<128;1;1M"),
    Case("\u{1B}[<0;0;1M\u{1B}[<0;1M\u{1B}[<;;M\u{1B}[<0;9999999999999999999;1Mq", .character("q")),
    Case([0x1B, 0x5B, 0x4D, 0x20, 0x21, 0xFF], [.click(row: 222)]),
    Case("\u{1B}[M#!!q", .character("q")),
  ]

  static let pastes = [
    Case("\u{1B}[200~\u{1B}[201~", .paste("")),
    Case("\u{1B}[200~q\u{3}\r\u{1B}[A好\u{1B}[201~q", .paste("q\u{3}\r\u{1B}[A好"), .character("q")),
    Case("\u{1B}[200~\u{1B}\u{1B}[20\u{1B}[201~", .paste("\u{1B}\u{1B}[20")),
    Case("\u{1B}[200~\u{1B}[200~\u{1B}[201~", .paste("\u{1B}[200~")),
    Case(
      Array("\u{1B}[200~a".utf8) + [0xFF] + Array("b\u{1B}[201~".utf8),
      [.paste("a\u{FFFD}b")]
    ),
    Case("\u{1B}[201~q", .character("q")),
  ]

  static let swallowed = [
    Case("\u{1B}OP\u{1B}[15~\u{1B}[1;2P\u{1B}[[Aq", .character("q")),
    Case("\u{1B}[I\u{1B}[Oq", .character("q")),
    Case("\u{1B}[Z\u{1B}[99;5u\u{1B}[27;5;9~q", .character("q")),
    Case("\u{1B}[?1;2c\u{1B}[>0;276;0c\u{1B}[24;80R\u{1B}[?2026;1$yq", .character("q")),
    Case("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\q", .character("q")),
    Case("\u{1B}]11;rgb:0000/0000/0000\u{7}q", .character("q")),
    Case("\u{1B}P1$r0m\u{1B}\\\u{1B}_Gi=1;OK\u{1B}\\q", .character("q")),
    Case([0xFF, 0x80, 0xC3, 0x71, 0xE5, 0xA5, 0x1B, 0x5B, 0x41], [.character("q"), .up]),
    Case([0xC0, 0xAF, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80, 0x71], [.character("q")]),
    Case("\u{80}\u{9B}A", .character("A")),
  ]

  static let broken = [
    Case("\u{1B}[1\u{3}q", .control("c"), .character("q")),
    Case("\u{1B}[1;\u{1B}[A", .up),
    Case("\u{1B}[1好", .character("好")),
    Case("\u{1B}O\u{1B}", .escape),
    Case("\u{1B}]0;\u{3}", .control("c")),
    Case("\u{1B}]0;\u{1B}[A", .up),
    Case("\u{1B}[M!\u{3}", .control("c")),
  ]

  static let all = typing + cursorKeys + escapes + mouse + pastes + swallowed + broken

  @Test(arguments: all)
  func bytesInOneReadGiveTheirKeys(_ example: Case) {
    #expect(Self.keys(of: [example.bytes]) == example.keys)
  }

  @Test(arguments: all)
  func bytesCutAnywhereGiveTheSameKeys(_ example: Case) {
    let bytes = example.bytes
    for cut in bytes.indices {
      #expect(Self.keys(of: [Array(bytes[..<cut]), Array(bytes[cut...])]) == example.keys)
    }
    #expect(Self.keys(of: bytes.map { [$0] }) == example.keys)
  }

  @Test(arguments: ["A", "~", "M", "$"])
  func anOverlongSequenceIsSwallowedWhole(_ final: String) {
    let parameters = String(repeating: "1;", count: 5_000)
    let keys = Self.keys(of: [Array("\u{1B}[\(parameters)\(final)q".utf8)])
    #expect(keys == [.character("q")])
  }

  @Test func onlySilenceMakesALoneEscapeAKey() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.awaitsSilence)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.awaitsSilence)
    #expect(decoder.flush() == [])
    #expect(decoder.decode("[A".utf8) == [.character("["), .character("A")])
  }

  @Test(arguments: ["[", "O", "[1;", "[<0;1", "[200~a"])
  func silenceWithinASequenceDoesNotBreakIt(_ beginning: String) {
    var decoder = KeyDecoder()
    _ = decoder.decode("\u{1B}\(beginning)".utf8)
    #expect(!decoder.awaitsSilence)
    #expect(decoder.flush() == [])
  }

  @Test(arguments: ["]", "]0;title", "P", "_", "]0;title\u{1B}"])
  func silenceEndsAControlString(_ beginning: String) {
    var decoder = KeyDecoder()
    _ = decoder.decode("\u{1B}\(beginning)".utf8)
    #expect(decoder.awaitsSilence)
    #expect(decoder.flush() == [])
    #expect(decoder.decode("q".utf8) == [.character("q")])
  }

  @Test(arguments: all)
  func controlCIsHeardAfterAnyBeginning(_ example: Case) {
    for end in example.bytes.indices where !Self.isPaste(example.bytes[..<end]) {
      var decoder = KeyDecoder()
      _ = decoder.decode(example.bytes[..<end])
      #expect(decoder.decode([0x03]).last == .control("c"))
    }
  }

  @Test(arguments: [("a", 65_536), ("好", 21_845), ("😀", 16_383)])
  func aHugePasteIsCutBetweenCharacters(_ character: String, _ count: Int) {
    let pasted = String(repeating: character, count: 100_000)
    let keys = Self.keys(of: [Array("\u{1B}[200~\(pasted)\u{1B}[201~q".utf8)])
    #expect(keys == [.paste(String(repeating: character, count: count)), .character("q")])
  }

  private static func keys(of reads: [[UInt8]]) -> [Key] {
    var decoder = KeyDecoder()
    return reads.flatMap { decoder.decode($0) } + decoder.flush()
  }

  private static func isPaste(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("[200~")
  }
}
