/// One walk over a dictionary that answers everything that is asked about it: which entries count,
/// which has the best key for each field, which lists there are, and what else.
struct DictionaryReader {
  /// An entry that counts.
  struct Entry {
    /// The number of its key.
    let number: Int
    let key: Node
    var value: Node
  }

  private(set) var cache: KeyCache

  /// The entries that count, in file order.
  private(set) var entries: [Entry] = []

  /// The entries whose keys cannot be read, or were there before.
  private(set) var others: [Entry] = []

  init(_ meanings: KeyMeanings) { cache = KeyCache(meanings) }

  /// Takes over what is known of keys.
  init(_ cache: KeyCache) { self.cache = cache }

  /// The text of an entry's key; nil where it cannot be read.
  func key(of entry: Entry) -> String? { cache.texts[entry.number] }

  func meaning(of entry: Entry) -> KeyMeaning? { cache.meanings[entry.number] }

  /// Reads the dictionary that begins at the cursor, and moves behind it.
  ///
  /// - Parameters:
  ///   - last: Whether the last of several equal keys counts, and not the first.
  ///   - skip: Moves over a value.
  @inline(__always)
  mutating func read<Reader: Cursor>(
    _ cursor: inout Reader,
    last: Bool,
    skip: (inout Reader) throws(SyntaxFault) -> Node = { (cursor) throws(SyntaxFault) in
      try cursor.skip()
    }
  ) throws(SyntaxFault) {
    entries.removeAll(keepingCapacity: true)
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    cache.begin()
    var seen: UInt64 = 0
    var hasMember = try cursor.enter(.dictionary)
    while hasMember {
      let key = try cursor.key()
      let number = cache.number(of: key, in: cursor)
      let entry = Entry(number: number, key: key, value: try skip(&cursor))
      let bit: UInt64 = number < 64 ? 1 << UInt64(number) : 0
      if bit == 0 || seen & bit != 0 || cache.texts[number] == nil {
        take(entry, last: last)
      } else {
        seen |= bit
        entries.append(entry)
      }
      hasMember = try cursor.next(in: .dictionary)
    }
  }

  /// Takes an entry whose key may be there already, or cannot be read.
  private mutating func take(_ entry: Entry, last: Bool) {
    guard cache.texts[entry.number] != nil else { return others.append(entry) }
    guard let index = entries.firstIndex(where: { $0.number == entry.number }) else {
      return entries.append(entry)
    }
    others.append(entry)
    if last {
      entries.remove(at: index)
      entries.append(entry)
    }
  }

  /// Visits the entries of a friend's field, the best key first, until one answers.
  @inline(__always)
  func first<Value>(
    _ field: FriendField,
    _ value: (Entry) -> Value?
  ) -> Value? {
    var floor = -1
    while true {
      var best: (entry: Entry, rank: Int)?
      for entry in entries {
        guard let place = cache.meanings[entry.number]?.friend, place.field == field,
          place.rank > floor, place.rank < best?.rank ?? .max
        else { continue }
        best = (entry, place.rank)
      }
      guard let best else { return nil }
      if let value = value(best.entry) { return value }
      floor = best.rank
    }
  }

  /// Visits the entries of a group's field, the best key first, until one answers.
  func first<Value>(_ field: GroupField, _ value: (Entry) -> Value?) -> Value? {
    let found = entries.compactMap { entry in
      cache.meanings[entry.number]?.group.flatMap { $0.field == field ? ($0.rank, entry) : nil }
    }
    for (_, entry) in found.sorted(by: { $0.0 < $1.0 }) {
      if let value = value(entry) { return value }
    }
    return nil
  }
}
