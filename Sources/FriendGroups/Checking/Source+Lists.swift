extension Source {
  /// Whether an array begins with a dictionary, as lists of friends or groups do, or with a text, as
  /// lists of friends may.
  func isListOfPeople(_ node: Node) -> Bool {
    let kind = kindOfFirst(in: node)
    return kind == .dictionary || kind == .text
  }

  /// What an array begins with; nil where it is empty, and for any other value.
  private func kindOfFirst(in array: Node) -> ValueKind? {
    guard array.kind == .array else { return nil }
    var kind: ValueKind?
    try? visitMembers(of: array) {
      kind = $0.value.kind
      return .stop
    }
    return kind
  }

  func isEmpty(_ array: Node) -> Bool { kindOfFirst(in: array) == nil }

  /// Whether an array in a friend may be a list of more friends: its key says so, or its members
  /// are dictionaries.
  func mayHoldPeople(_ key: String, _ node: Node) -> Bool {
    guard node.kind == .array else { return false }
    return kindOfFirst(in: node) == .dictionary
      || GroupField.meaning(of: key)?.field == .friends && !isEmpty(node)
  }
}
