/// Reads friends where they stand.
struct FriendRunReader<Format: Source> {
  private let source: Format
  private let rules: FriendRules

  init(_ source: Format, _ rules: FriendRules) {
    self.source = source
    self.rules = rules
  }

  /// The friends of a run, in file order.
  ///
  /// - Complexity: O(*n*) in the size of the run.
  func friends(_ run: FriendRun) throws(SyntaxFault) -> [Friend] {
    var friends: [Friend] = []
    friends.reserveCapacity(run.count)
    var finder = FriendFinder(rules, last: Format.entryThatCounts == .last)
    let found = FoundFriend()
    let decoder = ValueDecoder(found)
    try source.withCursor(at: run.at) { (cursor) throws(SyntaxFault) in
      try cursor.visit(run) { (cursor, key) throws(SyntaxFault) in
        found.values = try finder.read(&cursor, key: key)
        // A decoder of ours refuses nothing.
        friends.append((try? Friend(from: decoder)) ?? Friend(name: nil))
      }
    }
    return friends
  }
}

extension Cursor {
  /// Visits the friends of a run, with the cursor at each, over which the visitor has to move.
  @inline(__always)
  mutating func visit(
    _ run: FriendRun,
    _ visit: (inout Self, Node?) throws(SyntaxFault) -> Void
  ) throws(SyntaxFault) {
    switch run.form {
    case .elements(let kind):
      for index in 0..<run.count {
        if index > 0, try !next(in: kind) { return }
        try visit(&self, nil)
      }
    case .one(let key):
      try visit(&self, key)
    }
  }
}
