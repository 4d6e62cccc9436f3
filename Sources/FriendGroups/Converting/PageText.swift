/// What a page says beside the list: its title, and its words in the language of the reader.
public struct PageText: Hashable, Sendable {
  /// A language that a page speaks.
  public enum Language: String, Sendable {
    /// English.
    case english = "en"
    /// Simplified Chinese.
    case chinese = "zh-Hans"
  }

  let title: String
  let language: Language

  /// Creates the text of a page.
  ///
  /// - Parameters:
  ///   - title: What the list is called.
  ///   - language: The language of everything but the list.
  public init(title: String, language: Language = .english) {
    self.title = title
    self.language = language
  }

  private func say(_ english: String, _ chinese: String) -> String {
    language == .english ? english : chinese
  }

  var search: String { say("Search", "搜索") }
  var openAll: String { say("Open all", "全部展开") }
  var closeAll: String { say("Close all", "全部收起") }
  var nobody: String { say("Nobody", "没有好友") }
  var unnamed: String { say("(unnamed)", "（未命名）") }
  var vip: String { say("VIP", "会员") }
  var online: String { say("online", "在线") }
  var offline: String { say("offline", "离线") }
  /// What the search says; `#` is the number of hits.
  var foundNobody: String { say("Nobody found", "没有找到") }
  var foundOne: String { say("1 friend found", "找到 1 位好友") }
  var foundMany: String { say("# friends found", "找到 # 位好友") }

  func groups(_ count: Int) -> String {
    say(count == 1 ? "1 group" : "\(count) groups", "\(count) 个分组")
  }

  func friends(_ count: Int) -> String {
    say(count == 1 ? "1 friend" : "\(count) friends", "\(count) 位好友")
  }

  func online(_ count: Int) -> String { say("\(count) online", "\(count) 人在线") }

  func online(_ count: Int, of total: Int) -> String {
    say("\(count) of \(total) online", "\(total) 人中 \(count) 人在线")
  }
}
