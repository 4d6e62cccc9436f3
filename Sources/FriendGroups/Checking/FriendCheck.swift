/// Looks through friends, one after the other, as they are read.
struct FriendCheck<Format: Source> {
  private let source: Format
  private let rules: FriendRules
  private var finder: FriendFinder

  /// What is wrong with the friends.
  private(set) var findings: [Finding] = []

  /// The keys that look like known ones.
  var slips: KeySlips

  /// How many friends say that they are online, how many say nothing that can be read, and how many
  /// have a name.
  private(set) var online = 0
  private(set) var silent = 0
  private(set) var named = 0
  private(set) var count = 0

  /// The shared containers that were looked through.
  var seen: Set<Int>?

  /// Whether it is known what else a friend has.
  private let isKnownService: Bool

  init(_ source: Format, _ shape: ListShape, slips: KeySlips, seen: Set<Int>?) {
    rules = shape.friends
    isKnownService = shape.service != nil
    self.seen = seen
    self.source = source
    self.slips = slips
    finder = FriendFinder(rules, last: Format.entryThatCounts == .last)
  }

  /// The online counts that the friends' own flags allow; nil where no friend has one.
  var possibleCounts: ClosedRange<Int>? { silent == count ? nil : online...online + silent }

  /// Looks through the friends of a run.
  ///
  /// - Parameter path: The path of the list that they are members of.
  mutating func check(_ run: FriendRun, path: DataPath) throws(SyntaxFault) {
    var index = run.first
    try source.withCursor(at: run.at) { (cursor) throws(SyntaxFault) in
      try cursor.visit(run) { (cursor, key) throws(SyntaxFault) in
        if let key {
          let path = path.appending(.key(cursor.text(of: key) ?? ""))
          try check(&cursor, key: key, path: path, index: nil)
        } else {
          try check(&cursor, key: nil, path: path, index: index)
        }
        index += 1
      }
    }
  }

  private mutating func check(
    _ cursor: inout Format.Reader,
    key: Node?,
    path: DataPath,
    index: Int?
  ) throws(SyntaxFault) {
    let start = cursor
    let kind = cursor.kind
    var seen = seen
    defer { self.seen = seen }
    let values = try finder.read(&cursor, key: key) { (cursor) throws(SyntaxFault) in
      try FaultWalk.skip(&cursor, seen: &seen)
    }
    count += 1
    switch values.isOnline {
    case nil: silent += 1
    case true?: online += 1
    case false?: break
    }
    if kind == .dictionary, values.name != nil { named += 1 }
    if rules.isKeyedOnly { return }
    let offset = start.offset(of: Node(kind: .null, range: start.at..<start.at + 1))
    let path = index.map { path.appending(.index($0)) } ?? path
    switch kind {
    case .dictionary:
      checkEntries(in: cursor, path: path)
      if values.name == nil, !hasUnreadableName(in: cursor) {
        findings.append(Finding(kind: .noName(.friend), path: path, offset: offset))
      }
    case .text where values.name == nil:
      let node = Node(kind: .text, range: start.at..<cursor.at)
      let isReadable = start.scalar(of: node).text != nil
      let kind = isReadable ? Problem.Kind.noName(.friend) : start.unreadable(node, expected: .text)
      findings.append(Finding(kind: kind, path: path, offset: offset))
    case .text: break
    case .number where values.name != nil, .array where values.name != nil: break
    default:
      findings.append(Finding(kind: .noFriend(kind ?? .null), path: path, offset: offset))
    }
  }

  /// Whether a name is there that cannot be read, which was said already.
  private func hasUnreadableName(in cursor: Format.Reader) -> Bool {
    finder.dictionary.entries.contains { entry in
      guard finder.dictionary.meaning(of: entry)?.friend?.field == .name else { return false }
      let value = cursor.scalar(of: entry.value)
      return value != .null && value.text == nil
    }
  }

