/// Values that were found by ``KeyTable``, as the container of a decoder that has them in the plain
/// shape.
protocol FoundContainer: KeyedDecodingContainerProtocol {
  /// The value; nil where there is none.
  func scalar(for key: Key) -> Scalar?

  /// How many members the list under a key has; nil where there is none.
  func count(for key: Key) -> Int?
}

/// Lends values that were found to the models: so these know one shape, and any decoder can make them.
///
/// Made once for many models, since a container of a decoder is costly to make.
struct ValueDecoder<Container: FoundContainer>: Decoder {
  private let values: KeyedDecodingContainer<Container.Key>

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ container: Container) { values = KeyedDecodingContainer(container) }

  func container<Key: CodingKey>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let values = values as? KeyedDecodingContainer<Key> else { throw mismatch("\(Key.self)") }
    return values
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw mismatch("a list") }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw mismatch("a value")
  }
}

extension FoundContainer {
  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] { [] }

  func count(for key: Key) -> Int? { nil }

  func contains(_ key: Key) -> Bool { scalar(for: key) != nil }

  func decodeNil(forKey key: Key) -> Bool { !contains(key) }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? { scalar(for: key)?.text }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? { scalar(for: key)?.flag }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? { scalar(for: key)?.number }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try decodeIfPresent(type, forKey: key) ?? { throw mismatch("a text") }()
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try decodeIfPresent(type, forKey: key) ?? { throw mismatch("a switch") }()
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try decodeIfPresent(type, forKey: key) ?? { throw mismatch("a number") }()
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    throw mismatch("\(type)")
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    guard let count = count(for: key) else { throw mismatch("a list") }
    return CountedMembers(count: count)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw mismatch("a dictionary")
  }

  func superDecoder() throws -> any Decoder { throw mismatch("a class") }

  func superDecoder(forKey key: Key) throws -> any Decoder { throw mismatch("a class") }
}

/// A list of which nothing is known but how many members it has.
private struct CountedMembers: UnkeyedDecodingContainer {
  let count: Int?

  var codingPath: [any CodingKey] { [] }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }

  mutating func decodeNil() throws -> Bool { throw mismatch("a value") }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    throw mismatch("\(type)")
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    throw mismatch("a dictionary")
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw mismatch("a list")
  }

  mutating func superDecoder() throws -> any Decoder { throw mismatch("a class") }
}

private func mismatch(_ expected: String) -> DecodingError {
  .dataCorrupted(.init(codingPath: [], debugDescription: "no model asks for \(expected)"))
}
