extension Source {
  /// Whether an array begins with a dictionary, as lists of friends or groups do.
  func isListOfDictionaries(_ array: Node) -> Bool {
    guard array.kind == .array else { return false }
    var isDictionary = false
    try? visitMembers(of: array) {
      isDictionary = $0.value.kind == .dictionary
      return .stop
    }
    return isDictionary
  }

  func isEmpty(_ array: Node) -> Bool {
    var isEmpty = true
    try? visitMembers(of: array) { _ in
      isEmpty = false
      return .stop
    }
    return isEmpty
  }

  /// Whether an array in a friend may be a list of more friends: its key says so, or its members
  /// are dictionaries.
  func mayHoldPeople(_ key: String, _ node: Node) -> Bool {
    guard node.kind == .array else { return false }
    return isListOfDictionaries(node)
      || GroupField.meaning(of: key)?.field == .friends && !isEmpty(node)
  }
}
