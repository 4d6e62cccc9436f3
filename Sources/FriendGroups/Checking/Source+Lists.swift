extension Source {
  /// What an array begins with; nil where it is empty, and for any other value.
  func first(in array: Node) -> Node? {
    guard array.kind == .array else { return nil }
    var first: Node?
    try? visitMembers(of: array) {
      first = $0.value
      return .stop
    }
    return first
  }

  func isEmpty(_ array: Node) -> Bool { first(in: array) == nil }

  /// Whether an array begins with a dictionary, as lists of friends or groups do, or with a text, as
  /// lists of friends may.
  func isListOfPeople(_ node: Node) -> Bool {
    let kind = first(in: node)?.kind
    return kind == .dictionary || kind == .text
  }

  /// Whether an array in a friend may be a list of more friends: its key says so, or its members
  /// are dictionaries.
  func mayHoldPeople(_ key: String, _ node: Node) -> Bool {
    guard node.kind == .array else { return false }
    return first(in: node)?.kind == .dictionary
      || GroupField.meaning(of: key)?.field == .friends && !isEmpty(node)
  }
}
