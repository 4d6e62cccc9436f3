import Foundation
import FriendGroups
import Testing

/// Replays the sessions in `Transcripts`, in this process.
///
/// With `RECORD_TRANSCRIPTS=1` in the environment they are written anew as they really are; the
/// tests fail all the same, so that no run records by accident.
struct TranscriptTests {
  private static let folder = Package.root.appending("Tests/friends-cliTests/Transcripts")

  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.description)
    return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }()

  @Test func thereAreSessions() {
    #expect(!Self.names.isEmpty)
  }

  @Test(arguments: names)
  func everySessionGoesAsWritten(name: String) throws {
    let path = Self.folder.appending(name).description
    let written = try String(contentsOfFile: path, encoding: .utf8)
    let real = try Transcript(text: written).replayed()
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil, real != written {
      try real.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(real == written)
  }
}
