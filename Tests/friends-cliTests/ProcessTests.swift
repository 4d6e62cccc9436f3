import Foundation
import FriendGroups
import Testing

/// What only a real process can show: exit statuses, streams, environment, working directory.
struct ProcessTests {
  private let sandbox = Sandbox()

  private func shell(_ line: String) throws -> Executable.Outcome {
    try Executable.shell(line, in: sandbox)
  }

  private func outcome(
    _ output: String = "",
    errors: String = "",
    status: Int32 = 0
  ) -> Executable.Outcome {
    Executable.Outcome(output: output, errors: errors, status: status)
  }

  @Test func initMakesAListThatIsFoundFromEveryFolder() throws {
    let place = sandbox.folder.appending("home/.local/share/friends-cli/friends.plist")
    #expect(try shell("friends-cli init") == outcome("\(place)\n"))
    let list = """
      1 ▸ 特别关心  3/5
      2 ▸ 我的好友  6/10
      3 ▸ 朋友      2/7
      4 ▸ 家人      1/3

      """
    #expect(try shell("mkdir deep && cd deep && friends-cli list") == outcome(list))
    #expect(
      try shell("friends-cli init").status == 73
    )
  }

  @Test func readsStandardInput() throws {
    try sandbox.write(#"[{"name": "A", "friends": ["x"]}]"#, to: "a.json")
    #expect(try shell("cat a.json | friends-cli list -f -") == outcome("1 ▸ A  -/1\n"))
    #expect(
      try shell("friends-cli toggle 1 -f - < a.json")
        == outcome(
          errors: "friends-cli: data from standard input or a pipe has no state to change or to "
            + "ask; write it to a file first. See 'friends-cli help'.\n",
          status: 64
        )
    )
  }

  @Test(arguments: [
    ("friends-cli list > /dev/full", 74, "cannot write the output: No space left on device"),
    ("friends-cli help > /dev/full", 74, "cannot write the output: No space left on device"),
    ("friends-cli list >&-", 74, "cannot write the output: Bad file descriptor"),
    ("friends-cli list -f .", 66, ".: Is a directory"),
    (
      "truncate -s 5G sparse.json; friends-cli list -f sparse.json", 66,
      "sparse.json: too large; of a file 4 GiB are read, of a pipe or a device 512 MiB"
    ),
  ])
  func failsWithOneLine(line: String, status: Int32, message: String) throws {
    try sandbox.copy("Examples/friends.plist")
    #expect(try shell(line) == outcome(errors: "friends-cli: \(message)\n", status: status))
  }

  @Test func aClosedPipeEndsItSilently() throws {
    try sandbox.copy("Examples/sections.json")
    let line = "friends-cli tree --all -f sections.json | true; echo ${PIPESTATUS[0]}"
    let outcome = try shell(line)
    #expect(outcome.errors == "")
    #expect(["0\n", "141\n"].contains(outcome.output))
  }
}
