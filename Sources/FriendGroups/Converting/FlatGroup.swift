/// A group in a format that only friends tell of: what is lost of it.
struct FlatGroup {
  private(set) var losses = ConversionLosses()
  /// The group's name, as far as it has one.
  private(set) var name = ""
  private var names: Set<String> = []
  private var declared: Int?
  private var friends = 0
  /// How many friends say that they are online; nil where none says yes or no.
  private var online: Int?

  mutating func begin(_ group: FriendGroup) {
    name = group.name ?? ""
    declared = group.online
    (friends, online) = (0, nil)
    if group.isOpenAtFirst { losses.add(.openGroup) }
  }

  mutating func note(_ friend: Friend) {
    friends += 1
    if let isOnline = friend.isOnline { online = (online ?? 0) + (isOnline ? 1 : 0) }
  }

  mutating func end() {
    if friends == 0 {
      losses.add(.emptyGroup)
    } else if name.isEmpty {
      losses.add(.unnamedGroup)
    } else if !names.insert(name).inserted {
      losses.add(.repeatedGroup)
    }
    if let declared, declared != online { losses.add(.declaredOnline) }
  }
}
