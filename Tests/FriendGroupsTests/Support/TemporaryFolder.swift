import Foundation

@testable import FriendGroups

/// A folder of its own for each test, gone with it.
final class TemporaryFolder {
  let path: FilePath

  init() {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("friends-cli-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = FilePath(url.path).resolved
  }

  deinit { try? FileManager.default.removeItem(atPath: path.description) }
}