  private mutating func checkEntries(in cursor: Format.Reader, path: DataPath) {
    let dictionary = finder.dictionary
    var given: Set<FriendField> = []
    var hasUnknown = false
    for entry in dictionary.entries {
      guard let meaning = dictionary.meaning(of: entry) else {
        hasUnknown = true
        continue
      }
      if let field = meaning.friend?.field {
        given.insert(field)
        checkValue(entry, field, in: cursor, path: path)
      }
      if meaning.isFriends, entry.value.kind == .array, !cursor.isEmpty(entry.value) {
        note(.ignoredList, entry, at: entry.value, in: cursor, path: path)
      }
    }
    if hasUnknown, !isKnownService { noteSlips(given, in: cursor, path: path) }
    if !dictionary.others.isEmpty {
      findings += dictionary.repetitions(path: path, index: nil, in: cursor, Format.entryThatCounts)
    }
    if isKnownService { return }
    for entry in dictionary.entries where entry.value.kind == .array {
      guard dictionary.meaning(of: entry) == nil,
        ListContent(of: entry.value, in: cursor, dictionary.cache, last: false) == .people
      else { continue }
      note(.ignoredList, entry, at: entry.value, in: cursor, path: path)
    }
  }

  private mutating func checkValue(
    _ entry: DictionaryReader.Entry,
    _ field: FriendField,
    in cursor: Format.Reader,
    path: DataPath
  ) {
    let expected: Problem.Expected
    let value = cursor.scalar(of: entry.value)
    if value == .null { return }
    switch field {
    case .name, .intro, .icon:
      if value.text != nil || entry.value.kind == .dictionary && field == .name { return }
      expected = .text
    case .vip:
      if value.flag != nil || value.isAbsent { return }
      expected = .flag
    case .online:
      if rules.isOnline(value) != nil || value.isAbsent { return }
      expected = .flag
    case .givenName, .familyName, .remark, .identifier, .group, .inner: return
    }
    let kind = cursor.unreadable(entry.value, expected: expected)
    note(kind, entry, at: entry.value, in: cursor, path: path)
  }

  private mutating func noteSlips(
    _ given: Set<FriendField>,
    in cursor: Format.Reader,
    path: DataPath
  ) {
    for entry in finder.dictionary.entries where finder.dictionary.meaning(of: entry) == nil {
      guard let key = finder.dictionary.key(of: entry), !entry.value.kind.isContainer,
        let similar = slips.similar(to: key),
        let field = KeyMeanings.ofTable.meaning(of: similar)?.friend?.field, !given.contains(field)
      else { continue }
      slips.note(
        key,
        similar: similar,
        path: path.appending(.key(key)),
        offset: cursor.offset(of: entry.key)
      )
    }
  }

  private mutating func note(
    _ kind: Problem.Kind,
    _ entry: DictionaryReader.Entry,
    at node: Node,
    in cursor: Format.Reader,
    path: DataPath
  ) {
    let key = finder.dictionary.key(of: entry)
    findings.append(Finding(kind: kind, path: path, key: key, offset: cursor.offset(of: node)))
  }
}

extension DictionaryReader {
  /// The keys that cannot be read, and those that are there again.
  func repetitions<Reader: Cursor>(
    path: DataPath,
    index: Int?,
    in cursor: Reader,
    _ counts: RepeatedKey
  ) -> [Finding] {
    others.map { entry in
      let key = key(of: entry)
      let kind = key.map { Problem.Kind.repeatedKey($0, counts: counts) } ?? .unreadableKey
      let offset = cursor.offset(of: entry.key)
      return Finding(kind: kind, path: path, index: index, key: key, offset: offset)
    }
  }
}

extension Cursor {
  /// Whether a list has no members.
  func isEmpty(_ list: Node) -> Bool {
    var inside = self
    inside.at = list.range.lowerBound
    return (try? inside.enter(list.kind)) != true
  }

  /// The problem of a value that cannot be read as what its key asks for.
  func unreadable(_ node: Node, expected: Problem.Expected) -> Problem.Kind {
    guard isUTF8(node) else { return .notUTF8 }
    let excerpt: String? =
      switch node.kind {
      case .text: text(of: node)?.excerpt
      case .number: word(of: node)?.excerpt
      default: nil
      }
    return .unreadable(Problem.Found(kind: node.kind, excerpt: excerpt), expected: expected)
  }
}
