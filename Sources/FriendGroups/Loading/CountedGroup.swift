#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A group as its header needs it: the friends are counted through the container, not decoded.
struct CountedGroup: DecodableWithConfiguration {
  /// The group, with the online count that the file declares; nil for an array of friends alone.
  let group: FriendGroup?

  /// How many friends there are; nil where the decoder finds no array of them.
  let total: Int?

  init(from decoder: any Decoder, configuration fields: GroupFields?) throws {
    guard let fields else {
      group = nil
      total = try decoder.unkeyedContainer().count
      return
    }
    let container = try decoder.container(keyedBy: FieldKey.self)
    let isOpen = container.flag(fields[.open])
    let isClosed = container.flag(fields[.closed])
    total = container.friends(fields)?.count
    group = FriendGroup(
      name: container.text(fields[.name]),
      total: total ?? 0,
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
