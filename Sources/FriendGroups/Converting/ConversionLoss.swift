/// Something that a list has and the format it was written in has not.
public enum ConversionLoss: Hashable, CaseIterable, Sendable {
  /// A group without friends: there is nobody to name it.
  case emptyGroup
  /// A group without a name: its friends are in no group then.
  case unnamedGroup
  /// A group with the name of one before it: the two become one.
  case repeatedGroup
  /// A group that is open at first.
  case openGroup
  /// A declared number of friends online, other than what the friends themselves say.
  case declaredOnline
  /// A friend of whom it is known whether they are a paying member.
  case vip
  /// A friend of whom it is known whether they are online.
  case online
  /// A friend's picture.
  case icon
  /// A control character, or another that the format does not allow in a text.
  case character
}

/// What was left out, by how often.
public struct ConversionLosses: Hashable, Sendable {
  private var counts: [ConversionLoss: Int] = [:]

  /// Nothing was left out.
  public init() {}

  /// How often something was left out.
  public subscript(loss: ConversionLoss) -> Int { counts[loss, default: 0] }

  mutating func add(_ loss: ConversionLoss, _ count: Int = 1) {
    if count > 0 { counts[loss, default: 0] += count }
  }

  mutating func add(_ other: ConversionLosses) { counts.merge(other.counts, uniquingKeysWith: +) }
}
