/// What is known of the files of one service beyond the rules: each a row of the table below.
///
/// A row is found by keys that only this service writes. It may have other keys for a field, and
/// values that need to be read in their own way.
struct Service: Hashable, Sendable {
  /// The name, as `check` tells it.
  let name: String

  /// Keys that one dictionary of the list has, all of them; the list is sought by the rules.
  var keys: [String] = []

  /// Keys that the root has, all of them.
  var rootKeys: [String] = []

  /// Where the list is, from the root on, if the rules would find another one.
  var path: [String] = []

  /// Why there is no list in such a file.
  var rejection: String?

  /// Whether the keys of the list are its friends, and the values are something else.
  var isKeyedByFriend = false

  /// The keys of fields that differ from the table.
  var friendKeys: [FriendField: [String]] = [:]

  /// The key by which a flat list is put into groups, and what each value is called.
  var groupKey: (key: String, labels: [String: String])?

  /// What groups are called that have no name, by their key.
  var groupNames: [String: String] = [:]

  /// What numbers mean that say whether a friend is online.
  var online: [ClosedRange<Int>: Bool] = [:]

  /// Whether intros are HTML.
  var hasHTML = false

  static func == (left: Service, right: Service) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Service {
  /// The services whose files are known, each from its public clients and importers.
  static let all: [Service] = [
    Service(
      name: "QQ (NTQQ)",
      keys: ["uin", "longNick", "vipFlag", "status"],
      online: [10...10: true, 20...20: false, 30...39: true, 40...40: false, 41...100: true]
    ),
    Service(name: "QQ", keys: ["gname", "mems"], groupNames: ["0": "我的好友"]),
    Service(
      name: "WeChat",
      keys: ["UserName", "NickName", "RemarkName"],
      friendKeys: [
        .name: ["NickName", "DisplayName"], .remark: ["RemarkName"], .identifier: ["UserName"],
      ]
    ),
    Service(
      name: "Telegram",
      rootKeys: ["contacts", "personal_information"],
      path: ["contacts", "list"]
    ),
    Service(
      name: "Telegram",
      rootKeys: ["contacts", "frequent_contacts"],
      path: ["contacts", "list"]
    ),
    Service(
      name: "Telegram",
      rootKeys: ["about", "chats"],
      rejection: "chats of Telegram without contacts; export the contacts too"
    ),
    Service(
      name: "Telegram",
      rootKeys: ["id", "messages", "name", "type"],
      rejection: "one chat of Telegram; export the contacts"
    ),
    Service(
      name: "Discord",
      rootKeys: ["relationships", "username"],
      path: ["relationships"],
      friendKeys: discordKeys,
      groupKey: discordGroups
    ),
    Service(
      name: "Discord",
      keys: ["id", "type", "user"],
      friendKeys: discordKeys,
      groupKey: discordGroups
    ),
    Service(name: "Facebook", rootKeys: ["friends_v2"], path: ["friends_v2"]),
    Service(
      name: "Steam",
      keys: ["steamid", "personastate"],
      online: [0...0: false, 1...99: true]
    ),
    Service(
      name: "Instagram",
      keys: ["string_list_data"],
      friendKeys: [
        .name: ["title", "value"], .inner: ["string_list_data"], .identifier: ["href"],
        .icon: [],
      ]
    ),
    Service(name: "Mastodon", keys: ["acct", "display_name", "note"], hasHTML: true),
    Service(name: "Matrix", isKeyedByFriend: true),
  ]

  private static let discordKeys: [FriendField: [String]] = [
    .name: ["nickname", "global_name", "username"], .inner: ["user"],
  ]

  /// The types of relationships, by the names that Discord's own client shows.
  private static let discordGroups = (
    key: "type",
    labels: ["1": "Friends", "2": "Blocked", "3": "Requests", "4": "Requests"]
  )
}
