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
  /// All spellings with the bytes of what matters in them, made once.
  static var words: [FieldWord<Self>] { get }
}

extension GroupField: Field {
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

/// A spelling of a field, to compare others with.
struct FieldWord<F: Field>: Hashable, Sendable {
  let field: F
  let spelling: String
  let letters: [UInt8]
}

/// A field, and how early its spelling stands in the table.
struct FieldMeaning<F: Field>: Hashable, Sendable {
  let field: F
  let rank: Int
}

extension Field {
  /// What a key means; nil for a key that is not known.
  static func meaning(of key: String) -> FieldMeaning<Self>? {
    for field in allCases {
      for (rank, spelling) in field.spellings.enumerated() where key.isSpelled(like: spelling) {
        return FieldMeaning(field: field, rank: rank)
      }
    }
    return nil
  }
}

extension String {
  /// A key without what does not matter in one.
  var foldedKey: String { lowercased().filter { $0 != "_" && $0 != "-" } }

  /// Whether two keys differ in the case of letters, `_` and `-` alone.
  fileprivate func isSpelled(like other: String) -> Bool {
    var (letters, others) = (utf8.makeIterator(), other.utf8.makeIterator())
    while true {
      let letter = letters.nextLetter()
      guard letter == others.nextLetter() else { return false }
      if letter == nil { return true }
    }
  }
}

extension String.UTF8View.Iterator {
  /// The next byte that counts, in small letters.
  fileprivate mutating func nextLetter() -> UInt8? {
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte | 0x20
      default: return byte
      }
    }
    return nil
  }
}
