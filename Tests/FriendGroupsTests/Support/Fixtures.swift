import Foundation

@testable import FriendGroups

/// The data files in `Fixtures`, in folders named after what becomes of them.
enum Fixtures {
  static let folder = FilePath(#filePath).parent.parent.appending("Fixtures")

  static var all: [FilePath] {
    ["valid", "invalid"].flatMap { outcome in
      names(in: outcome).map { folder.appending("\(outcome)/\($0)") }
    }
  }

  /// The names of the files, without those that say what is expected of them.
  static func names(in outcome: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(outcome).description
    )
    return (names ?? []).filter { !$0.hasSuffix(".expected") }.sorted()
  }
}
