/// Counts the friends who say that they are online.
struct OnlineCounter<Format: Source> {
  private let source: Format
  private let rules: FriendRules

  init(_ source: Format, _ rules: FriendRules) {
    self.source = source
    self.rules = rules
  }

  /// How many friends are online; nil where none says so or not.
  func count(_ runs: [FriendRun]) throws(SyntaxFault) -> Int? {
    let isLarge = runs.count > 1 && runs.contains { $0.count == MemberCounter.pieceLength }
    let counts = try runs.concurrentMap(isLarge: isLarge) { (run) throws(SyntaxFault) in
      try count(run)
    }
    let known = counts.compactMap { $0 }
    return known.isEmpty ? nil : known.reduce(0, +)
  }

  private func count(_ run: FriendRun) throws(SyntaxFault) -> Int? {
    var online: Int?
    var dictionary = DictionaryReader(rules.meanings)
    try source.withCursor(at: run.at) { (cursor) throws(SyntaxFault) in
      try cursor.visit(run) { (cursor, _) throws(SyntaxFault) in
        guard cursor.kind == .dictionary else {
          _ = try cursor.skip()
          return
        }
        try dictionary.read(&cursor, last: Format.entryThatCounts == .last)
        let isOnline = dictionary.first(FriendField.online) {
          rules.isOnline(cursor.scalar(of: $0.value))
        }
        if let isOnline { online = (online ?? 0) + (isOnline ? 1 : 0) }
      }
    }
    return online
  }
}
