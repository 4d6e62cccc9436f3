import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// The page in a real browser: `page.py` opens it, does what a reader does, and prints what came of
/// it, a line each.
struct PageTests {
  private let sandbox = Sandbox()

  private static let list = #"""
    [{"name": "Family", "online": 1, "opened": true, "friends": [
      {"name": "Émile", "intro": "Paris", "vip": true, "online": true}, {"name": "Ann", "online": false}]},
     {"name": "工作", "friends": [
      {"name": "<img src=x onerror=alert(1)>", "icon": "https://example.org/a.png"},
      {"name": "</li></ul></details><script>document.title = 1</script>", "intro": "Ａnna"}]},
     {"name": "<b>Club", "friends": []}]
    """#

  @Test(.needs(.chromium, .pdftotext, .python3)) func thePageWorksInABrowser() async throws {
    try sandbox.write(Self.list, to: "friends.json")
    let script = Package.root.appending("Tests/friends-cliTests/Converting/page.py")
    let outcome = try await Executable.patientShell(
      "friends-cli convert --to html > friends.html && python3 '\(script)' friends.html",
      in: sandbox
    )
    let expected = """
      # as it was written
      Family open, 工作 closed, <b>Club closed
      lang en, title friends, images 0, scripts 1, loaded 1, complaints 0
      shown: Émile | Ann
      # a search opens what it finds, without accents, and clearing restores
      emile: 1 friend found; Family open; shown: Émile
      ANNA: 1 friend found; 工作 open; shown: </li></ul></details><script>document.title = 1</script>
      family: 2 friends found; Family open; shown: Émile | Ann
      nobody: Nobody found; ; shown: 
      (cleared): ; Family open, 工作 closed, <b>Club closed; shown: Émile | Ann
      # the keyboard
      tab, tab, tab, enter: Family closed
      space: Family open
      # the button
      Open all: Family open, 工作 open, <b>Club open
      Close all: Family closed, 工作 closed, <b>Club closed
      # colours and sizes
      light rgb(246, 246, 243), dark rgb(20, 20, 19)
      320: no wider than the screen, targets of 44
      800: no wider than the screen, targets of 44
      1400: no wider than the screen, targets of 44
      # printed, all groups are on the paper; afterwards they are as before
      6 of 6, Family open, 工作 closed, <b>Club closed
      # without its script
      Family open, 工作 closed, <b>Club closed; tools none
      a click: 工作 open
      6 of 6 printed
      # a script that is not ours
      complaints 1, title friends

      """
    #expect(outcome == Outcome(output: expected))
  }

  /// The policy names the style and the script by their hashes; `Scripts/hash-page` writes them.
  @Test(.needs(.python3)) func thePolicyKnowsStyleAndScript() throws {
    try sandbox.write("[]", to: "friends.json")
    try sandbox.write(
      """
      import base64, hashlib, re
      page = open("page.html").read()
      for name in "style", "script":
          text = re.search(f"<{name}>(.*?)</{name}>", page, re.S)[1]
          digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
          print(name, f"{name}-src 'sha256-{digest}'" in page)
      """,
      to: "hash.py"
    )
    let line = "friends-cli convert --to html > page.html && python3 hash.py"
    #expect(
      try Executable.shell(line, in: sandbox) == Outcome(output: "style True\nscript True\n")
    )
  }

  /// What a reader opened is open on the page, and its words are those of the reader's language.
  @Test func thePageIsTheReaders() throws {
    try sandbox.write(Self.list, to: "friends.json")
    _ = sandbox.run("toggle", "1", "2")
    sandbox.environment["LANG"] = "zh_CN.UTF-8"
    let page = sandbox.run("convert", "--to", "html").output
    let lines = page.split(separator: "\n").filter {
      $0.hasPrefix("<details") || $0.hasPrefix("<html") || $0.hasPrefix("<p>")
    }
    #expect(
      lines == [
        "<html lang=\"zh-Hans\">", "<p>3 个分组 · 4 位好友 · 1 人在线</p>", "<details>", "<details open>",
        "<details>",
      ]
    )
  }

  /// Bytes that are no text do not go to a terminal.
  @Test func aBinaryListIsNotForATerminal() throws {
    try sandbox.write(Self.list, to: "friends.json")
    sandbox.isTerminal = true
    let outcome = sandbox.run("convert", "--to", "binary", "--color", "never")
    #expect(outcome.output == "")
    #expect(outcome.status == 64)
  }
}
