/// A key of a dictionary in a data file, in any spelling.
struct FieldKey: CodingKey, Hashable, Sendable {
  let stringValue: String

  init(stringValue: String) { self.stringValue = stringValue }

  var intValue: Int? { nil }
  init?(intValue: Int) { nil }
}
