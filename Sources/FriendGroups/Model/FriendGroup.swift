/// A group of friends: what its header shows, without the friends themselves.
///
/// A closed group needs no more than this, so its friends are counted and not built.
public struct FriendGroup: Hashable, Sendable {
  /// The name in the file; nil where there is none.
  public let name: String?

  /// How many friends the group has.
  public let total: Int

  /// How many of them are online; nil where that is not known.
  ///
  /// The number that the file declares, as it stands, even above ``total``; else the friends that say
  /// so themselves.
  public let online: Int?

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

extension FriendGroup: Decodable {
  /// The keys of a group in the plain shape, in which this program writes lists.
  enum CodingKeys: String, CodingKey {
    case name
    case online
    case opened
    case friends
  }

  /// Decodes a group from a dictionary with the keys `name`, `online`, `opened` and `friends`; the
  /// friends are counted, and not decoded.
  ///
  /// A value that is missing or cannot be read is unknown, and no error.
  ///
  /// - Throws: What the decoder throws where there is no dictionary.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: values.text(forKey: .name),
      total: (try? values.nestedUnkeyedContainer(forKey: .friends))?.count ?? 0,
      online: values.number(forKey: .online),
      isOpenAtFirst: values.flag(forKey: .opened) ?? false
    )
  }
}
