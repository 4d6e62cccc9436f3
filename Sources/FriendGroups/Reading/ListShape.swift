/// What the list is in a file, what a group and what a friend: one decision for the whole file, made by
/// ``ListFinder``.
struct ListShape: Sendable {
  /// The container whose members are the groups or the friends; the only group itself, where that is
  /// all there is.
  let list: Node

  /// The path of that container.
  let path: DataPath

  /// The containers around it, from the root on.
  let around: [ValueKind]

  let members: Members

  /// By which rule of `Documentation/files.md` it was found.
  let rule: Rule

  /// How the friends are read.
  var friends = FriendRules()

  /// What is known of the service that wrote the file.
  var service: Service?

  /// By what the friends of a flat list are put into groups.
  var grouping: Grouping?

  /// What the members of the list are.
  enum Members: Hashable, Sendable {
    /// Groups: dictionaries with lists of friends. In a dictionary of groups, a group without a name of
    /// its own is named by its key.
    case groups(GroupLists)
    /// Lists of friends, named by their keys.
    case namedLists
    /// Friends. In a dictionary of friends, one without a name of its own is named by its key.
    case friends
    /// There are none: the list is the only group.
    case onlyGroup(GroupLists)
  }

  /// Which lists of a group hold its friends.
  enum GroupLists: Hashable, Sendable {
    /// The list under the best of the keys that mean friends.
    case known
    /// All lists under these keys, of which the table knows none.
    case unknown(Set<String>)
  }

  /// The rules, the better ones first.
  enum Rule: Int, Comparable, Sendable {
    /// Values under a key that means friends.
    case friendsKey = 1
    /// An array of dictionaries.
    case dictionaries
    /// An array of texts, of numbers, or of arrays that begin with a text.
    case texts
    /// A dictionary of groups, of lists or of friends.
    case dictionary

    static func < (left: Rule, right: Rule) -> Bool { left.rawValue < right.rawValue }
  }

  /// By what the friends of a flat list are put into groups.
  enum Grouping: Hashable, Sendable {
    /// The value, or the values, under a key; the labels name groups by what stands there.
    case key(String, labels: [String: String])
    /// The first letter of the name, or of its pinyin.
    case letter
  }
}
