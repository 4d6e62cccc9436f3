/// How to read a file beyond the rules: which keys mean what, and by what to group friends.
public struct ReadingOptions: Hashable, Sendable {
  /// What a key may be said to mean.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    case name
    case friends
    case intro
    case icon
    case vip
    case online
    case open
  }

  /// The keys of each role, the best first; they replace those that are known.
  public var keys: [Role: [String]]

  /// The key by whose value the friends of a list without groups are grouped; `letter` for the first
  /// letter of their names.
  public var groupBy: String?

  /// Reads a file by the rules alone where nothing is given.
  public init(keys: [Role: [String]] = [:], groupBy: String? = nil) {
    self.keys = keys
    self.groupBy = groupBy
  }
}
