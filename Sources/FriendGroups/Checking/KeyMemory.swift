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
    let letters = key.foldedKey
    for field in F.allCases {
      for spelling in field.spellings where letters.isSlip(of: spelling.foldedKey) {
        return .similar(field, spelling: spelling)
      }
    }
    return .unknown
  }
}

extension GroupField {
  func fits(_ kind: ValueKind) -> Bool {
    switch self {
    case .name: kind == .text
    case .friends: kind == .array
    case .online, .open, .closed: kind == .number || kind == .boolean || kind == .text
    }
  }
}

extension FriendField {
  func fits(_ kind: ValueKind) -> Bool { !kind.isContainer }
}

extension String {
  /// Whether this may be the other word with one letter wrong, missing, too many, or in the place of
  /// its neighbour.
  ///
  /// Words of less than four letters are too much alike to tell.
  fileprivate func isSlip(of word: String) -> Bool {
    let (typed, meant) = (Array(self), Array(word))
    guard min(typed.count, meant.count) > 3, abs(typed.count - meant.count) <= 1 else {
      return false
    }
    let start = zip(typed, meant).prefix { $0 == $1 }.count
    let (rest, restMeant) = (typed.dropFirst(start), meant.dropFirst(start))
    if rest.count != restMeant.count {
      return rest.count < restMeant.count
        ? rest.elementsEqual(restMeant.dropFirst()) : rest.dropFirst().elementsEqual(restMeant)
    }
    return rest.dropFirst().elementsEqual(restMeant.dropFirst())
      || rest.prefix(2).elementsEqual(restMeant.prefix(2).reversed())
        && rest.dropFirst(2).elementsEqual(restMeant.dropFirst(2))
  }
}
