import Foundation
import Testing

@testable import FriendGroups

struct BinaryExpansionTests {
  private static let friends = BinaryList.text("friends")
  private static let a = BinaryList.text("a")

  /// An array of so many references to one object.
  private static func array(of number: Int, times: Int) -> [UInt8] {
    let references = (0..<times).flatMap { _ in BinaryList.number(number, width: 2) }
    return [0xAF, 0x12] + BinaryList.number(times, width: 4) + references
  }

  /// Groups that are all the same one, whose friends are all the same one.
  private static func list(groups: Int, friends: Int, name: [UInt8] = a) -> Data {
    let group = [UInt8(0xD1), 0, 2, 0, 3]
    var list = BinaryList(
      array(of: 1, times: groups),
      group,
      Self.friends,
      array(of: 4, times: friends),
      name
    )
    list.referenceWidth = 2
    list.offsetWidth = 4
    return list.bytes
  }

  @Test(arguments: [(65_000, 65_000), (2, 2_000_000), (2_000_000, 1), (30_000, 1_000)])
  func refusesWhatStandsForFarMore(groups: Int, friends: Int) throws {
    let data = Self.list(groups: groups, friends: friends)
    if groups * friends > 4 * data.count {
      #expect(throws: SyntaxFault(offset: 8, reason: .sharedTooOften)) {
        try BinarySource(bytes: data)
      }
    } else {
      #expect(throws: Never.self) { try BinarySource(bytes: data) }
    }
  }

  /// Each of 60 arrays holds the next one twice, so that there are 2⁶⁰ ways down.
  @Test func refusesWhatDoublesWithEveryStep() {
    let list = BinaryList((1...60).map { [0xA2, $0, $0] } + [[0xA0]])
    #expect(throws: SyntaxFault(offset: 140, reason: .sharedTooOften)) {
      try BinarySource(bytes: list.bytes)
    }
  }

  @Test func refusesALongTextThatIsSharedTooOften() {
    let name = [0x5F, 0x11, 0x40, 0x00] + Array(repeating: UInt8(ascii: "a"), count: 0x4000)
    let data = Self.list(groups: 1, friends: 10_000, name: name)
    let offset = data.count - 32 - 5 * 4 - name.count - 10_000 * 2 - 6
    #expect(throws: SyntaxFault(offset: offset, reason: .sharedTooOften)) {
      try BinarySource(bytes: data)
    }
  }

  @Test(arguments: [(100, 100), (1, 100_000)])
  func readsWhatSharesAsFilesDo(groups: Int, friends: Int) throws {
    let file = try FriendFile(decoding: Self.list(groups: groups, friends: friends), name: "shared")
    #expect(file.list.groups.map(\.total) == Array(repeating: friends, count: groups))
    #expect(try file.friends(ofGroup: 0).last == Friend(name: "a"))
  }
}
