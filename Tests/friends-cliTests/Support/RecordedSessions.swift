import Foundation
import FriendGroups

/// A folder of sessions that are replayed, and recorded when that is asked for.
struct RecordedSessions {
  private let folder: String

  /// - Parameter folder: Beside the tests.
  init(in folder: String) { self.folder = "Tests/friends-cliTests/\(folder)" }

  var names: [String] {
    let path = Package.root.appending(folder).description
    let files = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }

  func replay(_ name: String, _ replayed: (String) async throws -> String) async throws {
    let file = "\(folder)/\(name)"
    try Package.expect(try await replayed(Package.text(of: file)), isTextOf: file)
  }
}
