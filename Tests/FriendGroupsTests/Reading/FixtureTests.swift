import Foundation
import Testing

@testable import FriendGroups

/// Reads every file in `Fixtures`, sorted by what becomes of them: beside `valid/x` stands
/// `valid/x.expected` with the list that it makes, beside `invalid/x` the message; below that, after
/// `!`, the problems that a check finds.
struct FixtureTests {
  @Test(arguments: Fixtures.names(in: "valid"))
  func aValidFileMakesItsList(name: String) throws {
    let path = Fixtures.folder.appending("valid/\(name)")
    let data = try FileDescriptor.reading(path)
    let file = try FriendFile(decoding: data, name: path.stem)
    try expect(Self.summary(of: file) + Self.problems(of: data), beside: path)
  }

  @Test(arguments: Fixtures.names(in: "invalid"))
  func anInvalidFileNamesItsFault(name: String) throws {
    let path = Fixtures.folder.appending("invalid/\(name)")
    let data = try FileDescriptor.reading(path)
    let error = try #require(throws: LoadingError.self) {
      let file = try FriendFile(decoding: data, name: path.stem)
      for index in file.list.groups.indices { _ = try file.friends(ofGroup: index) }
    }
    try expect("\(error.position.shown)\(error)\n" + Self.problems(of: data), beside: path)
  }

  /// Compares with the file of what is expected; when asked to record, writes it if it differs, and
  /// fails.
  private func expect(_ text: String, beside path: FilePath) throws {
    let expected = "\(path).expected"
    let written = try? String(contentsOfFile: expected, encoding: .utf8)
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil, text != written {
      try text.write(toFile: expected, atomically: true, encoding: .utf8)
    }
    #expect(text == written)
  }

  /// A line a problem.
  private static func problems(of data: Data) -> String {
    FileCheck(of: data).problems.map { problem in
      "! \(problem.position.shown)\(problem.severity): \(problem.message)  [\(problem.path.excerpt)]\n"
    }.joined()
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

extension SourcePosition? {
  fileprivate var shown: String {
    switch self {
    case .line(let line, let column): "\(line):\(column): "
    case .byte(let byte): "byte \(byte): "
    case nil: ""
    }
  }
}

extension Optional {
  fileprivate var shown: String { map { "\($0)" } ?? "-" }
}
