import FriendGroups

extension [FriendLine] {
  /// The same friends in another order; those that it does not tell apart stay as in the file.
  func sorted(in order: Settings.Order) -> [FriendLine] {
    switch order {
    case .file: self
    case .name:
      zip(map { PinyinSortKey($0.friend.name ?? "") }, self)
        .sorted { ($0.0, $0.1.number) < ($1.0, $1.1.number) }
        .map(\.1)
    case .online: filter { $0.friend.isOnline == true } + filter { $0.friend.isOnline != true }
    }
  }
}

extension Session {
  /// Those of the friends that the user wants to see, in the order asked for.
  func chosen(_ friends: [FriendLine]) -> [FriendLine] {
    let friends =
      settings.onlyOnline ? friends.filter { $0.friend.isOnline == true } : friends
    return friends.sorted(in: settings.order)
  }
}
