import Testing

@testable import FriendGroups

struct OutlineTests {
  let list = FriendList(groups: [
    FriendGroup(name: "A", total: 2, isOpenAtFirst: true),
    FriendGroup(name: "B", total: 0, isOpenAtFirst: true),
    FriendGroup(name: "C", total: 3),
  ])

  @Test func showsFriendsOfOpenGroupsOnly() {
    let outline = Outline(of: list, open: OpenGroups(of: list))
    #expect(
      Array(outline) == [
        .group(0), .friend(0, ofGroup: 0), .friend(1, ofGroup: 0), .group(1), .group(2),
      ]
    )
  }

  @Test func togglingAnswersTheRowsThatCameAndWent() {
    var outline = Outline(of: list, open: OpenGroups(of: list))
    #expect(outline.toggle(2) == .inserted(5..<8))
    #expect(outline.toggle(0) == .removed(1..<3))
    #expect(outline.toggle(1) == .removed(2..<2))
    #expect(
      Array(outline) == [
        .group(0), .group(1), .group(2), .friend(0, ofGroup: 2), .friend(1, ofGroup: 2),
        .friend(2, ofGroup: 2),
      ]
    )
    #expect(list.groups.indices.map(outline.position(ofGroup:)) == [0, 1, 2])
  }

  @Test func anEmptyListHasNoRows() {
    let empty = FriendList(groups: [])
    #expect(Outline(of: empty, open: OpenGroups(of: empty)).isEmpty)
  }
}
