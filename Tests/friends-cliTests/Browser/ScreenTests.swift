import FriendGroups
import Testing

@testable import friends_cli

/// Replays the sessions with the browser in `Screens`.
struct ScreenTests {
  private static let sessions = RecordedSessions(in: "Screens")

  @Test func thereAreSessions() {
    #expect(!Self.sessions.names.isEmpty)
  }

  @Test(arguments: sessions.names)
  func everyScreenIsAsDrawn(name: String) async throws {
    try await Self.sessions.replay(name) {
      var session = ScreenSession($0)
      return try session.replayed()
    }
  }

  /// In every size and mode there is a screen, and no line is wider than it.
  @Test(arguments: ["", "keys ?", "keys /", "keys /a", "keys /a enter", "keys /zz enter", "keys o"])
  func everySizeHasItsScreen(keys: String) throws {
    let group = #"{"name": "家人和朋友", "friends": [{"name": "Ann 安", "vip": 1, "online": 1}, "Bob"]}"#
    for columns in 1...40 {
      for rows in 1...4 {
        var session = ScreenSession("size \(columns)x\(rows)\ndata [\(group)]\nopen 1\n\(keys)")
        let lines = try session.replayed().split(separator: "\n")
        let screens = lines.filter { $0.hasPrefix(">") || $0.hasPrefix("|") }
        #expect(!screens.isEmpty)
        for line in screens { #expect(String(line.dropFirst()).displayWidth <= columns) }
      }
    }
  }
}
