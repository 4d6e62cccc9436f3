/// One row of an outline.
public enum OutlineRow: Hashable, Sendable {
  /// The header of the group at this index.
  case group(Int)
  /// The friend at an index of the group at another.
  case friend(Int, ofGroup: Int)
}

/// The rows that came or went when a group was opened or closed: what a table view inserts or
/// deletes, and all that a screen must repaint below them.
public enum OutlineChange: Hashable, Sendable {
  /// These rows are new, counted in the outline as it is now.
  case inserted(Range<Int>)
  /// These rows are gone, counted in the outline as it was.
  case removed(Range<Int>)
}
