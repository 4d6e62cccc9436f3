import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// Holds the manual page to the tables; `RECORD_TRANSCRIPTS=1` writes it anew, and fails once.
struct ManualPageTests {
  private static let path = Package.root.appending("Documentation/friends-cli.1").description

  @Test func thePageIsUpToDate() throws {
    let real = ManualPage().text
    let written = (try? String(contentsOfFile: Self.path, encoding: .utf8)) ?? ""
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil, real != written {
      try real.write(toFile: Self.path, atomically: true, encoding: .utf8)
    }
    #expect(real == written)
  }

  @Test(arguments: ["mandoc -Tlint -Wwarning", "man --warnings -l -Tutf8"])
  func thePageIsClean(reader: String) throws {
    let line = "LC_ALL=C.UTF-8 MANROFFOPT= \(reader) '\(Self.path)'"
    let outcome = try Executable.shell(line + " | cat", in: Sandbox())
    #expect(outcome.errors == "")
    if reader.hasPrefix("mandoc") { #expect(outcome.output == "") }
  }
}
