import Foundation
import Testing

@testable import FriendGroups

/// What a walk finds out before the decoder is asked.
struct FieldsTests {
  @Test func keysComeBestFirstWithAllKindsMetUnderThem() throws {
    let source = JSONSource(
      bytes: Data(
        """
        [{"nick": "a", "Name": 1, "x": 0}, "b", {"name": null, "NAME": "c", "nick": 2}]
        """.utf8
      )
    )
    let friends = try FriendFields(of: source.roots(), in: source)
    let names = friends.fields[.name].map { "\($0.key.stringValue) \($0.kinds.rawValue)" }
    let (none, text, number) = (KindSet().rawValue, KindSet.text.rawValue, KindSet.number.rawValue)
    #expect(
      names == ["NAME \(text)", "Name \(number)", "name \(none)", "nick \(text | number)"]
    )
    #expect(friends.kinds == [.dictionary, .text])
  }

  /// With one walk for all friends, each must not be asked for the keys of all the others.
  @Test func friendsWithKeysOfTheirOwnAreReadAllTheSame() throws {
    let keys = (0..<200).map { "n" + String(repeating: "_", count: $0) + "ame" }
    let friends = keys.map { "{\"\($0)\": \"\($0.utf8.count)\", \"isOnline\": true}" }
    let json = "[{\"name\": \"A\", \"friends\": [\(friends.joined(separator: ","))]}]"
    let file = try FriendFile(decoding: Data(json.utf8), name: "")
    #expect(file.list.groups == [FriendGroup(name: "A", total: 200, online: 200)])
    #expect(
      try file.friends(ofGroup: 0).map(\.name) == keys.map { String($0.utf8.count) }
    )
  }
}
