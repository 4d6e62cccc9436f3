/// Puts the friends of a flat list into groups: by a key of theirs, or by the first letter.
struct FriendSorter {
  private let grouping: ListShape.Grouping
  private var finder: FriendFinder
  private var names: [String] = []
  private var runs: [String: [FriendRun]] = [:]
  private var homeless: [FriendRun] = []

  /// What the friends are called who name no group.
  static let noGroup = "(no group)"

  init(_ grouping: ListShape.Grouping, _ rules: FriendRules, last: Bool) {
    self.grouping = grouping
    finder = FriendFinder(rules, last: last)
  }

  /// The groups, in order of first appearance or of the alphabet, and last the friends without one.
  var groups: [(name: String, runs: [FriendRun])] {
    let ordered = grouping == .letter ? names.sorted(by: Self.isBefore) : names
    let groups = ordered.map { (name: $0, runs: runs[$0] ?? []) }
    return homeless.isEmpty ? groups : groups + [(Self.noGroup, homeless)]
  }

  /// Letters come before `#`, which is for all else.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    (left == "#" ? 1 : 0, left) < (right == "#" ? 1 : 0, right)
  }

  /// Reads the friends of a list.
  mutating func read<Reader: Cursor>(
    _ list: MemberCounter.Count,
    in cursor: Reader
  ) throws(SyntaxFault) {
    for run in list.runs {
      var index = run.first
      var inside = cursor
      inside.at = run.at
      try inside.visit(run) { (cursor, key) throws(SyntaxFault) in
        let friend = FriendRun(at: cursor.at, count: 1, form: .one(key: key), first: index)
        index += 1
        let isDictionary = cursor.kind == .dictionary
        let values = try finder.read(&cursor, key: key)
        switch grouping {
        case .letter: add(friend, to: [values.name?.sectionLetter ?? "#"])
        case .key(let wanted, let labels):
          add(friend, to: isDictionary ? groups(under: wanted, labels, in: cursor) : [])
        }
      }
    }
  }

  private mutating func add(_ friend: FriendRun, to groups: [String]) {
    if groups.isEmpty { homeless.append(friend) }
    for group in groups {
      if runs[group] == nil { names.append(group) }
      runs[group, default: []].append(friend)
    }
  }

  /// The names of the groups of the friend that was read last.
  private func groups<Reader: Cursor>(
    under wanted: String,
    _ labels: [String: String],
    in cursor: Reader
  ) -> [String] {
    let folded = wanted.foldedKey
    let entry =
      finder.dictionary.entries.first { finder.dictionary.key(of: $0) == wanted }
      ?? finder.dictionary.entries.first { finder.dictionary.key(of: $0)?.foldedKey == folded }
    guard let entry else { return [] }
    var texts: [String] = []
    if entry.value.kind == .array {
      var inside = cursor
      inside.at = entry.value.range.lowerBound
      try? inside.visitMembers(of: .array) { (cursor, _) throws(SyntaxFault) in
        if let text = cursor.scalar(of: try cursor.skip()).text { texts.append(text) }
      }
    } else if let text = cursor.scalar(of: entry.value).text {
      texts = [text]
    }
    let names = texts.map(finder.rules.repaired).filter { !$0.isInvisible }
    if labels.isEmpty { return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
    return names.compactMap { labels[$0] }
  }
}
