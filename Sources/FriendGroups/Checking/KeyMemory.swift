/// What the keys of one kind of dictionary mean, each found out once.
///
/// A file has few keys and many dictionaries.
struct KeyMemory<F: Field> {
  /// What a key means, or what it may be meant for.
  enum Meaning {
    case known(FieldMeaning<F>)
    case similar(F, spelling: String)
    case unknown
  }

  private var meanings: [String: Meaning] = [:]

  /// More different keys than this are no friend list's, and are not kept.
  private static var capacity: Int { 1 << 12 }

  mutating func meaning(of key: String) -> Meaning {
    if let meaning = meanings[key] { return meaning }
    let meaning = Self.findMeaning(of: key)
    if meanings.count < Self.capacity { meanings[key] = meaning }
    return meaning
  }

  private static func findMeaning(of key: String) -> Meaning {
    if let known = F.meaning(of: key) { return .known(known) }
    // A key much longer than any known one is like none.
    guard key.utf8.count <= 32 else { return .unknown }
    let letters = Array(key.foldedKey.utf8)
    let known = F.words.first { letters.isSlip(of: $0.letters) }
    return known.map { .similar($0.field, spelling: $0.spelling) } ?? .unknown
  }
}

extension Field {
  fileprivate static func makeWords() -> [FieldWord<Self>] {
    allCases.flatMap { field in
      field.spellings.map { spelling in
        FieldWord(field: field, spelling: spelling, letters: Array(spelling.foldedKey.utf8))
      }
    }
  }
}

extension GroupField {
  static let words = makeWords()

  func fits(_ kind: ValueKind) -> Bool {
    switch self {
    case .name: kind == .text
    case .friends: kind == .array
    case .online, .open, .closed: kind == .number || kind == .boolean || kind == .text
    }
  }
}

extension FriendField {
  static let words = makeWords()

  func fits(_ kind: ValueKind) -> Bool { !kind.isContainer }
}

extension [UInt8] {
  /// Whether this may be the other word with one letter wrong, missing, too many, or in the place of
  /// its neighbour.
  ///
  /// Words of less than four letters are too much alike to tell.
  fileprivate func isSlip(of word: [UInt8]) -> Bool {
    guard Swift.min(count, word.count) > 3, abs(count - word.count) <= 1 else { return false }
    var start = 0
    while start < count, start < word.count, self[start] == word[start] { start += 1 }
    let (rest, restMeant) = (dropFirst(start), word.dropFirst(start))
    if rest.count != restMeant.count {
      return rest.count < restMeant.count
        ? rest.elementsEqual(restMeant.dropFirst()) : rest.dropFirst().elementsEqual(restMeant)
    }
    return rest.dropFirst().elementsEqual(restMeant.dropFirst())
      || rest.prefix(2).elementsEqual(restMeant.prefix(2).reversed())
        && rest.dropFirst(2).elementsEqual(restMeant.dropFirst(2))
  }
}
