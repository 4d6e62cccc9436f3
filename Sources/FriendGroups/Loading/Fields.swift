/// Which keys some dictionaries use for each field, the best first, and what stands under them.
///
/// A walk through the source finds this out before anything is decoded, since it is dear to ask
/// Foundation's containers for all their keys, and dearer to ask them for a value of a wrong type.
struct Fields<F: Field>: Sendable {
  /// A key in use, and every kind of value that was met under it.
  struct Use: Sendable {
    let key: FieldKey
    var kinds: KindSet
    let rank: Int
  }

  private let uses: [[Use]]

  /// Whether so many keys are in use that none of the dictionaries can have them all.
  let isSprawling: Bool

  /// - Parameter uses: The keys of each field, in the order of the fields.
  fileprivate init(_ uses: [[Use]]) {
    self.uses = uses.map { uses in
      uses.sorted { ($0.rank, $0.key.stringValue) < ($1.rank, $1.key.stringValue) }
    }
    isSprawling = uses.contains { $0.count > 16 }
  }

  /// The fields of one dictionary, of which nothing but the keys is known.
  init(keys: [FieldKey]) {
    var walk = FieldWalk<F>()
    for key in keys { walk.note(key.stringValue, .all) }
    self = walk.fields
  }

  /// The keys that are used for a field.
  ///
  /// Keys that differ only in case or `_` have the same rank; their spelling decides then, so that
  /// the answer is the same on every run.
  subscript(field: F) -> [Use] { uses[field.rawValue] }
}

/// Collects the keys of one dictionary after the other.
struct FieldWalk<F: Field> {
  private var uses: [[Fields<F>.Use]] = Array(repeating: [], count: F.allCases.count)

  /// The keys met so far, in the order in which dictionaries have them.
  private var seen: [(key: String, place: Place?)] = []
  private var indexes: [String: Int] = [:]
  /// Where in `seen` the next key is likely to be: the dictionaries of a file are alike.
  private var likely = 0

  /// Where in `uses` a key stands.
  private struct Place {
    let field: Int
    let index: Int
  }

  /// How many keys without a meaning are kept in mind.
  private static var memory: Int { 64 }

  /// The fields that were met.
  var fields: Fields<F> { Fields(uses) }

  /// Notes an entry of a dictionary.
  mutating func note(_ key: String, _ kinds: KindSet) {
    if let place = place(of: key) { uses[place.field][place.index].kinds.formUnion(kinds) }
  }

  private mutating func place(of key: String) -> Place? {
    if likely >= seen.count { likely = 0 }
    if likely < seen.count, seen[likely].key == key {
      likely += 1
      return seen[likely - 1].place
    }
    if let index = indexes[key] {
      likely = index + 1
      return seen[index].place
    }
    var place: Place?
    if let meaning = F.meaning(of: key) {
      let field = meaning.field.rawValue
      place = Place(field: field, index: uses[field].count)
      uses[field].append(.init(key: FieldKey(stringValue: key), kinds: [], rank: meaning.rank))
    } else if seen.count >= Self.memory {
      return nil
    }
    indexes[key] = seen.count
    seen.append((key, place))
    likely = seen.count
    return place
  }
}
