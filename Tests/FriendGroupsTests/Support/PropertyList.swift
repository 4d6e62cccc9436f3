import Foundation

/// A whole property list as Foundation decodes it, for comparing.
indirect enum PropertyList: Hashable {
  case array([PropertyList])
  case dictionary([String: PropertyList])
  case text(String)
  case integer(Int)
  case boolean(Bool)
  case date(Date)
  case data(Data)

  /// Something that decodes as none of these: a null, a set, a UID, a text that is not well formed.
  case other
}

extension PropertyList: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func decoded<Value: Decodable>(_ make: (Value) -> Self) -> Self? {
      (try? container.decode(Value.self)).map(make)
    }
    self =
      decoded(Self.array) ?? decoded(Self.dictionary) ?? decoded(Self.text)
      ?? decoded(Self.integer) ?? decoded(Self.boolean) ?? decoded(Self.date)
      ?? decoded(Self.data) ?? .other
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .array(let value): try container.encode(value)
    case .dictionary(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    case .date(let value): try container.encode(value)
    case .data(let value): try container.encode(value)
    case .other: try container.encodeNil()
    }
  }
}

extension PropertyList: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: Self...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, Self)...) {
    self = .dictionary(Dictionary(uniqueKeysWithValues: elements))
  }
  init(integerLiteral value: Int) { self = .integer(value) }
}
