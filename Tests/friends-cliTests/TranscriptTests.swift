import Testing

/// Replays the sessions in `Transcripts`: those in the folder itself in this process, those in
/// `Transcripts/Processes` by bash and real processes, those in `Transcripts/Terminals` in a real
/// terminal, by tmux.
struct TranscriptTests {
  private static let sessions = RecordedSessions(in: "Transcripts")
  private static let sessionsOfProcesses = RecordedSessions(in: "Transcripts/Processes")
  private static let sessionsInTerminals = RecordedSessions(in: "Transcripts/Terminals")

  @Test func thereAreSessions() {
    #expect(!Self.sessions.names.isEmpty)
    #expect(!Self.sessionsOfProcesses.names.isEmpty)
    #expect(!Self.sessionsInTerminals.names.isEmpty)
  }

  @Test(arguments: sessions.names)
  func everySessionGoesAsWritten(name: String) async throws {
    try await Self.sessions.replay(name) {
      try await Transcript(text: $0, shell: .ours).replayed()
    }
  }

  @Test(.needs(.perl), arguments: sessionsOfProcesses.names)
  func everySessionOfProcessesGoesAsWritten(name: String) async throws {
    try await Self.sessionsOfProcesses.replay(name) {
      try await Transcript(text: $0, shell: .bash).replayed()
    }
  }

  @Test(.needs(.tmux, .less, .pgrep), arguments: sessionsInTerminals.names)
  func everySessionInATerminalGoesAsWritten(name: String) async throws {
    try await Self.sessionsInTerminals.replay(name) {
      try await Transcript(text: $0, shell: .bash).replayed()
    }
  }
}
