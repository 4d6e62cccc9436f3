import Testing

@testable import FriendGroups

struct FriendListLookupTests {
  let list = FriendList(
    groups: [
      "家人", "iOS", "ios", "Friends", "Twin", "Twin", "7", nil, "我的好友", "亲戚", "QQ", "Zoé", "ｶﾞﾅ",
      "3-2",
    ].map { FriendGroup(name: $0, total: 1) }
  )

  @Test(arguments: [
    (FriendList.Operand.number(1), 0),
    (.number(8), 7),
    (.name("家人"), 0),
    (.name("iOS"), 1),
    (.name("ios"), 2),
    (.name("fRIENDS"), 3),
    (.name("7"), 6),
    (.name("ｚｏｅ"), 11),
    (.name("ガナ"), 12),
    (.text("fRIENDS"), 3),
    (.text("ＦＲＩＥＮＤＳ"), 3),
    (.text("zoe\u{301}"), 11),
    (.text("ZOE"), 11),
    (.text("3-2"), 13),
    (.text("wdhy"), 8),
    (.text("wode hao友"), 8),
    (.text("qq"), 10),
    (.text("qinqi"), 9),
  ])
  func findsTheOneGroupThatIsMeant(operand: FriendList.Operand, index: Int) throws {
    #expect(try list.indexes(of: operand) == [index])
    #expect(try list.index(of: operand) == index)
  }

  @Test(arguments: [
    (FriendList.Operand.range(1...1), [0]),
    (.range(2...4), [1, 2, 3]),
    (.text("*"), Array(0...13)),
    (.text("t*"), [4, 5]),
    (.text("?os"), [1, 2]),
    (.text("zo?"), [11]),
    (.text("*友*"), [8]),
  ])
  func findsEveryGroupOfARangeOrAPattern(operand: FriendList.Operand, indexes: [Int]) throws {
    #expect(try list.indexes(of: operand) == indexes)
  }

  @Test(
    arguments: [
      ("2", .number(2)),
      ("007", .number(7)),
      ("２", .number(2)),
      ("2-4", .range(2...4)),
      ("２－４", .range(2...4)),
      ("1-1", .range(1...1)),
      ("4-2", .text("4-2")),
      ("-1", .text("-1")),
      ("2-", .text("2-")),
      ("1-2-3", .text("1-2-3")),
      ("", .text("")),
      ("2a", .text("2a")),
      ("٢", .text("٢")),
      ("99999999999999999999", .text("99999999999999999999")),
      ("Ａ*", .text("Ａ*")),
    ] as [(String, FriendList.Operand)]
  )
  func numbersAndRangesAreReadBeforeNames(typed: String, operand: FriendList.Operand) {
    #expect(FriendList.Operand(typed) == operand)
  }

  @Test func anExactNameComesBeforeAPattern() throws {
    let list = FriendList(groups: ["a*", "ab", "wd?"].map { FriendGroup(name: $0, total: 0) })
    #expect(try list.indexes(of: .text("a*")) == [0])
    #expect(try list.indexes(of: .text("A*")) == [0])
    #expect(try list.indexes(of: .text("a?")) == [0, 1])
  }

  @Test(arguments: [
    (FriendList.Operand.number(0), FriendList.LookupError.noSuchNumber(0, count: 14)),
    (.number(15), .noSuchNumber(15, count: 14)),
    (.number(.max), .noSuchNumber(.max, count: 14)),
    (.range(0...2), .noSuchNumber(0, count: 14)),
    (.range(2...15), .noSuchNumber(15, count: 14)),
    (.name("t*"), .noSuchName("t*")),
    (.text("x*"), .noMatch("x*")),
    (.name("IOS"), .ambiguous("IOS", indexes: [1, 2])),
    (.name("Twin"), .ambiguous("Twin", indexes: [4, 5])),
    (.name("Fri"), .noSuchName("Fri")),
    (.name(""), .noSuchName("")),
    (.name("wdhy"), .noSuchName("wdhy")),
    (.text("wdh"), .noSuchName("wdh")),
    (.text(""), .noSuchName("")),
    (.text("twin"), .ambiguous("twin", indexes: [4, 5])),
  ])
  func refusesWhatMeansNoneOrSeveral(
    operand: FriendList.Operand,
    error: FriendList.LookupError
  ) {
    #expect(throws: error) { try list.indexes(of: operand) }
  }

  @Test func refusesASoundThatSeveralNamesHave() {
    let list = FriendList(groups: ["同学", "TX", "同行", "铁血"].map { FriendGroup(name: $0, total: 0) })
    #expect(throws: FriendList.LookupError.ambiguousSound("t x", indexes: [0, 2, 3])) {
      try list.indexes(of: .text("t x"))
    }
    #expect(throws: FriendList.LookupError.ambiguousSound("tongx", indexes: [0, 2])) {
      try list.indexes(of: .text("tongx"))
    }
  }

  @Test func refusesEveryNumberInAnEmptyList() {
    #expect(throws: FriendList.LookupError.noSuchNumber(1, count: 0)) {
      try FriendList(groups: []).indexes(of: .number(1))
    }
  }

  @Test func keysCountTheGroupsOfOneName() {
    #expect(
      list.keys.map { "\($0.name)#\($0.occurrence)" } == [
        "家人#1", "iOS#1", "ios#1", "Friends#1", "Twin#1", "Twin#2", "7#1", "#1",
        "我的好友#1", "亲戚#1", "QQ#1", "Zoé#1", "ｶﾞﾅ#1", "3-2#1",
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
