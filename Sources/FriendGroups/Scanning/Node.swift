/// Where one value stands in a data file, and what it is as far as its first bytes tell.
struct Node: Hashable, Sendable {
  let kind: ValueKind

  /// The bytes of the value in a text format; in a binary property list, where a value has no
  /// connected bytes, the number of its object and the one after it.
  let range: Range<Int>
}

/// A value in a container: under a key in a dictionary, without one in an array.
struct Member: Hashable, Sendable {
  let key: Node?
  let value: Node
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

  var isContainer: Bool { self == .array || self == .dictionary }
}
