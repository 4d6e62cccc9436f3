/// A key of a dictionary in a data file whose meaning is known; other keys make no field key, and so
/// never show up in a container.
struct FieldKey<F: Field>: CodingKey {
  let stringValue: String
  let meaning: FieldMeaning<F>

  init?(stringValue: String) {
    guard let meaning = F.meaning(of: stringValue) else { return nil }
    self.stringValue = stringValue
    self.meaning = meaning
  }

  var intValue: Int? { nil }
  init?(intValue: Int) { nil }
}

/// A key of any spelling.
struct AnyKey: CodingKey {
  let stringValue: String

  init(stringValue: String) { self.stringValue = stringValue }

  var intValue: Int? { nil }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer {
  /// Reads a field under the first of its keys that holds something readable.
  ///
  /// Keys that differ only in case or `_` have the same rank; their spelling decides then, so that
  /// the answer is the same on every run.
  func first<F, Value>(
    _ field: F,
    of keys: [FieldKey<F>],
    read: (FieldKey<F>) -> Value?
  ) -> Value? where Key == FieldKey<F> {
    // A field with one key, or none, is the rule; only more than one must be ordered.
    var only: FieldKey<F>?
    for key in keys where key.meaning.field == field {
      if only != nil {
        return keys.filter { $0.meaning.field == field }
          .sorted { ($0.meaning.rank, $0.stringValue) < ($1.meaning.rank, $1.stringValue) }
          .lazy.compactMap(read).first
      }
      only = key
    }
    return only.flatMap(read)
  }
}
