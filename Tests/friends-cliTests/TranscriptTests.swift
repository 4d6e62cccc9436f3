import Testing

/// Replays the sessions in `Transcripts`: those in the folder itself in this process, those in
/// `Transcripts/Processes` by bash and real processes, those in `Transcripts/Terminals` in a real
/// terminal, by tmux; and those in `Transcripts/Conditions` in conditions that not every system lets
/// a test make.
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

  private static let sessionsInConditions = RecordedSessions(in: "Transcripts/Conditions")

  private func replay(condition name: String) async throws {
    try await Self.sessionsInConditions.replay(name) {
      try await Transcript(text: $0, shell: .bash).replayed()
    }
  }

  @Test func everyConditionHasItsTest() {
    #expect(
      Self.sessionsInConditions.names
        == ["faults.txt", "no-proc.txt", "no-threads.txt", "strangers.txt"]
    )
  }

  @Test(.needs(.strace), .allowed(.tracing))
  func callsOfTheSystemThatFail() async throws { try await replay(condition: "faults.txt") }

  @Test(.needs(.unshare), .allowed(.mountNamespaces))
  func noProc() async throws { try await replay(condition: "no-proc.txt") }

  @Test(.needs(.setpriv), .allowed(.secondUser))
  func noThreads() async throws { try await replay(condition: "no-threads.txt") }

  @Test(.needs(.setpriv), .allowed(.secondUser))
  func foldersOfOtherUsers() async throws { try await replay(condition: "strangers.txt") }
}
