import FriendGroups
import Testing

struct FriendOrderTests {
  private static let friends = [
    Friend(name: "Wei", isOnline: false),
    Friend(name: "安娜", isOnline: true),
    Friend(name: "Bob"),
    Friend(name: "单田芳", isOnline: true),
    Friend(name: nil, isOnline: true),
    Friend(name: "Bob", isOnline: true),
    Friend(name: "Émile", isOnline: false),
  ]

  @Test(
    arguments: [
      ("file", [0, 1, 2, 3, 4, 5, 6]),
      ("online", [1, 3, 4, 5, 0, 2, 6]),
      ("name", [1, 2, 5, 6, 3, 0, 4]),
      ("online,name", [1, 5, 3, 4, 2, 6, 0]),
      ("name,online", [1, 5, 2, 6, 3, 0, 4]),
      ("online,file,name", [1, 3, 4, 5, 0, 2, 6]),
      ("name,name,file", [1, 2, 5, 6, 3, 0, 4]),
    ] as [(String, [Int])]
  )
  func eachKeyDecidesWhatThoseBeforeItDoNot(typed: String, order: [Int]) throws {
    let numbered = Array(Self.friends.enumerated())
    let sorted = try FriendOrder(reading: typed).sorted(numbered) { $0.element }
    #expect(sorted.map(\.offset) == order)
    #expect(try FriendOrder(reading: typed).sorted(Self.friends) == order.map { Self.friends[$0] })
  }

  @Test(arguments: [
    ("size", "size"), ("online,size", "size"), ("", ""), ("online,", ""), ("Name", "Name"),
    ("online name", "online name"),
  ])
  func whatIsNoKeyIsNamed(typed: String, key: String) {
    #expect(throws: FriendOrder.UnknownKey(text: key)) { try FriendOrder(reading: typed) }
  }

  @Test func ordersThatSortAlikeAreEqual() {
    #expect(FriendOrder([.file, .name]) == .file)
    #expect(FriendOrder([.online, .name, .online]) == FriendOrder([.online, .name]))
  }
}
