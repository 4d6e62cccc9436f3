import Testing

@testable import FriendGroups

struct PinyinQueryTests {
  @Test(arguments: NameByPinyin.all)
  func initialsAndFullPinyinFindTheName(_ row: NameByPinyin) {
    let queries = [row.initials, row.full, row.full.uppercased()].map(PinyinQuery.init)
    let isWhole = queries.map { $0?.matchesWhole(row.name) }
    let isFound = queries.map { $0?.firstMatch(in: row.name) != nil }
    #expect(isWhole == [true, true, true])
    #expect(isFound == [true, true, true])
  }

  @Test(arguments: [
    ("tongx", "我的同学们", "同学"),
    ("txue", "我的同学们", "同学"),
    ("t", "我的同学们", "同"),
    ("tongxu", "同学", "同学"),
    ("zhg", "中国", "中国"),
    ("zhgu", "中国", "中国"),
    ("zguo", "中国", "中国"),
    ("shsh", "山水", "山水"),
    ("ssh", "山水", "山水"),
    ("xian", "西安南路", "西安"),
    ("xian", "先生", "先"),
    ("xi'an", "西安", "西安"),
    ("xi an", "先生 西安", "西安"),
    ("tong  xue", "同学", "同学"),
    ("nv", "女生", "女"),
    ("nu", "女生", "女"),
    ("nü", "女生", "女"),
    ("lueyang", "略阳", "略阳"),
    ("cc", "班长长跑", "长长"),
    ("zc", "班长长跑", "长长"),
    ("iosk", "iOS开发", "iOS开"),
    ("osk", "iOS开发", "OS开"),
    ("ios k", "iOS-开发", "iOS-开"),
    ("2b", "3年2班", "2班"),
    ("我的h", "我的好友", "我的好"),
    ("tx", "★同·学★", "同·学"),
    ("tx", "同\u{FE00}学\u{FE00}!", "同\u{FE00}学\u{FE00}"),
    ("et", "e\u{301}同", "e\u{301}同"),
    ("dage", "大👍🏽哥", "大👍🏽哥"),
  ])
  func matchIsTheFirstPartThatSoundsAsTyped(typed: String, name: String, part: String) {
    let match = PinyinQuery(typed)?.firstMatch(in: name)
    #expect(match.map { String(name[$0]) } == part)
  }

  @Test(arguments: [
    ("wd", "我的好友", "wdhy"),
    ("wode", "我的好友", "wodehy"),
    ("wo de h", "我的好友", "wo de hy"),
    ("wdhy", "我的好友", "wdhy"),
    ("wodehaoyo", "我的好友", "wodehaoyou"),
    ("pen", "朋友", "pengy"),
    ("zhong", "重庆人", "zhongqr"),
    ("chon", "重庆人", "chongqr"),
    ("x", "西安 2班", "xa2b"),
    ("ios", "iOS-开发", nil),
    ("iosk", "iOS-开发", "ioskf"),
    ("k", "开发iOS", "kfios"),
    ("我的h", "我的好友", "我的hy"),
    ("hy", "我的好友", nil),
    ("wx", "我的好友", nil),
    ("", "我的好友", nil),
  ])
  func whatIsTypedIsContinuedToTheWholeSound(typed: String, name: String, whole: String?) {
    #expect(PinyinQuery.completion(of: typed, to: name) == whole)
  }

  @Test(arguments: [
    ("xt", "同学"),
    ("txx", "同学"),
    ("ongxue", "同学"),
    ("tonxue", "同学"),
    ("tongue", "同学"),
    ("to xue", "同学"),
    ("tong xu e", "同学"),
    ("xi an", "先生"),
    ("xia n", "西安"),
    ("tz", "同学"),
    ("zz", "曾国藩"),
    ("ivskf", "iOS开发"),
    ("iskf", "iOS开发"),
    ("lv", "卢"),
    ("ios", "iOS开发"),
    ("os", "Go Swift"),
    ("hy", "ハヤ"),
    ("tx", ""),
    ("tx", "★"),
  ])
  func whatDoesNotSoundAsTypedIsNotFound(typed: String, name: String) {
    #expect(PinyinQuery(typed)?.firstMatch(in: name) == .some(nil))
  }

  @Test(arguments: [
    ("wdhy", "我的好友", true),
    ("wode hy", "★ 我的好友 ★", true),
    ("wdh", "我的好友", false),
    ("dhy", "我的好友", false),
    ("wdhyy", "我的好友", false),
    ("wodehaoyo", "我的好友", false),
    ("wdhy", "我的好友们", false),
    ("family", "Family", false),
    ("wdhy", "", false),
  ])
  func wholeNameMustBeTypedToItsEnd(typed: String, name: String, isWhole: Bool) {
    #expect(PinyinQuery(typed)?.matchesWhole(name) == isWhole)
  }

  @Test(arguments: ["", " ", "12", "同学", "2 班", "-", String(repeating: "a", count: 64)])
  func textThatCannotBePinyinMakesNoQuery(_ text: String) {
    #expect(PinyinQuery(text) == nil)
  }

  @Test(arguments: [
    (String(repeating: "c", count: 63), 63),
    (String(repeating: "ch", count: 31) + "c", 32),
    (String(repeating: "c", count: 62) + "q", nil),
    (String(repeating: "ch", count: 31) + "q", nil),
  ])
  func longestQuerySearchesALongName(typed: String, length: Int?) {
    let name = String(repeating: "长", count: 2_000)
    let match = PinyinQuery(typed)?.firstMatch(in: name)
    #expect(match.map { name[$0].count } == length)
  }

  /// Names and texts of few letters, so that many match, and in more than one way.
  @Test func answersAreThoseOfTryingEveryWay() {
    let names = words(of: "安单那", upTo: 3).map { ($0, PinyinReference($0)) }
    let wrong = words(of: "anchu", upTo: 4).filter { text in
      let query = PinyinQuery(text)
      return !names.allSatisfy { name, reference in
        (query?.firstMatch(in: name) != nil) == reference.isFound(by: text)
          && query?.matchesWhole(name) == reference.isWhole(text)
      }
    }
    #expect(wrong == [])
  }

  private func words(of letters: String, upTo count: Int) -> [String] {
    var words = [""]
    var longest = words
    for _ in 0..<count {
      longest = longest.flatMap { word in letters.map { word + String($0) } }
      words += longest
    }
    return Array(words.dropFirst())
  }
}
