/// What a key means in a group.
enum GroupField: Int {
  case name
  case friends
  case online
  case open
  case closed
}

/// What a key means in a friend.
enum FriendField: Int {
  case name
  case intro
  case icon
  case vip
  case online
}

/// The spellings of a field that real files use, the better ones first.
///
/// Case does not matter, nor `_` or `-`. A dictionary may have several keys for one field (`nickname`
/// beside `username`): the first in this table that can be read is taken.
protocol Field: Hashable, CaseIterable, RawRepresentable<Int>, Sendable {
  var spellings: [String] { get }
  /// Whether a value of this kind can be meant for the field.
  func fits(_ kind: ValueKind) -> Bool
  /// The meanings by spelling, made once.
  static var meanings: [String: FieldMeaning<Self>] { get }
}

extension GroupField: Field {
  static let meanings = makeMeanings()

  var spellings: [String] {
    switch self {
    case .name: ["name", "title", "groupName", "sectionTitle", "header", "listName", "group"]
    case .friends:
      [
        "friends", "items", "cellModels", "members", "member", "contacts", "list", "friendList",
      ]
    case .online: ["online", "onlineCount"]
    case .open: ["opened", "isOpened", "open", "isOpen", "expanded", "isExpanded", "isShow"]
    case .closed: ["collapsed", "isCollapsed", "folded"]
    }
  }
}

extension FriendField: Field {
  static let meanings = makeMeanings()

  var spellings: [String] {
    switch self {
    case .name: ["name", "title", "nickname", "nick", "username", "remark"]
    case .intro: ["intro", "signature", "sign", "detail", "details", "message", "say", "desc"]
    case .icon: ["icon", "avatar", "image", "headImage", "pictureUrl", "url"]
    case .vip: ["vip", "isVip"]
    case .online: ["online", "isOnline", "status"]
    }
  }
}

/// A field, and how early its spelling stands in the table.
struct FieldMeaning<F: Field>: Hashable, Sendable {
  let field: F
  let rank: Int
}

extension Field {
  /// What a key means; nil for a key that is not known.
  static func meaning(of key: String) -> FieldMeaning<Self>? {
    // Most keys are spelled as in the table or not known: both are told without a new string.
    if let meaning = meanings[key] { return meaning }
    guard key.utf8.contains(where: { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else {
      return nil
    }
    return meanings[key.foldedKey]
  }

  static func makeMeanings() -> [String: FieldMeaning<Self>] {
    var meanings: [String: FieldMeaning<Self>] = [:]
    for field in allCases {
      for (rank, spelling) in field.spellings.enumerated() {
        let meaning = FieldMeaning(field: field, rank: rank)
        meanings[spelling] = meaning
        meanings[spelling.foldedKey] = meaning
      }
    }
    return meanings
  }
}

extension String {
  /// A key without what does not matter in one.
  var foldedKey: String { lowercased().filter { $0 != "_" && $0 != "-" } }
}
