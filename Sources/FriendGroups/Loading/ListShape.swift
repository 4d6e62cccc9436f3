/// Where the groups of a friend list stand in a file, whatever surrounds them.
///
/// The rules, in the order in which they are tried; the first that fits decides:
///
/// 1. An array of groups: at least one element is a group.
/// 2. A dictionary that is one group itself: it has a name and friends.
/// 3. A dictionary that leads to an array of groups, one level down, then two.
/// 4. A flat array of friends: no element is a group, and the first is a dictionary or a text.
/// 5. A dictionary with one array, under a key that means friends: that array, as in 4.
/// 6. A dictionary with arrays: each is a group, named by its key.
/// 7. A dictionary that leads, one level down, to a dictionary as in 5.
/// 8. A dictionary that leads, one level down, to a dictionary with arrays, all of them empty: no groups.
struct ListShape {
  /// The groups, or the arrays of their friends, in file order.
  let groups: [Member]
  let naming: Naming
  /// The path of the container whose members ``groups`` are, or of the flat array itself.
  let path: DataPath
  /// Whether the root itself is the only group.
  var isSingle = false

  /// Where a group's name is found.
  enum Naming {
    case inGroup
    case key
    case file
  }

  /// The path of one group.
  func path(ofGroup index: Int, in source: any Source) -> DataPath {
    switch naming {
    case .inGroup: path.steps.isEmpty && isSingle ? path : path.appending(.index(index))
    case .key:
      path.appending(.key(groups[index].key.flatMap { source.text(of: $0) } ?? ""))
    case .file: path
    }
  }

  /// Whether a member is no group, although it stands among groups.
  func isStray(_ member: Member) -> Bool {
    naming == .inGroup && member.value.kind != .dictionary
  }
}
