import Foundation
import Testing

@testable import FriendGroups

/// Reads every file in `Fixtures`, sorted by what becomes of them: beside `valid/x` stands
/// `valid/x.expected` with the list that it makes, beside `invalid/x` the message.
struct FixtureTests {
  @Test(arguments: Fixtures.names(in: "valid"))
  func aValidFileMakesItsList(name: String) throws {
    let path = Fixtures.folder.appending("valid/\(name)")
    let file = try FriendFile(decoding: FileDescriptor.reading(path), name: path.stem)
    try expect(Self.summary(of: file), beside: path)
  }

  @Test(arguments: Fixtures.names(in: "invalid"))
  func anInvalidFileNamesItsFault(name: String) throws {
    let path = Fixtures.folder.appending("invalid/\(name)")
    let error = try #require(throws: LoadingError.self) {
      let file = try FriendFile(decoding: FileDescriptor.reading(path), name: path.stem)
      for index in file.list.groups.indices { _ = try file.friends(ofGroup: index) }
    }
    let place =
      switch error.position {
      case .line(let line, let column): "\(line):\(column): "
      case .byte(let byte): "byte \(byte): "
      case nil: ""
      }
    try expect("\(place)\(error)\n", beside: path)
  }

  /// Compares with the file of what is expected; writes it, and fails, when asked to record.
  private func expect(_ text: String, beside path: FilePath) throws {
    let expected = "\(path).expected"
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
      try text.write(toFile: expected, atomically: true, encoding: .utf8)
      Issue.record("recorded \(expected)")
    }
    #expect(try text == String(contentsOfFile: expected, encoding: .utf8))
  }

  /// A line a group and a line a friend, with all that is known of them.
  private static func summary(of file: FriendFile) throws -> String {
    var text = ""
    for (index, group) in file.list.groups.enumerated() {
      let mark = group.isOpenAtFirst ? "open" : "closed"
      text += "\(group.name.shown) \(group.online.shown)/\(group.total) \(mark)\n"
      for friend in try file.friends(ofGroup: index) {
        let fields = [
          friend.name.shown, friend.intro.shown, friend.icon.shown,
          "vip \(friend.isVIP.shown)", "online \(friend.isOnline.shown)",
        ]
        text += "  \(fields.joined(separator: " | "))\n"
      }
    }
    return text
  }
}

extension Optional {
  fileprivate var shown: String { map { "\($0)" } ?? "-" }
}
