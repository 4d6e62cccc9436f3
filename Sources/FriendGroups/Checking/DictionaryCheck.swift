/// What one walk through a dictionary finds out about its keys.
struct DictionaryCheck<F: Field> {
  /// An entry whose key means a field.
  struct Entry {
    let field: F
    let rank: Int
    let key: String
    let value: Node
  }

  /// The entries with a meaning that count, in file order.
  private(set) var entries: [Entry] = []

  /// The other entries that count.
  private(set) var others: [(key: String, value: Node)] = []

  /// Whether a key cannot be read, and so the decoder refuses the whole dictionary.
  private(set) var isUnreadable = false

  private var memory = KeyMemory<F>()
  private var similar: [(entry: Entry, key: Node, spelling: String)] = []
  private var keys: [String] = []
  private var distinctKeys: Set<String> = []

  /// Walks through a dictionary, and answers what is wrong with its keys.
  ///
  /// - Throws: ``SyntaxFault`` at the first byte that cannot be right.
  mutating func walk(
    through dictionary: Node,
    of source: any Source
  ) throws(SyntaxFault) -> [(key: String?, offset: Int, kind: Problem.Kind)] {
    entries.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    similar.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    distinctKeys.removeAll(keepingCapacity: true)
    isUnreadable = false
    var hasOverruled = false
    var found: [(key: String?, offset: Int, kind: Problem.Kind)] = []
    try source.visitMembers(of: dictionary) { member in
      guard let keyNode = member.key else { return .goOn }
      guard let key = source.text(of: keyNode) else {
        found.append((nil, source.offset(of: keyNode), .unreadableKey))
        isUnreadable = true
        return .goOn
      }
      if isRepeated(key) {
        let kind = Problem.Kind.repeatedKey(key, counts: source.entryThatCounts)
        found.append((key, source.offset(of: keyNode), kind))
        guard source.entryThatCounts == .last else { return .goOn }
        hasOverruled = true
      }
      note(key, keyNode, member.value)
      return .goOn
    }
    if hasOverruled { dropOverruled() }
    let given = similar.isEmpty ? [] : Set(entries.map(\.field))
    for (entry, key, spelling) in similar where !given.contains(entry.field) {
      let kind = Problem.Kind.unknownKey(entry.key, similar: spelling)
      found.append((entry.key, source.offset(of: key), kind))
    }
    return found
  }

  private mutating func note(_ key: String, _ keyNode: Node, _ value: Node) {
    switch memory.meaning(of: key) {
    case .known(let meaning):
      entries.append(Entry(field: meaning.field, rank: meaning.rank, key: key, value: value))
    case .similar(let field, let spelling):
      others.append((key, value))
      guard field.fits(value.kind) else { return }
      similar.append((Entry(field: field, rank: 0, key: key, value: value), keyNode, spelling))
    case .unknown:
      others.append((key, value))
    }
  }

  /// Whether the dictionary has had this key before; keeps the key in mind.
  private mutating func isRepeated(_ key: String) -> Bool {
    // Few keys are compared faster than they are hashed.
    guard keys.count >= 16 else {
      if keys.contains(key) { return true }
      keys.append(key)
      return false
    }
    if distinctKeys.isEmpty { distinctKeys = Set(keys) }
    return !distinctKeys.insert(key).inserted
  }

  /// Drops all entries but the last of each key.
  private mutating func dropOverruled() {
    var seen: Set<String> = []
    entries = entries.reversed().filter { seen.insert($0.key).inserted }.reversed()
    others = others.reversed().filter { seen.insert($0.key).inserted }.reversed()
  }

  /// The entry of a field that is taken: of all that can be read, the one with the best key.
  func best(_ field: F, where isReadable: (Node) -> Bool) -> Entry? {
    entries.filter { $0.field == field && isReadable($0.value) }
      .min { ($0.rank, $0.key) < ($1.rank, $1.key) }
  }
}
