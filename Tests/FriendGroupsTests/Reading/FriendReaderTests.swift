import Foundation
import Testing

@testable import FriendGroups

/// Reading several groups at once gives what reading each alone gives, however large the file is.
struct FriendReaderTests {
  /// A list of some groups, of which the last friend of the last may be broken.
  private func data(groups: Int, friends: Int, last: String = "\"last\"") -> Data {
    let text = (1...groups).map { group in
      let names = (1..<friends).map { "{\"name\": \"\(group)-\($0)\", \"online\": \($0 % 2)}" }
      let all = names + [group == groups ? last : "\"text\""]
      return "{\"name\": \"Group \(group)\", \"friends\": [\(all.joined(separator: ", "))]}"
    }
    return Data("[\(text.joined(separator: ",\n"))]".utf8)
  }

  /// From a quarter of a megabyte on, all cores count and decode.
  @Test(arguments: [(3, 4), (300, 40), (70, 300)])
  func manyGroupsAreReadAsOneByOne(groups: Int, friends: Int) throws {
    let file = try FriendFile(decoding: data(groups: groups, friends: friends), name: "many")
    #expect(file.list.groups.map(\.total) == Array(repeating: friends, count: groups))
    #expect(file.list.groups.map(\.online) == Array(repeating: friends / 2, count: groups))
    var reader = file.friends(ofGroups: Array(file.list.groups.indices))
    for index in file.list.groups.indices {
      #expect(try reader.next() == file.friends(ofGroup: index))
    }
    #expect(try reader.next() == [])
  }

  @Test func groupsComeInTheOrderInWhichTheyAreAskedFor() throws {
    let file = try FriendFile(decoding: data(groups: 3, friends: 2), name: "few")
    var reader = file.friends(ofGroups: [2, 0])
    #expect(try reader.next().map(\.name) == ["3-1", "last"])
    #expect(try reader.next().map(\.name) == ["1-1", "text"])
    #expect(try reader.next() == [])
  }

  /// The header of a large file's last group is read by some thread, and its fault found all the same.
  @Test(arguments: [(3, 4), (300, 40)])
  func aFaultInTheLastGroupIsFound(groups: Int, friends: Int) throws {
    let broken = data(groups: groups, friends: friends, last: "{\"name\" \"x\"}")
    let error = try #require(throws: LoadingError.self) {
      try FriendFile(decoding: broken, name: "broken")
    }
    guard case .syntax(.expected(.colon), _, at: .line(let line, _)) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(line == groups)
  }
}
