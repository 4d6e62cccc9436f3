/// One row of an outline.
public enum OutlineRow: Hashable, Sendable {
  /// The header of the group at this index.
  case group(Int)
  /// The friend at an index of the group at another.
  case friend(Int, ofGroup: Int)

  /// The index of the group that the row belongs to.
  public var group: Int {
    switch self {
    case .group(let index), .friend(_, ofGroup: let index): index
    }
  }

  /// The index of the friend in the group; nil for a header.
  public var friend: Int? {
    guard case .friend(let index, _) = self else { return nil }
    return index
  }
}

/// What a row is known by, whatever its position: for lists that animate moves by identity.
///
/// Groups keep their identity when the file is reordered; friends are known by their number.
public struct OutlineIdentity: Hashable, Sendable {
  /// The key of the group.
  public let group: GroupKey

  /// The index of the friend in the group; nil for the header.
  public let friend: Int?
}
