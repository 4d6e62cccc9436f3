/// A group as its header needs it: the friends are counted through the container, not decoded.
///
/// Only where the file declares no online count is each friend asked for that one flag.
struct CountedGroup: Decodable {
  let group: FriendGroup

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldKey<GroupField>.self)
    let keys = container.allKeys
    let declared = container.first(.online, of: keys, read: container.number)
    let friends = try CountedFriends(
      in: decoder.friends(under: keys, of: container),
      declaredOnline: declared
    )
    let isOpen = container.first(.open, of: keys, read: container.flag)
    let isClosed = container.first(.closed, of: keys, read: container.flag)
    group = FriendGroup(
      name: container.first(.name, of: keys, read: container.text),
      total: friends.total,
      online: friends.online,
      isOpenAtFirst: isOpen ?? isClosed.map { !$0 } ?? false
    )
  }
}

/// How many friends an array holds, and how many of them are online.
struct CountedFriends: Decodable {
  let total: Int
  let online: Int?

  init(from decoder: any Decoder) throws {
    try self.init(in: decoder.unkeyedContainer(), declaredOnline: nil)
  }

  fileprivate init(in friends: (any UnkeyedDecodingContainer)?, declaredOnline: Int?) throws {
    guard var friends else {
      total = 0
      online = declaredOnline
      return
    }
    total = friends.count ?? 0
    guard declaredOnline == nil else {
      online = declaredOnline
      return
    }
    var known: Int?
    while !friends.isAtEnd {
      if let isOnline = try friends.decode(OnlineFlag.self).isOnline {
        known = (known ?? 0) + (isOnline ? 1 : 0)
      }
    }
    online = known
  }
}

/// The friends of a group, all of them decoded.
struct GroupFriends: Decodable {
  let friends: [Friend]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldKey<GroupField>.self)
    guard var members = try decoder.friends(under: container.allKeys, of: container) else {
      friends = []
      return
    }
    var friends: [Friend] = []
    friends.reserveCapacity(members.count ?? 0)
    while !members.isAtEnd { friends.append(try members.decode(Friend.self)) }
    self.friends = friends
  }
}

extension Decoder {
  /// The array that holds a group's friends: under a known key, else under the only key that holds
  /// an array; nil where there is none.
  fileprivate func friends(
    under keys: [FieldKey<GroupField>],
    of container: KeyedDecodingContainer<FieldKey<GroupField>>
  ) throws -> (any UnkeyedDecodingContainer)? {
    let known = container.first(.friends, of: keys) {
      try? container.nestedUnkeyedContainer(forKey: $0)
    }
    if let known { return known }
    let all = try self.container(keyedBy: AnyKey.self)
    let arrays = all.allKeys.compactMap { try? all.nestedUnkeyedContainer(forKey: $0) }
    return arrays.count == 1 ? arrays.first : nil
  }
}
