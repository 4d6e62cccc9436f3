import FriendGroups
import Testing

struct FriendMatcherTests {
  @Test(arguments: [
    ("tx", Friend(name: "老同学"), true),
    ("tx", Friend(name: "TX-2"), true),
    ("tongx", Friend(name: "同学", intro: "同学"), true),
    ("TongXue", Friend(name: "同学"), true),
    ("iosk", Friend(name: "iOS开发"), true),
    ("tx", Friend(name: "妈妈", intro: "老同学"), false),
    ("同学", Friend(name: "妈妈", intro: "老同学"), true),
    ("tx", Friend(name: nil, intro: "lotx"), true),
    ("tx", Friend(name: nil), false),
    ("", Friend(name: nil), true),
  ])
  func friend(typed: String, friend: Friend, isFound: Bool) {
    #expect(FriendMatcher(typed).matches(friend) == isFound)
  }

  @Test(arguments: [
    ("tx", "老同学", ["同学"]),
    ("an", "安娜 Anna an", ["An", "an"]),
    ("an", "安娜", ["安"]),
    ("an", "Bob", []),
  ])
  func whatWasTypedIsMarkedBeforeWhatSoundsLikeIt(typed: String, name: String, marked: [String]) {
    #expect(FriendMatcher(typed).ranges(inName: name).map { String(name[$0]) } == marked)
  }

  @Test func nothingIsMarkedBySoundInAnIntro() {
    let matcher = FriendMatcher("tx")
    #expect(matcher.ranges(inIntro: "老同学").isEmpty)
    #expect(matcher.ranges(inIntro: "txt").count == 1)
  }
}
