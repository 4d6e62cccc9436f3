import Foundation
import FriendGroups
import Testing

/// What only a real terminal can show: its width, and which stream is one.
@Suite(.serialized) struct RealTerminalTests {
  private let sandbox = Sandbox()

  private func screen(_ columns: Int, _ line: String, withColors: Bool = false) throws -> [String] {
    if !sandbox.folder.appending("friends.plist").exists {
      try sandbox.copy("Examples/friends.plist")
    }
    return try TerminalScreen(columns: columns)
      .lines(after: line, withColors: withColors, in: sandbox)
  }

  @Test func linesFitTheTerminal() throws {
    #expect(
      try screen(20, "NO_COLOR=1 friends-cli tree 3 --all") == [
        "3 ▾ 朋友  2/7",
        "    赵一鸣     ★  …",
        "    小鹿          …",
        "    程序员老李    …",
        "    木子       ★  …",
        "    安静",
        "    七月          …",
        "    Ben           C…",
      ]
    )
  }

  /// A line, and whether the results are whole and coloured, and the message is coloured.
  @Test(arguments: [
    ("friends-cli", true, true),
    ("NO_COLOR=1 friends-cli", false, false),
    ("TERM=dumb friends-cli", false, false),
    ("LC_ALL=C friends-cli", true, true),
    ("CLICOLOR_FORCE=0 friends-cli", true, true),
  ])
  func coloursAreForTerminals(program: String, colorsOutput: Bool, colorsErrors: Bool) throws {
    let results = try screen(40, "\(program) list 1", withColors: true)
    #expect(results.joined().contains("␛[1m") == colorsOutput)
    #expect(results.joined().contains("特别关心"))
    let errors = try screen(60, "\(program) list 9", withColors: true)
    #expect(errors.joined().contains("␛[1m") == colorsErrors)
  }

  @Test func aPipeGetsWholeLinesWithoutColour() throws {
    let line =
      "friends-cli tree 1 --all | cat -v > piped; friends-cli list 9 2> message; cat message"
    #expect(
      try screen(80, line, withColors: true)
        == ["friends-cli: no group 9: the groups are numbered 1 to 4"]
    )
    #expect(try sandbox.text(of: "piped").split(separator: "\n").count == 6)
    #expect(try !sandbox.text(of: "piped").contains("^["))
    #expect(try screen(12, "friends-cli tree --all | head -1") == ["1 ▾ 特别关心", "  3/5"])
  }

  @Test func aPagerShowsIt() throws {
    let lines = try screen(30, "friends-cli tree 4 --all | less -FX; echo \"status $?\"")
    #expect(lines.first == "4 ▾ 家人  1/3")
    #expect(lines.contains("status 0"))
  }
}
