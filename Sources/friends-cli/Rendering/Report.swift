import FriendGroups

/// A group with what the user sees of it beside the data.
struct GroupLine: Equatable {
  /// Its number in the file, from 1.
  let number: Int
  let group: FriendGroup
  let isOpen: Bool
}

/// A friend with the number that it has in its group, from 1.
struct FriendLine: Equatable {
  let number: Int
  let friend: Friend
}

/// What a command has to show before its first row: enough to line up columns.
struct Report {
  /// The real path of the data file; nil for standard input.
  let file: String?
  /// All groups that may be shown, in order.
  let groups: [GroupLine]
  /// The numbers of the groups that a command changed; nil for one that changes none.
  var changed: [Int]?
  let kind: Kind
  /// What was searched for; nil where nothing was.
  var hits: FriendMatcher?

  enum Kind {
    /// Headers alone.
    case list
    /// Headers, and the friends below them.
    case outline
  }
}

/// Shows sections, one after the other, as they are made.
protocol Renderer {
  mutating func begin(_ report: Report) throws(Failure)

  /// Shows a group's header.
  ///
  /// - Parameter isUnfolded: Whether its friends are on show, of whom there may be none.
  mutating func begin(_ group: GroupLine, isUnfolded: Bool) throws(Failure)

  /// Looks at friends of the group that comes, before all of them are shown in parts.
  mutating func measure(_ friends: [FriendLine])

  /// Shows friends of the group: all of them, or those that come next.
  mutating func show(_ friends: [FriendLine]) throws(Failure)

  mutating func end(_ group: GroupLine) throws(Failure)

  mutating func end(matches: Int?) throws(Failure)

  /// Whether all friends of a group have to be looked at before the first is shown.
  static var measuresFriends: Bool { get }
}

extension Renderer {
  mutating func measure(_ friends: [FriendLine]) {}

  /// Shows a group's header, and its friends where they are on show.
  mutating func show(_ group: GroupLine, friends: [FriendLine]?) throws(Failure) {
    try begin(group, isUnfolded: friends != nil)
    if let friends { try show(friends) }
    try end(group)
  }
}
