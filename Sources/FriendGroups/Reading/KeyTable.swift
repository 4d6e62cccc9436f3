/// What a key means in a group.
enum GroupField: CaseIterable {
  case name
  case friends
  case online
  case open
  case closed
}

/// What a key means in a friend.
enum FriendField: CaseIterable {
  case name
  case givenName
  case familyName
  /// What the user calls a friend who has a nickname of their own.
  case remark
  case identifier
  case intro
  case icon
  case vip
  case online
  /// The group, or the groups, that a friend of a flat list belongs to.
  case group
  /// The dictionary, or a list with one, that has what is said about a friend.
  case inner
}

/// What each key means: the one place that knows.
///
/// Case does not matter, nor do `_`, `-` and spaces. Several keys of one dictionary may mean the same;
/// the first in this table that has a value is taken.
enum KeyTable {
  static func keys(of field: GroupField) -> [String] {
    switch field {
    case .name:
      [
        "name", "title", "groupName", "sectionTitle", "header", "listName", "group",
        "categoryName", "categroyName", "gname", "label", "组名", "分组",
      ]
    case .friends:
      [
        "friends", "items", "cellModels", "members", "member", "memberList", "mems", "contacts",
        "list", "friendList", "buddyList", "buddies", "people", "users", "roster", "players", "好友",
      ]
    case .online: ["online", "onlineCount", "onlineCounts"]
    case .open:
      ["opened", "isOpened", "open", "isOpen", "expanded", "isExpanded", "isShow"]
    case .closed: ["collapsed", "isCollapsed", "folded"]
    }
  }

  static func keys(of field: FriendField) -> [String] {
    switch field {
    case .name:
      fullNames + [
        "alias", "title", "nickname", "nick", "username", "login", "screenName", "personaname",
        "globalName", "acct", "昵称",
      ]
    case .givenName: ["first", "firstName", "givenName", "fname", "prenom", "prénom"]
    case .familyName: ["last", "lastName", "familyName", "lname", "surname"]
    case .remark: ["remark", "remarkName"]
    case .identifier:
      ["id", "userId", "uin", "steamid", "jid", "accountId", "email"]
    case .intro:
      [
        "intro", "introduction", "signature", "sign", "longNick", "detail", "details", "message",
        "say", "description", "desc", "bio", "about", "note", "mode", "circle", "签名",
      ]
    case .icon:
      [
        "icon", "avatar", "avatarUrl", "image", "img", "photo", "picture", "headImage",
        "headImgUrl", "pictureUrl", "thumbnailUrl", "url",
      ]
    case .vip: ["vip", "isVip", "vipFlag"]
    case .online: ["online", "isOnline", "status", "state", "personastate"]
    case .group:
      [
        "group", "groupName", "category", "categoryName", "groups", "labels", "categories",
      ]
    case .inner:
      ["user", "account", "profile", "person", "contact", "following", "follower", "node"]
    }
  }

  /// Keys of names in full; the others give way to a given and a family name, since they may also hold
  /// a job, a `Mr.`, or a name to log in by.
  static let fullNames = ["name", "displayName", "fullName", "fn", "nom", "姓名"]

  /// Keys that only a person has: who has one is no group, whatever lists it has.
  static let personal: Set<String> = folded([
    "picture", "pictures", "photo", "avatar", "avatarUrl", "headImgUrl", "signature", "longNick",
    "phone", "phones", "phoneNumber", "phoneNumbers", "mobile", "tel", "telephone", "cell", "mail",
    "email", "emails", "birthday", "birthdate", "birth", "dob", "dateOfBirth", "age", "gender",
    "sex", "firstName", "lastName", "givenName", "familyName", "first", "last", "fname", "lname",
    "nickname", "username", "password", "hobbies", "hobby", "interests", "skills", "address",
    "job", "occupation", "company", "uin", "steamid", "jid",
  ])

  /// Keys of the names that friends have chosen themselves.
  static let nicknames: Set<String> = folded(["nickname", "nick", "昵称"])

  /// Keys of lists that belong to a person and are never friends, unless they are friends of a name
  /// in this table.
  static let listsOfGroupNames: Set<String> = folded(keys(of: .group) + ["tags"])

  /// Keys of lists that name no group.
  static let envelopes: Set<String> = folded([
    "data", "result", "results", "response", "records", "rows", "entries", "values", "content",
    "body", "payload", "docs", "documents", "objects", "array",
  ])

  static func folded(_ keys: [String]) -> Set<String> { Set(keys.map(\.foldedKey)) }
}

extension String {
  /// A key without what does not matter in one.
  var foldedKey: String {
    var letters: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte | 0x20)
      case 0x80...: return lowercased().filter { !"_- ".contains($0) }
      default: letters.append(byte)
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The words of a key, at `_`, `-`, spaces and capital letters: `friend_nickname`, `friendNickname`.
  var wordsOfKey: [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in self {
      let isSeparator = character == "_" || character == "-" || character == " "
      if isSeparator || wasSmall && character.isUppercase {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if !isSeparator { word.append(character) }
      wasSmall = character.isLowercase || character.isNumber
    }
    return word.isEmpty ? words : words + [word]
  }
}
