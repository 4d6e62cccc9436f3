/// Looks through one group: its header, and then every friend.
struct GroupCheck<Format: Source> {
  typealias Reader = Format.Reader

  private let source: Format
  private let shape: ListShape

  /// What is wrong with the group and its friends.
  private(set) var findings: [Finding] = []

  /// The keys that look like known ones.
  private(set) var slips: KeySlips

  /// How many friends have a name by a key that was inferred.
  private(set) var namedByInference = 0

  /// The shared containers that were looked through; nil in a text, where none is shared.
  private(set) var seen: Set<Int>?

  init(_ source: Format, _ shape: ListShape, slips: KeySlips, seen: Set<Int>?) {
    self.seen = seen
    self.source = source
    self.shape = shape
    self.slips = slips
  }

  /// Looks through a group.
  ///
  /// - Parameters:
  ///   - first: The number of an earlier group with the same name.
  ///   - path: The path of the group.
  /// - Throws: ``SyntaxFault`` where a part of it cannot be read.
  mutating func check(
    _ group: FriendGroup,
    at place: GroupPlace,
    sharingNameWith first: Int?,
    path: DataPath
  ) throws(SyntaxFault) {
    var friends = FriendCheck(source, shape, slips: slips, seen: seen)
    let isDictionary = place.node.kind == .dictionary && !place.lists.isEmpty || isGroup(place)
    if isDictionary {
      try checkHeader(group, at: place, sharingNameWith: first, path: path)
      friends.slips = slips
      friends.seen = seen
    } else {
      checkKey(of: place, group, sharingNameWith: first, path: path)
    }
    var lists = place.lists[...]
    var rest = lists.first?.count ?? 0
    var base = isDictionary ? path : place.step == nil ? shape.path : path
    if let list = lists.first { base = path.appending(.key(list.key)) }
    for run in place.runs {
      while rest == 0, lists.count > 1 {
        lists.removeFirst()
        rest = lists.first?.count ?? 0
        base = path.appending(.key(lists.first?.key ?? ""))
      }
      try friends.check(run, path: base)
      rest -= run.count
    }
    findings += friends.findings
    slips = friends.slips
    seen = friends.seen
    namedByInference = friends.named
    if isDictionary { checkCount(group, at: place, flags: friends.possibleCounts, path: path) }
  }

  private func isGroup(_ place: GroupPlace) -> Bool {
    switch shape.members {
    case .groups, .onlyGroup: true
    case .namedLists, .friends: false
    }
  }

  // MARK: The header

  /// Looks at the key that names a group.
  private mutating func checkKey(
    of place: GroupPlace,
    _ group: FriendGroup,
    sharingNameWith first: Int?,
    path: DataPath
  ) {
    guard let key = place.key else { return }
    let offset = source.offset(of: key)
    if source.text(of: key) == nil {
      let kind = source.withCursor { $0.unreadable(key, expected: .text) }
      findings.append(Finding(kind: kind, path: path, offset: offset))
    } else if let name = group.name {
      guard let first else { return }
      findings.append(Finding(kind: .repeatedName(name, first: first), path: path, offset: offset))
    } else {
      findings.append(Finding(kind: .noName(.group), path: path, offset: offset))
    }
  }

