import FriendGroups

/// Who is shown with `--online` and `--hide-empty`.
extension Session {
  /// Those of the friends that the user wants to see, in the order asked for.
  func chosen(_ friends: [FriendLine]) -> [FriendLine] {
    let friends =
      settings.onlyOnline ? friends.filter { $0.friend.isOnline == true } : friends
    return friends.sorted(in: settings.order)
  }

  /// Whether a group whose friends are not read has anybody to show, by its counts.
  func hasSomebodyToShow(_ line: GroupLine) -> Bool {
    settings.onlyOnline ? (line.group.online ?? 0) > 0 : line.group.total > 0
  }

  /// Notes that `--online` can show nobody, if no friend in the whole file says who is online.
  ///
  /// - Parameter isKnown: Whether a friend that was shown says so.
  func noteUnlessSomebodySays(in file: OpenedFile, isKnown: Bool) {
    guard settings.onlyOnline, !isKnown else { return }
    var isKnown = false
    var reader = file.friends(ofGroups: Array(file.list.groups.indices))
    for _ in file.list.groups where !isKnown {
      // What cannot be read is no matter here: nothing of it was asked for.
      guard
        (try? file.visitNext(
          of: &reader,
          { friends, _ in
            isKnown = isKnown || friends.saysWhoIsOnline
          }
        )) != nil
      else { return }
    }
    if !isKnown { messages.note(whereNobodySays(file)) }
  }

  func whereNobodySays(_ file: OpenedFile) -> String {
    "no friend in \(file.place.shown) says whether they are online"
  }
}

extension [FriendLine] {
  /// Whether at least one friend is known to be online, or not to be.
  var saysWhoIsOnline: Bool { contains { $0.friend.isOnline != nil } }

  /// The same friends in another order.
  func sorted(in order: FriendOrder) -> [FriendLine] { order.sorted(self) { $0.friend } }
}
