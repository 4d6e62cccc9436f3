/// One friend in a group, as the data file tells.
///
/// Every property is nil where the file does not tell it, or tells it in a way that cannot be read.
public struct Friend: Hashable, Sendable {
  /// The name on show; nil where it is missing or nothing of it can be seen.
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

extension Friend: Decodable {
  /// The keys of a friend in the plain shape, in which this program writes lists.
  enum CodingKeys: String, CodingKey {
    case name
    case intro
    case icon
    case vip
    case online
  }

  /// Decodes a friend from a dictionary with the keys `name`, `intro`, `icon`, `vip` and `online`, or
  /// from a text that is the name.
  ///
  /// A value that is missing or cannot be read is unknown, and no error: text may be a whole number, a
  /// switch may be `1` or `"yes"`. ``FriendFile`` finds these values under many more keys.
  ///
  /// - Throws: What the decoder throws where there is neither a dictionary nor a text.
  public init(from decoder: any Decoder) throws {
    guard let values = try? decoder.container(keyedBy: CodingKeys.self) else {
      self.init(name: try decoder.singleValueContainer().decode(String.self))
      return
    }
    self.init(
      name: values.text(forKey: .name),
      intro: values.text(forKey: .intro),
      icon: values.text(forKey: .icon),
      isVIP: values.flag(forKey: .vip),
      isOnline: values.flag(forKey: .online)
    )
  }
}