  private mutating func checkHeader(
    _ group: FriendGroup,
    at place: GroupPlace,
    sharingNameWith first: Int?,
    path: DataPath
  ) throws(SyntaxFault) {
    var dictionary = DictionaryReader(shape.friends.meanings)
    let lists = Set(place.lists.map(\.key))
    var found: [Finding] = []
    var slips = slips
    var seen = seen
    try source.withCursor(at: place.node.range.lowerBound) { (cursor) throws(SyntaxFault) in
      try dictionary.read(&cursor, last: Format.entryThatCounts == .last)
      func note(_ kind: Problem.Kind, _ key: String?, at node: Node) {
        found.append(Finding(kind: kind, path: path, key: key, offset: cursor.offset(of: node)))
      }
      var given: Set<GroupField> = []
      for entry in dictionary.entries {
        let key = dictionary.key(of: entry) ?? ""
        if entry.value.kind.isContainer, !lists.contains(key) {
          var value = cursor
          value.at = entry.value.range.lowerBound
          _ = try FaultWalk.skip(&value, seen: &seen)
        }
        guard let field = dictionary.meaning(of: entry)?.group?.field else { continue }
        given.insert(field)
        let value = cursor.scalar(of: entry.value)
        if value == .null { continue }
        let expected: Problem.Expected? =
          switch field {
          case .name: value.text == nil ? .text : nil
          case .online: value.number == nil ? .number : nil
          case .open, .closed: value.flag == nil ? .flag : nil
          case .friends: entry.value.kind == .array ? nil : .friends
          }
        if let expected, !(field == .friends && lists.contains(key)) {
          note(cursor.unreadable(entry.value, expected: expected), key, at: entry.value)
        }
      }
      for entry in dictionary.entries where entry.value.kind == .array {
        let key = dictionary.key(of: entry) ?? ""
        if lists.contains(key) {
          let isKnown = dictionary.meaning(of: entry)?.isFriends == true
          if !isKnown, shape.lists == .known { note(.onlyArray(key: key), key, at: entry.value) }
        } else if !cursor.isEmpty(entry.value), shape.lists == .known,
          dictionary.meaning(of: entry)?.group?.field ?? .friends == .friends
        {
          note(.ignoredList, key, at: entry.value)
        }
      }
      for entry in dictionary.entries where dictionary.meaning(of: entry) == nil {
        guard let key = dictionary.key(of: entry), let similar = slips.similar(to: key),
          let field = KeyMeanings.ofTable.meaning(of: similar)?.group?.field,
          !given.contains(field),
          field.fits(entry.value.kind)
        else { continue }
        slips.note(
          key,
          similar: similar,
          path: path.appending(.key(key)),
          offset: cursor.offset(of: entry.key)
        )
      }
      found += dictionary.repetitions(path: path, index: nil, in: cursor, Format.entryThatCounts)
      let offset = cursor.offset(of: place.node)
      guard let name = group.name else {
        if !found.contains(where: { $0.isUnreadableName }) {
          found.append(Finding(kind: .noName(.group), path: path, offset: offset))
        }
        return
      }
      guard let first else { return }
      let entry = dictionary.first(GroupField.name) { entry in
        cursor.scalar(of: entry.value).text == name ? entry : nil
      }
      found.append(
        Finding(
          kind: .repeatedName(name, first: first),
          path: path,
          key: entry.flatMap(dictionary.key(of:)),
          offset: entry.map { cursor.offset(of: $0.value) } ?? offset
        )
      )
    }
    self.slips = slips
    self.seen = seen
    findings += found
  }

  /// Compares the declared count with the number of friends, and with what they say themselves.
  private mutating func checkCount(
    _ group: FriendGroup,
    at place: GroupPlace,
    flags: ClosedRange<Int>?,
    path: DataPath
  ) {
    var dictionary = DictionaryReader(shape.friends.meanings)
    let declared = source.withCursor(at: place.node.range.lowerBound) { cursor in
      try? dictionary.read(&cursor, last: Format.entryThatCounts == .last)
      return dictionary.first(GroupField.online) { entry -> (String, Int, Int)? in
        guard let count = cursor.scalar(of: entry.value).number else { return nil }
        return (dictionary.key(of: entry) ?? "", count, cursor.offset(of: entry.value))
      }
    }
    guard let (key, count, offset) = declared else { return }
    if !(0...group.total ~= count) {
      let kind = Problem.Kind.impossibleCount(count, total: group.total)
      findings.append(Finding(kind: kind, path: path, key: key, offset: offset))
    } else if let flags, !(flags ~= count) {
      let kind = Problem.Kind.disputedCount(count, flags: flags)
      findings.append(Finding(kind: kind, path: path, key: key, offset: offset))
    }
  }
}

extension ListShape {
  /// How the friends of a group are found; nil where groups are lists.
  var lists: GroupLists? {
    switch members {
    case .groups(let lists), .onlyGroup(let lists): lists
    case .namedLists, .friends: nil
    }
  }
}

extension GroupField {
  func fits(_ kind: ValueKind) -> Bool {
    switch self {
    case .name: kind == .text
    case .friends: kind == .array
    case .online, .open, .closed: kind == .number || kind == .boolean || kind == .text
    }
  }
}

extension Finding {
  fileprivate var isUnreadableName: Bool {
    switch kind {
    case .unreadable(_, .text), .notUTF8: true
    default: false
    }
  }
}
