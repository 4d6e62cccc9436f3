/// An order of friends by several keys, one after the other.
///
/// Friends whom no key tells apart stay as they are in the file.
public struct FriendOrder: Hashable, Sendable {
  /// What friends are sorted by.
  public enum Key: String, CaseIterable, Sendable {
    /// Those who are known to be online before all the others.
    case online
    /// By the sound of the name, as ``PinyinSortKey`` does.
    case name
    /// As in the file; what comes after it tells nobody apart.
    case file
  }

  /// What is no key.
  public struct UnknownKey: Error, Hashable, Sendable {
    /// The text as it was typed.
    public let text: String

    /// Creates an error about a text.
    public init(text: String) { self.text = text }
  }

  /// The order of the file.
  public static let file = FriendOrder([])

  /// The keys that count, the first one most.
  public let keys: [Key]

  /// Creates an order; ``Key/file`` and what is after it, and a key again, change nothing and are left
  /// out.
  public init(_ keys: [Key]) {
    self.keys = keys.prefix { $0 != .file }.reduce(into: []) { keys, key in
      if !keys.contains(key) { keys.append(key) }
    }
  }

  /// Reads keys with commas between them: `online,name`.
  public init(reading text: String) throws(UnknownKey) {
    var keys: [Key] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let key = Key(rawValue: String(word)) else { throw UnknownKey(text: String(word)) }
      keys.append(key)
    }
    self.init(keys)
  }

  /// Sorts what belongs to friends.
  ///
  /// - Complexity: O(*n* log *n*); each name is read once.
  public func sorted<Element>(_ elements: [Element], by friend: (Element) -> Friend) -> [Element] {
    if keys.isEmpty { return elements }
    let standings = elements.enumerated().map { number, element in
      Standing(of: friend(element), number: number, in: self)
    }
    return standings.sorted { $0.isBefore($1, by: keys) }.map { elements[$0.number] }
  }

  /// Sorts friends.
  public func sorted(_ friends: [Friend]) -> [Friend] { sorted(friends) { $0 } }
}

/// What tells where a friend stands.
private struct Standing {
  let number: Int
  let isOnline: Bool
  /// Nil where names do not count.
  let name: PinyinSortKey?

  init(of friend: Friend, number: Int, in order: FriendOrder) {
    self.number = number
    isOnline = friend.isOnline == true
    name = order.keys.contains(.name) ? PinyinSortKey(friend.name ?? "") : nil
  }

  func isBefore(_ other: Standing, by keys: [FriendOrder.Key]) -> Bool {
    for key in keys {
      switch key {
      case .online where isOnline != other.isOnline: return isOnline
      case .name:
        guard let name, let otherName = other.name, name != otherName else { continue }
        return name < otherName
      case .online, .file: continue
      }
    }
    return number < other.number
  }
}
