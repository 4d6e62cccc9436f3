/// Where one value stands in a data file, and what it is as far as its first bytes tell.
struct Node: Hashable, Sendable {
  let kind: ValueKind

  /// The bytes of the value in a text format, quotes and tags among them.
  ///
  /// In a binary property list, where a value has no connected bytes, those of the reference that
  /// leads to it.
  let range: Range<Int>
}

/// What a value of a data file is, in the words of messages.
public enum ValueKind: String, Hashable, Sendable {
  case array
  case dictionary
  case text
  case number
  case boolean
  case null
  case date
  case data
  /// Values one after the other, each from a new line on: the root of JSON lines.
  case lines

  var isContainer: Bool { self == .dictionary || isList }

  /// Whether values stand in it one after the other, without keys.
  var isList: Bool { self == .array || self == .lines }
}
