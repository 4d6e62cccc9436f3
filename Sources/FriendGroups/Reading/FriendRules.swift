/// How the friends of one file are read: which key means what, and what its service does with values.
struct FriendRules: Sendable {
  var meanings = KeyMeanings.ofTable

  /// Whether all texts are UTF-8 that was taken for Latin-1.
  var repairsText = false

  /// Whether intros are HTML.
  var hasHTML = false

  /// The key that was taken for the name, as no known one is there.
  var inferredName: String?

  /// Whether friends are known by their keys alone, and the values are something else.
  var isKeyedOnly = false

  /// What numbers mean that say whether a friend is online, beyond 0 and 1.
  var online: [ClosedRange<Int>: Bool] = [:]

  /// A text as it was meant.
  func repaired(_ text: String) -> String { repairsText ? text.repairedLatin1 ?? text : text }

  /// Whether a value says that a friend is online.
  func isOnline(_ value: Scalar) -> Bool? {
    if case .integer(let number) = value {
      for (range, isOnline) in online where range ~= number { return isOnline }
    }
    return value.flag
  }
}

extension String {
  /// The text whose UTF-8 was taken for Latin-1, as the exports of Facebook have it; nil where this is
  /// none.
  var repairedLatin1: String? {
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    return bytes.withUnsafeBytes { String(utf8: $0) }
  }

  /// The text of HTML: tags left out, entities read, line breaks as spaces.
  var withoutMarkup: String {
    guard contains(where: { $0 == "<" || $0 == "&" }) else { return self }
    var text = ""
    var rest = self[...]
    while let index = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      text += rest[..<index]
      let closer: Character = rest[index] == "<" ? ">" : ";"
      guard let end = rest[index...].firstIndex(of: closer) else { break }
      let markup = rest[rest.index(after: index)..<end]
      if closer == ";" {
        text += markup.characterOfEntity.map(String.init) ?? String(rest[index...end])
      } else if markup.hasPrefix("br") || markup == "p" {
        if !text.isEmpty { text += " " }
      }
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}

extension Substring {
  /// The character that an entity of HTML stands for: those of XML, `nbsp`, and numbers.
  fileprivate var characterOfEntity: Character? {
    switch self {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return " "
    default: break
    }
    guard first == "#" else { return nil }
    let number = dropFirst()
    let isHexadecimal = number.first == "x" || number.first == "X"
    let code = isHexadecimal ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return code.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
