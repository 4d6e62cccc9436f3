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

  /// Whether a key or the syntax is broken, and so the decoder refuses the whole dictionary.
  private(set) var isUnreadable = false

  private var memory = KeyMemory<F>()
  private var similar: [(entry: Entry, key: Node, spelling: String)] = []
  private var keys: [String] = []
  private var distinctKeys: Set<String> = []

  /// Walks through a dictionary, and answers what is wrong with its keys.
  ///
  /// - Parameters:
  ///   - path: The path of the dictionary, or of the array that has it at `index`.
  mutating func walk(
    through dictionary: Node,
    of source: any Source,
    path: DataPath,
    index: Int? = nil
  ) -> [Finding] {
    entries.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    similar.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    distinctKeys.removeAll(keepingCapacity: true)
    isUnreadable = false
    var hasOverruled = false
    var findings: [Finding] = []
    func note(_ kind: Problem.Kind, _ key: String?, at offset: Int) {
      findings.append(Finding(kind: kind, path: path, index: index, key: key, offset: offset))
    }
    do throws(SyntaxFault) {
      try source.visitMembers(of: dictionary) { member in
        guard let keyNode = member.key else { return .goOn }
        guard let key = source.text(of: keyNode) else {
          note(.unreadableKey, nil, at: source.offset(of: keyNode))
          isUnreadable = true
          return .goOn
        }
        if isRepeated(key) {
          let kind = Problem.Kind.repeatedKey(key, counts: source.entryThatCounts)
          note(kind, key, at: source.offset(of: keyNode))
          guard source.entryThatCounts == .last else { return .goOn }
          hasOverruled = true
        }
        take(key, keyNode, member.value)
        return .goOn
      }
    } catch {
      note(.syntax(error.reason), nil, at: error.offset)
      isUnreadable = true
    }
    if hasOverruled { dropOverruled() }
    let given = similar.isEmpty ? [] : Set(entries.map(\.field))
    for (entry, key, spelling) in similar where !given.contains(entry.field) {
      let kind = Problem.Kind.unknownKey(entry.key, similar: spelling)
      note(kind, entry.key, at: source.offset(of: key))
    }
    return findings
  }

  private mutating func take(_ key: String, _ keyNode: Node, _ value: Node) {
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
