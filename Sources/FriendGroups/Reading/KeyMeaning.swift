/// What one key means: in a group, in a friend, and for the decision which is which.
struct KeyMeaning: Hashable, Sendable {
  /// A field, and how early its key stands in the table.
  struct FieldRank<Field: Hashable & Sendable>: Hashable, Sendable {
    let field: Field
    let rank: Int
  }

  var group: FieldRank<GroupField>?
  var friend: FieldRank<FriendField>?

  /// Whether only a person has it.
  var isPersonal = false

  /// Whether it holds the name that a friend has chosen, beside which a remark is the user's own.
  var isNickname = false

  /// Whether its lists name the groups of a friend, and hold no friends.
  var namesGroups = false

  var isFriends: Bool { group?.field == .friends }

  /// Ranks from here on are of keys with one word before a key of the table: `friend_nickname`.
  static let prefixedRank = 1_000
}

/// Which key means what in one file: the table, and what the user or a service says beyond it.
struct KeyMeanings: Sendable {
  private let known: [String: KeyMeaning]

  /// Makes the meanings of the table alone.
  static let ofTable = KeyMeanings()

  private init() {
    var known: [String: KeyMeaning] = [:]
    for field in GroupField.allCases {
      for (rank, key) in KeyTable.keys(of: field).enumerated() {
        let place = KeyMeaning.FieldRank(field: field, rank: rank)
        known[key.foldedKey, default: KeyMeaning()].group.setIfNil(place)
      }
    }
    for field in FriendField.allCases {
      for (rank, key) in KeyTable.keys(of: field).enumerated() {
        let place = KeyMeaning.FieldRank(field: field, rank: rank)
        known[key.foldedKey, default: KeyMeaning()].friend.setIfNil(place)
      }
    }
    for key in KeyTable.nicknames { known[key, default: KeyMeaning()].isNickname = true }
    for key in KeyTable.personal { known[key, default: KeyMeaning()].isPersonal = true }
    for key in KeyTable.listsOfGroupNames { known[key, default: KeyMeaning()].namesGroups = true }
    self.known = known
  }

  private init(_ known: [String: KeyMeaning]) { self.known = known }

  /// The meaning of a key; nil for one that says nothing.
  func meaning(of key: String) -> KeyMeaning? {
    if let meaning = known[key.foldedKey] { return meaning }
    let words = key.utf8.count <= 64 ? key.wordsOfKey : []
    guard words.count > 1 else { return nil }
    let rest = words.dropFirst().joined().foldedKey
    guard let friend = known[rest]?.friend, friend.field == .name else { return nil }
    let rank = KeyMeaning.prefixedRank + friend.rank
    return KeyMeaning(friend: .init(field: .name, rank: rank))
  }

  /// The same, where some fields have keys of their own instead.
  func replacing(
    friend keys: [FriendField: [String]],
    group groupKeys: [GroupField: [String]] = [:]
  ) -> KeyMeanings {
    var known = known
    for (key, meaning) in known {
      var meaning = meaning
      if let field = meaning.friend?.field, keys[field] != nil { meaning.friend = nil }
      if let field = meaning.group?.field, groupKeys[field] != nil { meaning.group = nil }
      known[key] = meaning
    }
    for (field, keys) in keys {
      for (rank, key) in keys.enumerated() {
        known[key.foldedKey, default: KeyMeaning()].friend = .init(field: field, rank: rank)
      }
    }
    for (field, keys) in groupKeys {
      for (rank, key) in keys.enumerated() {
        known[key.foldedKey, default: KeyMeaning()].group = .init(field: field, rank: rank)
      }
    }
    return KeyMeanings(known)
  }
}

extension Optional {
  fileprivate mutating func setIfNil(_ value: Wrapped) {
    if self == nil { self = value }
  }
}
