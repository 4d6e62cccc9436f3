import Testing

@testable import FriendGroups

struct FriendListLookupTests {
  let list = FriendList(
    groups: ["家人", "iOS", "ios", "Friends", "Twin", "Twin", "7", nil, "我的好友", "亲戚", "QQ"].map {
      FriendGroup(name: $0, total: 1)
    }
  )

  @Test(arguments: [
    (FriendList.Operand.number(1), 0),
    (.number(8), 7),
    (.name("家人"), 0),
    (.name("iOS"), 1),
    (.name("ios"), 2),
    (.name("fRIENDS"), 3),
    (.name("7"), 6),
    (.nameOrSound("fRIENDS"), 3),
    (.nameOrSound("wdhy"), 8),
    (.nameOrSound("wode hao友"), 8),
    (.nameOrSound("qq"), 10),
    (.nameOrSound("qinqi"), 9),
  ])
  func findsTheOneGroupThatIsMeant(operand: FriendList.Operand, index: Int) throws {
    #expect(try list.index(of: operand) == index)
  }

  @Test(arguments: [
    (FriendList.Operand.number(0), FriendList.LookupError.noSuchNumber(0, count: 11)),
    (.number(12), .noSuchNumber(12, count: 11)),
    (.name("IOS"), .ambiguous("IOS", indexes: [1, 2])),
    (.name("Twin"), .ambiguous("Twin", indexes: [4, 5])),
    (.name("Fri"), .noSuchName("Fri")),
    (.name(""), .noSuchName("")),
    (.name("wdhy"), .noSuchName("wdhy")),
    (.nameOrSound("wdh"), .noSuchName("wdh")),
    (.nameOrSound(""), .noSuchName("")),
    (.nameOrSound("twin"), .ambiguous("twin", indexes: [4, 5])),
  ])
  func refusesWhatMeansNoneOrSeveral(
    operand: FriendList.Operand,
    error: FriendList.LookupError
  ) {
    #expect(throws: error) { try list.index(of: operand) }
  }

  @Test func refusesASoundThatSeveralNamesHave() {
    let list = FriendList(groups: ["同学", "TX", "同行", "铁血"].map { FriendGroup(name: $0, total: 0) })
    #expect(throws: FriendList.LookupError.ambiguousSound("t x", indexes: [0, 2, 3])) {
      try list.index(of: .nameOrSound("t x"))
    }
    #expect(throws: FriendList.LookupError.ambiguousSound("tongx", indexes: [0, 2])) {
      try list.index(of: .nameOrSound("tongx"))
    }
  }

  @Test func refusesEveryNumberInAnEmptyList() {
    #expect(throws: FriendList.LookupError.noSuchNumber(1, count: 0)) {
      try FriendList(groups: []).index(of: .number(1))
    }
  }

  @Test func keysCountTheGroupsOfOneName() {
    #expect(
      list.keys.map { "\($0.name)#\($0.occurrence)" } == [
        "家人#1", "iOS#1", "ios#1", "Friends#1", "Twin#1", "Twin#2", "7#1", "#1",
        "我的好友#1", "亲戚#1", "QQ#1",
      ]
    )
  }

  @Test func namesThatAreCanonicallyEquivalentAreOneName() {
    let list = FriendList(
      groups: ["Zo\u{EB}", "Zoe\u{308}"].map { FriendGroup(name: $0, total: 0) }
    )
    #expect(list.keys.map(\.occurrence) == [1, 2])
  }
}
