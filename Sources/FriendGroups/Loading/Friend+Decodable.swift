extension Friend: Decodable {
  /// Reads a friend from a dictionary, or from plain text that is the name.
  ///
  /// Anything else makes a friend of whom nothing is known, so that it still counts.
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: FieldKey<FriendField>.self) else {
      let value = try decoder.singleValueContainer()
      self.init(name: try? value.decode(String.self))
      return
    }
    let keys = container.allKeys
    self.init(
      name: container.first(.name, of: keys, read: container.text),
      intro: container.first(.intro, of: keys, read: container.text),
      icon: container.first(.icon, of: keys, read: container.text),
      isVIP: container.first(.vip, of: keys, read: container.flag),
      isOnline: container.first(.online, of: keys, read: container.flag)
    )
  }
}

/// Whether one friend says to be online: all that a closed group may need of its friends.
struct OnlineFlag: Decodable {
  let isOnline: Bool?

  init(from decoder: any Decoder) throws {
    let container = try? decoder.container(keyedBy: FieldKey<FriendField>.self)
    isOnline = container.flatMap { $0.first(.online, of: $0.allKeys, read: $0.flag) }
  }
}
