import FriendGroups
import Testing

/// Holds the manual page to the tables; `RECORD_TRANSCRIPTS=1` writes it anew, and fails once.
struct ManualPageTests {
  private static let file = "Documentation/friends-cli.1"

  @Test func thePageIsUpToDate() throws {
    try Package.expect(ManualPage().text, isTextOf: Self.file)
  }

  @Test(.needs(.mandoc, .man), arguments: ["mandoc -Tlint -Wwarning", "man --warnings -l -Tutf8"])
  func thePageIsClean(reader: String) throws {
    let line = "LC_ALL=C.UTF-8 MANROFFOPT= \(reader) '\(Package.root.appending(Self.file))'"
    let outcome = try Executable.shell(line + " | cat", in: Sandbox())
    #expect(outcome.errors == "")
    if reader.hasPrefix("mandoc") { #expect(outcome.output == "") }
  }
}
