import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// Output that cannot be written, for all that the program prints.
struct OutputFaultTests {
  private let sandbox = Sandbox()

  static let lines: [String] =
    ["list", "tree --all", "expand A", "collapse A", "toggle A", "reset A", "find x", "check"]
    .flatMap { line in ["", " --plain", " --json"].map { line + $0 } }
    + TargetFormat.allCases.map { "convert --to \($0.rawValue)" } + [
      "init new.json", "completions bash", "completions zsh", "completions fish", "help",
      "help list", "list --help", "--version",
    ]

  /// Those that print nothing, or only to a terminal.
  static let silent: Set = ["is-open", "browse"]

  init() throws {
    try sandbox.write(#"[{"name": "A", "online": 5, "friends": ["x"]}]"#, to: "friends.json")
  }

  @Test func everyCommandIsHere() {
    let commands = Set(CommandRow.every.map(\.name)).subtracting(Self.silent)
    #expect(commands.subtracting(Self.lines.map { String($0.prefix { $0 != " " }) }).isEmpty)
  }

  @Test(arguments: lines)
  func aFullDiskEndsInOneLine(line: String) async throws {
    let outcome = try await Executable.patientShell("friends-cli \(line) > /dev/full", in: sandbox)
    let message = "friends-cli: cannot write the output: No space left on device\n"
    #expect(outcome == Outcome(errors: message, status: 74))
  }

  /// The pipe is opened by a reader, so that a writer may open it too, and then left by it.
  @Test(arguments: lines)
  func aClosedPipeEndsInSilence(line: String) async throws {
    let script = "mkfifo p; exec 3<>p 4>p 3<&-; friends-cli \(line) >&4"
    let outcome = try await Executable.patientShell(script, in: sandbox)
    #expect(outcome == Outcome(status: 141))
  }

  /// Success is reported only after the state is on the disk.
  @Test(arguments: ["write", "sync", "rename"])
  func aStateThatCannotBeSavedIsNoResult(call: String) {
    let fail: @Sendable () -> Int32 = {
      errno = ENOSPC
      return -1
    }
    switch call {
    case "write": sandbox.files.write = { _, _ in Int(fail()) }
    case "sync": sandbox.files.sync = { _ in fail() }
    default: sandbox.files.rename = { _, _, _ in fail() }
    }
    let state = sandbox.folder.appending("s")
    #expect(
      sandbox.run("expand", "A", "--state", "s")
        == Outcome(
          errors: "friends-cli: \(state): cannot save the state: No space left on device\n",
          status: 74
        )
    )
    #expect(!state.exists)
  }

  /// A stream that says neither yes nor no.
  @Test func aStreamThatTakesNothingIsAFault() {
    let sink = Sink(World.Stream(isTerminal: false, write: { _ in .success(0) }))
    #expect(throws: Failure.output(.inputOutput)) {
      try sink.write("text")
      try sink.flush()
    }
  }
}
