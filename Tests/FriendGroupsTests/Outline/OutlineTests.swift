import Testing

@testable import FriendGroups

struct OutlineTests {
  let list = FriendList(groups: [
    FriendGroup(name: "A", total: 2, isOpenAtFirst: true),
    FriendGroup(name: "B", total: 0, isOpenAtFirst: true),
    FriendGroup(name: "C", total: 3),
  ])

  var outline: Outline { Outline(of: list, open: OpenGroups(of: list)) }

  @Test func showsFriendsOfOpenGroupsOnly() {
    #expect(
      Array(outline) == [
        .group(0), .friend(0, ofGroup: 0), .friend(1, ofGroup: 0), .group(1), .group(2),
      ]
    )
  }

  @Test func togglingReturnsTheRowsThatCameAndWent() {
    var outline = outline
    #expect(outline.toggle(2) == OutlineChange(.inserted, 5..<8, ofGroup: 2))
    #expect(outline.toggle(0) == OutlineChange(.removed, 1..<3, ofGroup: 0))
    #expect(outline.toggle(1) == OutlineChange(.removed, 2..<2, ofGroup: 1))
    #expect(
      Array(outline) == [
        .group(0), .group(1), .group(2), .friend(0, ofGroup: 2), .friend(1, ofGroup: 2),
        .friend(2, ofGroup: 2),
      ]
    )
    #expect(list.groups.indices.map(outline.position(ofGroup:)) == [0, 1, 2])
  }

  @Test func expandingAnOpenGroupAndCollapsingAClosedOneChangeNothing() {
    var outline = outline
    #expect(outline.expand(0) == nil)
    #expect(outline.collapse(2) == nil)
    #expect(outline.expand(2)?.kind == .inserted)
    #expect(outline.collapse(0)?.rowsInSection == 0..<2)
    #expect(outline.map(\.group) == [0, 1, 2, 2, 2, 2])
  }

  @Test func aBatchCountsRemovedRowsBeforeAndInsertedRowsAfter() {
    var outline = outline
    #expect(
      outline.apply(.expandOnly, to: [2]) == [
        OutlineChange(.removed, 1..<3, ofGroup: 0), OutlineChange(.removed, 4..<4, ofGroup: 1),
        OutlineChange(.inserted, 3..<6, ofGroup: 2),
      ]
    )
    #expect(outline.apply(.expand, to: [2]) == [])
  }

  @Test func anEmptyListHasNoRows() {
    let empty = FriendList(groups: [])
    #expect(Outline(of: empty, open: OpenGroups(of: empty)).isEmpty)
  }

  @Test func someFriendsAreShownInAnOrderOfTheirOwn() {
    var outline = Outline(
      of: list,
      open: OpenGroups(of: list),
      arrangements: [0: FriendArrangement([1])],
      hidden: [1]
    )
    outline.arrange(FriendArrangement([2, 0]), ofGroup: 2)
    outline.expand(2)
    let rows: [OutlineRow] = [
      .group(0), .friend(1, ofGroup: 0), .group(2), .friend(2, ofGroup: 2),
      .friend(0, ofGroup: 2),
    ]
    #expect(Array(outline) == rows)
    #expect(rows.map(outline.position(of:)) == [0, 1, 2, 3, 4])
    let absent: [OutlineRow] = [
      .friend(0, ofGroup: 0), .group(1), .friend(1, ofGroup: 2), .friend(9, ofGroup: 2), .group(3),
    ]
    #expect(absent.map(outline.position(of:)) == [nil, nil, nil, nil, nil])
    #expect(outline.identity(at: 3) == OutlineIdentity(group: GroupKey(name: "C"), friend: 2))
  }

  /// A table that only follows the changes has the rows of the outline, after any of them.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aTableThatFollowsTheChangesHasTheSameRows(seed: UInt64) {
    var random = SplitMix(state: seed)
    let totals = (0..<12).map { _ in Int.random(in: 0...4, using: &random) }
    let list = FriendList(groups: totals.map { FriendGroup(name: "x", total: $0) })
    var outline = Outline(
      of: list,
      open: OpenGroups(of: list),
      arrangements: [3: FriendArrangement(totals[3] > 1 ? [1, 0] : [])],
      hidden: [5, 6]
    )
    var table = Array(outline)
    for _ in 1...100 {
      let groups = (0..<3).map { _ in Int.random(in: 0..<12, using: &random) }
      let kinds: [FoldChange] = [.expand, .collapse, .toggle, .expandOnly]
      let kind = kinds.randomElement(using: &random) ?? .toggle
      var other = outline.open
      other.apply(kind, to: groups)
      let changes: [OutlineChange] =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: [outline.toggle(groups[0])]
        case 1: [outline.expand(groups[0])].compactMap { $0 }
        case 2: outline.apply(kind, to: groups)
        default: outline.apply(other)
        }
      for change in changes.reversed() where change.kind == .removed {
        table.removeSubrange(change.rows)
      }
      for change in changes where change.kind == .inserted {
        table.insert(contentsOf: outline[change.rows], at: change.rows.lowerBound)
      }
      #expect(table == Array(outline))
      #expect(outline.indices.allSatisfy { outline.position(of: outline[$0]) == $0 })
    }
  }
}
