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

  /// Shows a group's header, and its friends where they are on show.
  mutating func show(_ group: GroupLine, friends: [FriendLine]?) throws(Failure)

  mutating func end(matches: Int?) throws(Failure)
}
