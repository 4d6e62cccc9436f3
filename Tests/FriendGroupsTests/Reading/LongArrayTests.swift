import Foundation
import Testing

@testable import FriendGroups

/// Arrays so long that they are read in pieces.
struct LongArrayTests {
  private static let count = 4_500

  private struct Person: Encodable {
    let name: String
    let intro: String
    let online: String
  }

  private struct Group: Encodable {
    let title: String
    let friends: [Person]
  }

  enum Format: CaseIterable {
    case json
    case xml
    case openStep
    case binary
  }

  private static let padding = String(repeating: ".", count: 100)

  private static let people = (0..<count).map {
    Person(
      name: "好友\($0)",
      intro: "Says \"(\($0))\" / [0]" + padding,
      online: $0 % 3 == 0 ? "1" : "0"
    )
  }

  private func write(_ value: some Encodable, as format: Format) throws -> Data {
    switch format {
    case .json: return try JSONEncoder().encode(value)
    case .xml, .binary:
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format == .xml ? .xml : .binary
      return try encoder.encode(value)
    case .openStep:
      // Foundation does not write it any more. Its texts are those of JSON.
      let json = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
      let pieces = json.split(separator: "\":\"").joined(separator: "\"=\"")
      return Data(
        pieces.replacing("\",\"", with: "\";\"").replacing("\"}", with: "\";}")
          .replacing("[{", with: "({").replacing("}]", with: "})").replacing("})}", with: "});}")
          .replacing("\":({", with: "\"=({").replacing("}),\"", with: "});\"")
          .replacing("\\/", with: "/").utf8
      )
    }
  }

  private func expect(_ data: Data, hasAllUnder name: String, isOpen: Bool = false) throws {
    let file = try FriendFile(decoding: data, name: "file")
    let group = FriendGroup(
      name: name,
      total: Self.count,
      online: Self.count / 3,
      isOpenAtFirst: isOpen
    )
    #expect(file.list.groups == [group])
    let friends = Self.people.map {
      Friend(name: $0.name, intro: $0.intro, isOnline: $0.online == "1")
    }
    #expect(try file.friends(ofGroup: 0) == friends)
  }

  @Test(arguments: Format.allCases)
  func aGroupHasAllItsFriends(format: Format) throws {
    try expect(write([Group(title: "所有", friends: Self.people)], as: format), hasAllUnder: "所有")
  }

  @Test(arguments: Format.allCases)
  func aFlatArrayHasAllItsFriends(format: Format) throws {
    try expect(write(Self.people, as: format), hasAllUnder: "file", isOpen: true)
  }

  @Test(arguments: Format.allCases)
  func anArrayUnderAKeyHasAllItsFriends(format: Format) throws {
    try expect(write(["Everybody": Self.people], as: format), hasAllUnder: "Everybody")
  }

  /// Friends a line each, some of whom are broken.
  private func lines(_ broken: [Int: String]) -> String {
    (1...Self.count).map {
      broken[$0] ?? #"{"name": "Friend of line \#($0)", "vip": 1, "intro": "\#(Self.padding)"}"#
    }.joined(separator: ",\n")
  }

  @Test(arguments: [
    (
      [4_000: #"{"name": "Ann", "vip": trux}"#], SyntaxReason.unreadable(.boolean), 24,
      "[3999].vip"
    ),
    ([4_000: #"{"name": "Ann"} {}"#], .expected(.commaOrEndOfArray), 17, ""),
    ([7: #"{"vip": trux}"#, 4_000: #"{"name": "Ann"} {}"#], .unreadable(.boolean), 9, "[6].vip"),
    ([4_400: #"{"vip": trux}"#, 4_000: #"{"vip": trux}"#], .unreadable(.boolean), 9, "[3999].vip"),
  ])
  func theFirstFaultIsFound(
    broken: [Int: String],
    reason: SyntaxReason,
    column: Int,
    path: String
  ) throws {
    let group = #"[{"name": "All", "friends":["# + "\n" + lines(broken) + "]}]"
    let error = try #require(throws: LoadingError.self) {
      try FriendFile(decoding: Data(group.utf8), name: "file").friends(ofGroup: 0)
    }
    let line = try #require(broken.keys.min()) + 1
    #expect(error.position == .line(line, column: column))
    #expect("\(error)" == "[0].friends\(path): \(reason)")
  }

  @Test(arguments: Format.allCases)
  func theFriendsComeInRuns(format: Format) throws {
    let groups = ["A": Self.people + Self.people, "B": [Self.people[0]]]
    let file = try FriendFile(decoding: write(groups, as: format), name: "file")
    let long = try #require(file.list.groups.firstIndex { $0.name == "A" })
    var reader = file.friends(ofGroups: [long, 1 - long, long])
    var runs = [try reader.nextRun()]
    while runs.last?.isLast == false { runs.append(try reader.nextRun()) }
    #expect(runs.count > 2)
    #expect(try runs.flatMap(\.friends) == file.friends(ofGroup: long))
    let short = try file.friends(ofGroup: 1 - long)
    #expect(try reader.nextRun() == FriendReader.Run(friends: short, isLast: true))
    #expect(try reader.next().count == 2 * Self.count)
    #expect(try reader.nextRun() == FriendReader.Run(friends: [], isLast: true))
  }

  @Test
  func anEarlierEntryOfTheSameKeyCounts() throws {
    let text = #"{"friends": 1, "name": "All", "friends": [\#(lines([:]))]}"#
    let file = try FriendFile(decoding: Data(text.utf8), name: "file")
    #expect(file.list.groups == [FriendGroup(name: "All", total: 0)])
    #expect(try file.friends(ofGroup: 0) == [])
  }
}
