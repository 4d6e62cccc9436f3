import Testing

@testable import friends_cli

struct SuggestionTests {
  @Test(arguments: [
    ("lsit", ["list"]),
    ("LIST", ["list"]),
    ("toggel", ["toggle"]),
    ("ex", ["expand"]),
    ("collapsed", ["collapse"]),
    ("lest", ["list", "test"]),
    ("x", []),
    ("", []),
    ("quite another thing", []),
  ])
  func theNearestComeFirst(word: String, expected: [String]) {
    let candidates = ["list", "tree", "expand", "collapse", "toggle", "test"]
    #expect(Suggestion.nearest(to: word, among: candidates) == expected)
  }

  @Test(arguments: [
    ("wdh", ["我的好友"]),
    ("tong", ["同学", "TongTong"]),
    ("hy", []),
  ])
  func whatBeginsWithTheSoundIsNear(word: String, expected: [String]) {
    let candidates = ["我的好友", "同学", "TongTong"]
    #expect(Suggestion.nearest(to: word, among: candidates) == expected)
  }
}
