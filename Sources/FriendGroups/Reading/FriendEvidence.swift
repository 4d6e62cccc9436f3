/// What the friends of a list are like: the evidence on which their names are inferred, their texts
/// repaired, and flat lists put into groups.
struct FriendEvidence {
  private let meanings: KeyMeanings
  private let last: Bool
  private var survey: ListSurvey

  /// How many friends of groups are looked at, where nothing decides before.
  private static let sample = 200

  init(_ meanings: KeyMeanings, last: Bool) {
    self.meanings = meanings
    self.last = last
    survey = ListSurvey(meanings, last: last)
  }

  /// Looks at the first friends of a list.
  ///
  /// - Parameter survey: What is known of the list's members already.
  mutating func read<Reader: Cursor>(
    _ shape: ListShape,
    survey known: ListSurvey?,
    in cursor: Reader
  ) {
    var cursor = cursor
    cursor.at = shape.list.range.lowerBound
    switch shape.members {
    case .friends:
      if let known {
        survey = known
      } else {
        try? survey.read(&cursor, shape.list.kind) { _ in false }
      }
    case .groups, .namedLists:
      try? cursor.visitMembers(of: shape.list.kind) { (cursor, _) throws(SyntaxFault) in
        if survey.count >= Self.sample { throw SyntaxFault(offset: 0, reason: .trailing) }
        try readGroup(&cursor, shape.members)
      }
    case .onlyGroup: try? readGroup(&cursor, shape.members)
    }
  }

  private mutating func readGroup<Reader: Cursor>(
    _ cursor: inout Reader,
    _ members: ListShape.Members
  ) throws(SyntaxFault) {
    switch (members, cursor.kind) {
    case (.namedLists, .array):
      let enough = survey.count + Self.sample / 4
      var inside = cursor
      try survey.read(&inside, .array) { $0.count >= enough }
      _ = try cursor.skip()
    case (.groups(let lists), .dictionary), (.onlyGroup(let lists), .dictionary):
      var group = DictionaryReader(meanings)
      try group.read(&cursor, last: last)
      let enough = survey.count + Self.sample / 4
      for list in group.lists(lists, in: cursor) {
        var inside = cursor
        inside.at = list.value.range.lowerBound
        try survey.read(&inside, list.value.kind) { $0.count >= enough }
      }
    default: _ = try cursor.skip()
    }
  }

  /// Says how the friends of a list are read.
  func complete(_ shape: inout ListShape, options: ReadingOptions) {
    let service = shape.service ?? survey.service
    shape.service = service
    var rules = FriendRules(meanings: meanings)
    if let service {
      let own = service.friendKeys.filter { options.friendKeys[$0.key] == nil }
      rules.meanings = rules.meanings.replacing(friend: own)
      rules.online = service.online
      rules.hasHTML = service.hasHTML
      if service.isKeyedByFriend { rules.isKeyedOnly = true }
    }
    // In a dictionary of friends the keys are names.
    let isNamed = survey.hasName || shape.members == .friends && shape.list.kind == .dictionary
    if !isNamed, survey.wrapper == nil, options.friendKeys[.name] == nil, service == nil,
      let key = inferredName
    {
      rules.meanings = rules.meanings.replacing(friend: [.name: [key]])
      rules.inferredName = key
    }
    if let wrapper = survey.wrapper, service == nil {
      rules.meanings = rules.meanings.replacing(friend: [.inner: [wrapper]])
    }
    rules.repairsText = isMisread
    shape.friends = rules
    guard shape.members == .friends else { return }
    if options.groupBy == "letter" {
      shape.grouping = .letter
    } else if let key = options.groupBy {
      shape.grouping = .key(key, labels: [:])
    } else if let (key, labels) = service?.groupKey {
      shape.grouping = .key(key, labels: labels)
    } else if let key = groupKey {
      shape.grouping = .key(key, labels: [:])
    }
  }

  /// The key under which the friends of a flat list name their group; nil where none does.
  private var groupKey: String? {
    let spellings = KeyTable.keys(of: FriendField.group).map(\.foldedKey)
    let used = survey.keys.filter { key in
      spellings.contains(key.foldedKey)
        && (survey.values[key] ?? []).contains { value in
          value.text.map { !$0.isInvisible } ?? false
        }
    }
    func rank(_ key: String) -> Int { spellings.firstIndex(of: key.foldedKey) ?? .max }
    return used.min { rank($0) < rank($1) }
  }

  /// The first key whose values are mostly distinct texts, and no addresses, dates, numbers or
  /// identifiers.
  private var inferredName: String? {
    survey.keys.first { key in
      let values = survey.values[key] ?? []
      let texts = values.compactMap { value -> String? in
        guard case .text(let text) = value, text.mayBeName else { return nil }
        return text
      }
      return texts.count * 2 > values.count && Set(texts).count * 2 > texts.count
    }
  }

  /// Whether every text beyond ASCII is UTF-8 that was taken for Latin-1, and there is one.
  private var isMisread: Bool {
    var hasText = false
    for values in survey.values.values {
      for case .text(let text) in values where !text.utf8.allSatisfy({ $0 < 0x80 }) {
        guard text.repairedLatin1 != nil else { return false }
        hasText = true
      }
    }
    return hasText
  }
}

extension DictionaryReader {
  /// The lists that hold the friends of a group.
  func lists(_ lists: ListShape.GroupLists, in cursor: some Cursor) -> [Entry] {
    switch lists {
    case .known:
      var empty: Entry?
      let found = first(GroupField.friends) { entry -> Entry? in
        switch entry.value.kind {
        case .array:
          if !cursor.isEmpty(entry.value) { return entry }
          empty = empty ?? entry
          return nil
        case .dictionary:
          return ListContent.isOfDictionaries(entry.value, in: cursor) ? entry : nil
        default: return nil
        }
      }
      if let list = found ?? empty { return [list] }
      let arrays = entries.filter { $0.value.kind == .array }
      return arrays.count == 1 ? arrays : []
    case .unknown(let keys):
      return entries.filter { entry in
        entry.value.kind == .array && key(of: entry).map(keys.contains) == true
      }
    }
  }
}

extension String {
  /// Whether a text may be a name, and is no address, date, number or identifier.
  fileprivate var mayBeName: Bool {
    guard !isInvisible, utf8.count <= 200, !isURL, !contains("@") else { return false }
    let digits = utf8.count { $0.isDigit }
    if digits * 2 >= utf8.count { return false }
    let isHexadecimal =
      utf8.count >= 12 && utf8.allSatisfy { $0.hexadecimalDigit != nil || $0 == 0x2D }
    return !isHexadecimal && first != "/" && first != "#"
  }
}
