/// Where the friends of a group stand.
struct FriendRun: Hashable, Sendable {
  /// Where the first friend begins.
  let at: Int

  /// How many friends there are.
  let count: Int

  let form: Form

  /// The index of the first friend in its list.
  var first = 0

  enum Form: Hashable, Sendable {
    /// Some members of a list, one after the other.
    case elements(of: ValueKind)
    /// One friend alone, with the key that names it in a dictionary of friends.
    case one(key: Node?)
  }
}

/// Where a group stands, and what was found out about it while its friends were counted.
struct GroupPlace: Sendable {
  /// The group, or the list that is all there is of it.
  let node: Node

  /// Its key in a dictionary of groups.
  var key: Node?

  /// Its friends, in file order.
  var runs: [FriendRun] = []

  /// The step that leads from the list to the group; nil where it is the list itself.
  var step: DataPath.Step?

  /// The keys under which its lists stand, with how many friends each has; none where the group is a
  /// list.
  var lists: [(key: String, count: Int)] = []
}
