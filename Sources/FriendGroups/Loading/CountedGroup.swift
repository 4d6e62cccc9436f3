#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A group as its header needs it: the friends are counted through the container, not decoded.
struct CountedGroup: DecodableWithConfiguration {
  /// The group, with the online count that the file declares.
  let group: FriendGroup

  /// Whether the decoder finds an array of friends.
  let hasFriends: Bool

  init(from decoder: any Decoder, configuration fields: GroupFields) throws {
    let container = try decoder.container(keyedBy: FieldKey.self)
    let friends = container.friends(fields)
    hasFriends = friends != nil
    let isOpen = container.flag(fields[.open])
    let isClosed = container.flag(fields[.closed])
    group = FriendGroup(
      name: container.text(fields[.name]),
      total: friends?.count ?? 0,
      online: container.number(fields[.online]),
      isOpenAtFirst: isOpen ?? isClosed.map { !$0 } ?? false
    )
  }
}

extension KeyedDecodingContainer<FieldKey> {
  /// The array that holds a group's friends; nil where there is none.
  func friends(_ fields: GroupFields) -> (any UnkeyedDecodingContainer)? {
    fields.friends.lazy.compactMap { try? nestedUnkeyedContainer(forKey: $0) }.first
  }
}
