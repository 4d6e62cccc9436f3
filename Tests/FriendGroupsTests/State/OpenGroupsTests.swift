import Testing

@testable import FriendGroups

struct OpenGroupsTests {
  let list = FriendList(groups: [
    FriendGroup(name: "A", total: 1),
    FriendGroup(name: "B", total: 2, isOpenAtFirst: true),
    FriendGroup(name: "B", total: 3),
  ])

  private func flags(_ open: OpenGroups) -> [Bool] { list.groups.indices.map(open.isOpen) }

  @Test func followTheDataUntilTheUserSetsThem() {
    #expect(flags(OpenGroups(of: list)) == [false, true, false])
    let folds = [
      GroupKey(name: "B"): false, GroupKey(name: "B", occurrence: 2): true,
      GroupKey(name: "gone"): true,
    ]
    #expect(flags(OpenGroups(of: list, folds: folds)) == [false, false, true])
  }

  @Test(arguments: [
    (FoldChange.expand, [0, 1], [0], [true, true, false]),
    (.collapse, [0, 1], [1], [false, false, false]),
    (.toggle, [2, 1], [1, 2], [false, false, true]),
    (.toggle, [0, 0], [0], [true, true, false]),
    (.expandOnly, [0], [0, 1], [true, false, false]),
    (.expandOnly, [], [1], [false, false, false]),
    (.expand, [], [], [false, true, false]),
    (.toggleOnly, [0], [0, 1], [true, false, false]),
    (.toggleOnly, [1], [1], [false, false, false]),
    (.toggleOnly, [1, 2], [2], [false, true, true]),
  ])
  func answerWhatChanged(change: FoldChange, indexes: [Int], changed: [Int], after: [Bool]) {
    var open = OpenGroups(of: list)
    #expect(open.apply(change, to: indexes) == changed)
    #expect(flags(open) == after)
  }
}
