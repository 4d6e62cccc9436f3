import Testing

@testable import friends_cli

struct ClipboardTests {
  @Test func theTerminalIsGivenTheTextInBase64() {
    #expect(
      String(decoding: Clipboard.sequence(copying: "安\u{1B}", insideTmux: false), as: UTF8.self)
        == "\u{1B}]52;c;5a6JGw==\u{7}"
    )
  }

  @Test func tmuxIsGivenAnEnvelopeForTheTerminalOutsideToo() {
    #expect(
      String(decoding: Clipboard.sequence(copying: "Ann", insideTmux: true), as: UTF8.self)
        == "\u{1B}]52;c;QW5u\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;QW5u\u{7}\u{1B}\\"
    )
  }
}
