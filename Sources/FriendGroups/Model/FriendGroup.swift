/// A group of friends: what its header shows, without the friends themselves.
///
/// A closed group needs no more than this, so its friends are counted and not built.
public struct FriendGroup: Hashable, Sendable {
  /// The name in the file; nil where there is none.
  public let name: String?

  /// How many friends the group has.
  public internal(set) var total: Int

  /// How many of them are online; nil where that is not known.
  ///
  /// The number that the file declares, as it stands, even above ``total``; else the friends that say
  /// so themselves.
  public internal(set) var online: Int?

  /// Whether the group is open as long as the user has neither opened nor closed it.
  public let isOpenAtFirst: Bool

  /// Creates a group, closed at first where nothing else is said.
  public init(name: String?, total: Int, online: Int? = nil, isOpenAtFirst: Bool = false) {
    self.name = name
    self.total = total
    self.online = online
    self.isOpenAtFirst = isOpenAtFirst
  }
}
