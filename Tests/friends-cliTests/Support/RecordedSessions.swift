import Foundation
import FriendGroups
import Testing

/// A folder of sessions that are replayed and compared with what is written of them.
///
/// With `RECORD_TRANSCRIPTS=1` in the environment they are written anew as they really are; the
/// tests fail all the same, so that no run records by accident.
struct RecordedSessions {
  private let folder: FilePath

  /// - Parameter folder: Beside the tests.
  init(in folder: String) {
    self.folder = Package.root.appending("Tests/friends-cliTests/\(folder)")
  }

  var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.description)
    return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }

  func replay(_ name: String, _ replayed: (String) async throws -> String) async throws {
    let path = folder.appending(name).description
    let written = try String(contentsOfFile: path, encoding: .utf8)
    let real = try await replayed(written)
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil, real != written {
      try real.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(real == written)
  }
}
