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
    ("emile", Friend(name: "Émile"), true),
    ("Emilé", Friend(name: "Émile"), false),
    ("anna", Friend(name: "B", intro: "Ａｎｎａ"), true),
    ("nü", Friend(name: "女生"), true),
    ("nu\u{308}", Friend(name: "女生"), true),
    // Only letters are a sound.
    ("t x", Friend(name: "同学"), false),
    ("t-x", Friend(name: "同学"), false),
    ("2b", Friend(name: "2班"), false),
    ("2", Friend(name: "2班"), true),
  ])
  func friend(typed: String, friend: Friend, isFound: Bool) {
    #expect(FriendMatcher(typed).matches(friend) == isFound)
  }

  @Test(arguments: [
    ("tx", "老同学", ["同学"]),
    ("an", "安娜 Anna an", ["An", "an"]),
    ("an", "安娜", ["安"]),
    ("an", "Bob", []),
    ("emile", "Émile, emile", ["Émile", "emile"]),
    ("カナ", "ｶﾅ", ["ｶﾅ"]),
    ("ガ", "(ｶﾞ)", ["ｶﾞ"]),
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
