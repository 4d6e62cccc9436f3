/// The rows of one group that were inserted or removed when it was opened or closed: what a table
/// view is told, and all that a screen must repaint.
public struct OutlineChange: Hashable, Sendable {
  /// What happened to the rows.
  public enum Kind: Hashable, Sendable {
    /// They are new: ``OutlineChange/rows`` counts them in the outline as it is now.
    case inserted
    /// They are gone: ``OutlineChange/rows`` counts them in the outline as it was.
    case removed
  }

  /// Whether the rows came or went.
  public let kind: Kind

  /// The positions of the rows; empty for a group without friends.
  public let rows: Range<Int>

  /// The index of the group that was opened or closed.
  public let group: Int

  /// The rows within the group's section, for a table with a section for each group.
  public var rowsInSection: Range<Int> { 0..<rows.count }

  init(_ kind: Kind, _ rows: Range<Int>, ofGroup group: Int) {
    self.kind = kind
    self.rows = rows
    self.group = group
  }
}
