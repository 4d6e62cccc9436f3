import FriendGroups
import Testing

struct InvisibleTests {
  @Test(arguments: [
    "", " ", "\t\r\n", "\u{A0}", "\u{3000}", "\u{2003}\u{202F}", "\u{2028}", "\u{0}\u{7F}\u{9B}",
    "\u{3164}", "\u{3164}\u{3164}", "\u{FFA0}", "\u{115F}\u{1160}", "\u{2800}", "\u{200B}",
    "\u{200D}\u{2060}\u{FEFF}", "\u{202E}\u{2066}\u{2069}", "\u{AD}", "\u{34F}", "\u{FE0F}",
    "\u{180E}", "\u{E0067}\u{E007F}", "\u{FFF9}\u{FFFB}", "\u{1D159}", "\u{1D173}", "\u{16FE4}",
    " \u{200B}\u{3164}\u{2800}\u{A0} ",
  ])
  func textWithoutInkIsInvisible(text: String) {
    #expect(text.isInvisible)
  }

  @Test(arguments: [
    "a", " a ", "\u{200B}好", "\u{3164}.", "-", "_", "·", "0", "\u{301}", "👍", "❤\u{FE0F}", "★",
    "\u{2801}", "\u{1F3FD}", "\u{600}", "\u{6DD}", "\u{FFFD}", "\u{FFFC}", "\u{E000}", "\u{FFFF}",
  ])
  func textWithAnyInkIsVisible(text: String) {
    #expect(!text.isInvisible)
  }

  @Test func everyScalarThatTakesAColumnAndIsNoSpaceIsVisibleButForTheBlanks() {
    let scalars = (0...0x10FFFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
    let odd = scalars.filter {
      $0.displayWidth > 0 && !$0.properties.isWhitespace && String($0).isInvisible
    }
    #expect(
      odd.map { $0.value } == [
        0xAD, 0x115F, 0x2800, 0x3164, 0xFFA0, 0x1D159,
      ]
    )
  }
}
