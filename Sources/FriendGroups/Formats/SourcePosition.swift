/// A place in a data file that a person can go to.
public enum SourcePosition: Hashable, Sendable {
  /// In a text: line and column, both from 1; the column counts Unicode code points, as editors do.
  case line(Int, column: Int)
  /// In a binary property list: the offset of a byte, from 0.
  case byte(Int)
}
