#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is read from the array that holds the friends of a group.
struct FriendArray<Value>: DecodableWithConfiguration {
  /// How to find the array, and what to read from it.
  ///
  /// - Parameter group: The fields of the group around the array; nil where the array stands alone.
  typealias Reading = (
    group: GroupFields?,
    read: (inout any UnkeyedDecodingContainer) throws -> Value
  )

  /// What was read; nil where the group has no such array.
  let value: Value?

  init(from decoder: any Decoder, configuration: Reading) throws {
    var array: (any UnkeyedDecodingContainer)?
    if let group = configuration.group {
      array = try decoder.container(keyedBy: FieldKey.self).friends(group)
    } else {
      array = try decoder.unkeyedContainer()
    }
    guard var friends = array else {
      value = nil
      return
    }
    value = try configuration.read(&friends)
  }
}

extension UnkeyedDecodingContainer {
  /// Decodes all friends.
  mutating func friends(_ fields: FriendFields) throws -> [Friend] {
    var friends: [Friend] = []
    friends.reserveCapacity(count ?? 0)
    while !isAtEnd {
      if let container = nextDictionary(fields) {
        friends.append(Friend(in: container, fields.of(container)))
      } else if fields.kinds.contains(.text), let name = try? decode(String.self) {
        friends.append(Friend(name: name))
      } else {
        // Anything else makes a friend of whom nothing is known, so that it still counts.
        try skip()
        friends.append(Friend(name: nil))
      }
    }
    return friends
  }

  /// Counts the friends that are online; nil where no friend says whether it is.
  mutating func online(_ fields: FriendFields) throws -> Int? {
    var online: Int?
    while !isAtEnd {
      if let container = nextDictionary(fields) {
        guard let isOnline = container.flag(fields.of(container)[.online]) else { continue }
        online = (online ?? 0) + (isOnline ? 1 : 0)
      } else {
        try skip()
      }
    }
    return online
  }

  /// Moves over the next friend, whatever it is.
  ///
  /// Foundation takes the text `$null` of a property list for no value, and refuses to decode it.
  private mutating func skip() throws {
    if (try? decodeNil()) != true { _ = try decode(Anything.self) }
  }

  /// Moves into the next friend where it is a dictionary; stays and answers nil where it is not, and
  /// where one of its keys cannot be read.
  private mutating func nextDictionary(
    _ fields: FriendFields
  ) -> KeyedDecodingContainer<FieldKey>? {
    fields.kinds.contains(.dictionary) ? try? nestedContainer(keyedBy: FieldKey.self) : nil
  }
}

extension FriendFields {
  /// The fields to ask a friend for: those of all friends, unless each has keys of its own.
  fileprivate func of(_ friend: KeyedDecodingContainer<FieldKey>) -> Fields<FriendField> {
    fields.isSprawling ? Fields(keys: friend.allKeys) : fields
  }
}

extension Friend {
  fileprivate init(in container: KeyedDecodingContainer<FieldKey>, _ fields: Fields<FriendField>) {
    self.init(
      name: container.text(fields[.name]),
      intro: container.text(fields[.intro]),
      icon: container.text(fields[.icon]),
      isVIP: container.flag(fields[.vip]),
      isOnline: container.flag(fields[.online])
    )
  }
}

/// Decodes from every value that is well formed.
struct Anything: Decodable {
  init(from decoder: any Decoder) throws {}
}
