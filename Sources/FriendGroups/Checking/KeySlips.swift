/// The keys of a file that look like known ones, each counted once.
struct KeySlips {
  /// A key without a meaning that may be meant for a field.
  struct Slip {
    let key: String
    let similar: String
    let path: DataPath
    let offset: Int
    var count: Int
  }

  private(set) var slips: [Slip] = []
  private var indexes: [String: Int] = [:]
  private var known: [String: String?] = [:]

  /// More different keys than this are no friend list's, and are not kept.
  private static let capacity = 1 << 12

  /// The key of the table that a key without a meaning looks like; nil where it looks like none.
  mutating func similar(to key: String) -> String? {
    if let similar = known[key] { return similar }
    let similar = Self.find(key)
    if known.count < Self.capacity { known[key] = similar }
    return similar
  }

  mutating func note(_ key: String, similar: String, path: DataPath, offset: Int) {
    if let index = indexes[key] {
      slips[index].count += 1
    } else if slips.count < Self.capacity {
      indexes[key] = slips.count
      slips.append(Slip(key: key, similar: similar, path: path, offset: offset, count: 1))
    }
  }

  private static func find(_ key: String) -> String? {
    // A key much longer than any known one is like none.
    guard key.utf8.count <= 32 else { return nil }
    let letters = Array(key.foldedKey.utf8)
    return words.first { letters.isSlip(of: $0.letters) }?.key
  }

  private static let words: [(key: String, letters: [UInt8])] = {
    let keys =
      GroupField.allCases.flatMap { KeyTable.keys(of: $0) }
      + FriendField.allCases.flatMap { KeyTable.keys(of: $0) }
    return keys.map { ($0, Array($0.foldedKey.utf8)) }
  }()
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
