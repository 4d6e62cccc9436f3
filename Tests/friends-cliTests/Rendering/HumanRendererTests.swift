import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// What people see, with ESC shown as `␛` and a left-to-right mark as `⟶`; `Transcripts/human.txt`
/// has whole results.
struct HumanRendererTests {
  private let sandbox = Sandbox()

  private static let list = """
    [{"name": "特别关心", "online": 3, "open": true, "friends": [
      {"name": "林小满", "vip": 1, "online": 1, "intro": "把每一天过成想要的样子"},
      {"name": "Momo 🐱", "online": 0, "intro": "喵 (=^･ω･^=)"},
      {"name": "阿杰"}]},
     {"name": "Friends of a friend", "friends": [{"name": "Zoë", "intro": "hello"}]}]
    """

  private func show(_ arguments: String...) throws -> String {
    try sandbox.write(Self.list, to: "friends.json")
    let outcome = sandbox.run(arguments)
    return (outcome.output + outcome.errors).replacing("\u{1B}", with: "␛")
      .replacing("\u{200E}", with: "⟶")
  }

  @Test(arguments: 1...50)
  func noLineIsWiderThanItMay(width: Int) throws {
    for arguments in [["--ascii"], ["--color=always"], []] {
      try sandbox.write(Self.list, to: "friends.json")
      let output = sandbox.run(["tree", "--all", "--width", String(width)] + arguments).output
      for line in output.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n") {
        #expect(line.displayWidth <= width && line.last != " ", "\(line)")
      }
    }
  }

  @Test func onlyATerminalShortensAndFencesRightToLeftNames() throws {
    let list = #"[{"name": "שלום", "friends": [{"name": "مرحبا", "intro": "10 שלום"}]}]"#
    try sandbox.write(list, to: "rtl.json")
    #expect(
      try show("tree", "--all", "-f", "rtl.json") == """
        1 ▾ שלום  -/1
            مرحبا  10 שלום

        """
    )
    sandbox.isTerminal = true
    sandbox.columns = 15
    #expect(
      try show("tree", "--all", "-f", "rtl.json", "--color=never")
        == """
        1 ▾ ⟶שלום⟶  -/1
            ⟶مرحبا⟶  ⟶10 …⟶

        """
        .replacing("⟶10 …⟶", with: "10 …")
    )
    #expect(try show("list", "-f", "rtl.json", "--plain") == "1\tclosed\t\t1\tשלום\n")
  }

  @Test(
    arguments: [
      ([:], true, true, true),
      ([:], false, false, false),
      (["NO_COLOR": "1"], true, false, false),
      (["NO_COLOR": ""], true, true, true),
      (["TERM": "dumb"], true, false, false),
      (["CLICOLOR_FORCE": "1"], false, true, true),
      (["CLICOLOR_FORCE": "0"], false, false, false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false, false),
    ] as [([String: String], Bool, Bool, Bool)]
  )
  func eachStreamIsColouredOnItsOwn(
    environment: [String: String],
    isTerminal: Bool,
    colorsOutput: Bool,
    colorsErrors: Bool
  ) throws {
    sandbox.environment.merge(environment) { $1 }
    sandbox.isTerminal = isTerminal
    #expect(try show("list").contains("␛") == colorsOutput)
    #expect(try show("list", "9").contains("␛") == colorsErrors)
    #expect(try show("list", "--color=always").contains("␛"))
    #expect(try !show("list", "9", "--color=never").contains("␛"))
  }

  @Test func theColourOfANameIsReadableOnLightAndDark() {
    let levels = [0, 95, 135, 175, 215, 255].map { level -> Double in
      let share = Double(level) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    for color in Ink.dotColors.map({ Int($0) - 16 }) {
      let luminance =
        0.2126 * levels[color / 36] + 0.7152 * levels[color / 6 % 6] + 0.0722 * levels[color % 6]
      #expect(1.05 / (luminance + 0.05) >= 3)
      #expect((luminance + 0.05) / 0.063 >= 3)
    }
    #expect(Set(Ink.dotColors).count == Ink.dotColors.count)
  }
}
