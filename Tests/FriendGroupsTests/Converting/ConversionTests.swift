import Foundation
import Testing

@testable import FriendGroups

struct ConversionTests {
  /// Twenty thousand friends in one group come out in many parts, none of which holds them all.
  @Test(arguments: TargetFormat.allCases)
  func theListIsWrittenAsItIsRead(format: TargetFormat) throws {
    let friends = (0..<20_000).map { Friend(name: "Friend \($0)", isVIP: true) }
    let list = ConvertedList([(FriendGroup(name: "A", total: friends.count), friends)])
    let (data, parts, _) = try list.written(as: format, run: 100)
    #expect(data.count > 400_000)
    // The array of the group's friends is one object of the binary list.
    let largest = format == .binary ? 150_000 : 90_000
    #expect(try #require(parts.max()) < largest)
  }

  @Test func aSinkThatFailsEndsTheConversion() throws {
    struct Full: Error, Equatable {}
    var conversion = Conversion(to: .json, of: []) { _ throws(Full) in throw Full() }
    try conversion.begin()
    #expect(throws: Full()) { try conversion.end() }
  }

  /// The numbers of objects take 1, 2 or 4 bytes.
  @Test(arguments: [0, 1, 14, 15, 16, 60, 61, 300, 16_400])
  func aBinaryListOfAnySizeIsReadByFoundation(count: Int) throws {
    let friends = (0..<count).map { Friend(name: "友\($0)", intro: "\($0)", isOnline: $0 % 2 == 0) }
    let list = ConvertedList([
      (
        FriendGroup(name: String(repeating: "n", count: count), total: count, online: -count),
        friends
      )
    ])
    let expected: PropertyList = .array([
      .dictionary([
        "name": .text(String(repeating: "n", count: count)), "online": .integer(-count),
        "opened": .boolean(false),
        "friends": .array(
          (0..<count).map {
            .dictionary([
              "name": .text("友\($0)"), "intro": .text("\($0)"), "online": .boolean($0 % 2 == 0),
            ])
          }
        ),
      ])
    ])
    let read = try PropertyListDecoder().decode(
      PropertyList.self,
      from: list.written(as: .binary).data
    )
    #expect(read == expected)
  }

  /// No line of a card is longer than 75 octets, and no character is divided.
  @Test(arguments: 60...90)
  func longLinesAreFolded(length: Int) throws {
    for character in ["x", "é", "长", "👍"] {
      let name =
        String(repeating: "a", count: length % 5) + String(repeating: character, count: length)
      let list = ConvertedList([(FriendGroup(name: nil, total: 1), [Friend(name: name)])])
      let text = try list.text(as: .vcard)
      let lines = text.components(separatedBy: "\r\n")
      #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.contains("\u{FFFD}") })
      #expect(text.replacing("\r\n ", with: "").contains("FN:\(name)\r\n"))
    }
  }

  /// Address books know a card by its UID: it stays when other things change, and is never the same
  /// for two.
  @Test func everyCardHasAnIdentityThatStays() throws {
    func identities(_ groups: [(String?, [String?])]) throws -> [String] {
      let list = ConvertedList(
        groups.map { name, friends in
          (FriendGroup(name: name, total: friends.count), friends.map { Friend(name: $0) })
        }
      )
      return try list.text(as: .vcard).components(separatedBy: "\r\n")
        .filter { $0.hasPrefix("UID:") }
    }
    let before = try identities([
      ("A", ["x", "y", "x", nil]), ("B", ["x"]), ("A", ["x"]), (nil, [nil]),
    ])
    #expect(Set(before).count == 7)
    #expect(before[0] == "UID:urn:uuid:f38c84c4-19ca-8c35-84cb-dce35bdb274d")
    #expect(
      before.allSatisfy {
        $0.wholeMatch(of: /UID:urn:uuid:\w{8}-\w{4}-8\w{3}-8\w{3}-\w{12}/) != nil
      }
    )
    let after = try identities([("B", ["new", "x"]), ("A", ["y", "x"])])
    #expect(after[1...] == [before[4], before[1], before[0]])
  }

  /// Only an address with a scheme may be a PHOTO.
  @Test(arguments: [
    ("https://example.org/1.png", true), ("data:image/png;base64,AA", true), ("1.png", false),
    ("/a/b.png", false), ("a b:c", false), (":x", false), ("1a:x", false), ("头:x", false),
    ("http://a b", false), ("", false),
  ])
  func aPhotoIsAnAddress(icon: String, isPhoto: Bool) throws {
    let list = ConvertedList([(FriendGroup(name: "A", total: 1), [Friend(name: "x", icon: icon)])])
    #expect(try list.text(as: .vcard).contains("PHOTO:") == isPhoto)
  }

  /// No cell is a formula, and whoever takes the apostrophe off reads what was written.
  @Test(arguments: [
    ("=1", "'=1"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), ("\t=1", "\"'\t=1\""),
    ("\r=1", "\"'\r=1\""), ("＝1", "'＝1"), ("'=1", "''=1"), ("''+", "'''+"), ("'a", "'a"),
    ("1-1", "1-1"), ("\u{1}=1", "'=1"), ("x;=1", "\"x;=1\""), ("", ""),
  ])
  func formulasAreText(name: String, cell: String) throws {
    let list = ConvertedList([(FriendGroup(name: nil, total: 1), [Friend(name: name)])])
    #expect(
      try list.text(as: .csv) == "group,name,intro,icon,vip,online\r\n,\(cell),,,,\r\n"
    )
  }

  /// What stands for a picture is short, whatever a name is made of.
  @Test(arguments: [
    ("kevin", "K"), ("《书》", "书"), ("👨‍👩‍👧‍👦 us", "U"), ("👍🏽", "👍🏽"), ("…", "…"), (" ", ""),
    ("e" + String(repeating: "\u{301}", count: 99), ""), ("ß", "SS"),
  ])
  func aLetterStandsForAPicture(name: String, letter: String) throws {
    let list = ConvertedList([(FriendGroup(name: "A", total: 1), [Friend(name: name)])])
    let page = try list.text(as: .html)
    #expect(page.contains("aria-hidden=\"true\">\(letter)</i>"))
  }
}
