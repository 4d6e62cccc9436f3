import Testing

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
}
