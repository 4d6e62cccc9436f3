import Foundation
import FriendGroups
import Testing

/// Replays the sessions in `Transcripts`: those in the folder itself in this process, those in
/// `Transcripts/Processes` by bash and real processes.
///
/// With `RECORD_TRANSCRIPTS=1` in the environment they are written anew as they really are; the
/// tests fail all the same, so that no run records by accident.
struct TranscriptTests {
  private static let folder = Package.root.appending("Tests/friends-cliTests/Transcripts")

  static let names = names(in: "")
  static let namesOfProcesses = names(in: "Processes/")

  private static func names(in subfolder: String) -> [String] {
    let path = folder.appending(subfolder).description
    let files = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted().map { subfolder + $0 }
  }

  @Test func thereAreSessions() {
    #expect(!Self.names.isEmpty)
    #expect(!Self.namesOfProcesses.isEmpty)
  }

  @Test(arguments: names)
  func everySessionGoesAsWritten(name: String) async throws {
    try await replay(name, by: .ours)
  }

  @Test(arguments: namesOfProcesses)
  func everySessionOfProcessesGoesAsWritten(name: String) async throws {
    try await replay(name, by: .bash)
  }

  private func replay(_ name: String, by shell: Transcript.Shell) async throws {
    let path = Self.folder.appending(name).description
    let written = try String(contentsOfFile: path, encoding: .utf8)
    let real = try await Transcript(text: written, shell: shell).replayed()
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil, real != written {
      try real.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(real == written)
  }
}
