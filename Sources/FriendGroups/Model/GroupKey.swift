/// What a group is known by from one run to the next: its name, and which one of that name it is.
///
/// A place in the file would change with every group that is moved; a name does not. Names that are
/// canonically equivalent in Unicode (é in one or in two code points) are the same name, and groups
/// without a name share the empty one.
public struct GroupKey: Hashable, Sendable {
  /// The group's name; empty where it has none.
  public let name: String

  /// Which group of that name it is in file order, from 1.
  public let occurrence: Int

  /// Creates the key of the first group of a name, or of a later one.
  public init(name: String, occurrence: Int = 1) {
    self.name = name
    self.occurrence = occurrence
  }
}
