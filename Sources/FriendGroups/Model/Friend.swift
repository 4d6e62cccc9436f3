/// One friend in a group, as the data file tells.
///
/// Every property is nil where the file does not tell it, or tells it in a way that cannot be read.
public struct Friend: Hashable, Sendable {
  /// The name on show.
  public let name: String?

  /// The line a friend writes about themself: the 签名 of QQ.
  public let intro: String?

  /// The name or the address of a picture; it is never opened.
  public let icon: String?

  /// Whether the friend is a paying member.
  public let isVIP: Bool?

  /// Whether the friend is online.
  public let isOnline: Bool?

  /// Creates a friend of whom only what is given is known.
  public init(
    name: String?,
    intro: String? = nil,
    icon: String? = nil,
    isVIP: Bool? = nil,
    isOnline: Bool? = nil
  ) {
    self.name = name
    self.intro = intro
    self.icon = icon
    self.isVIP = isVIP
    self.isOnline = isOnline
  }
}
