/// What a file says about one friend, as it was found.
struct FriendValues {
  var name: String?
  var intro: String?
  var icon: String?
  var isVIP: Bool?
  var isOnline: Bool?
}

/// The values of one friend after the other, for the decoder.
final class FoundFriend: FoundContainer {
  typealias Key = Friend.CodingKeys

  var values = FriendValues()

  func scalar(for key: Key) -> Scalar? {
    switch key {
    case .name: values.name.map(Scalar.text)
    case .intro: values.intro.map(Scalar.text)
    case .icon: values.icon.map(Scalar.text)
    case .vip: values.isVIP.map(Scalar.boolean)
    case .online: values.isOnline.map(Scalar.boolean)
    }
  }
}

/// Finds what is said about a friend, whatever stands for one: a dictionary, a text, a number, or a
/// list that begins with a text.
struct FriendFinder {
  let rules: FriendRules

  /// Whether the last of equal keys counts.
  let last: Bool

  /// The entries of the friend that was read last, if it was a dictionary.
  private(set) var dictionary: DictionaryReader
  private var inner: DictionaryReader

  init(_ rules: FriendRules, last: Bool) {
    self.rules = rules
    self.last = last
    dictionary = DictionaryReader(rules.meanings)
    inner = DictionaryReader(rules.meanings)
  }

  /// Reads the friend that begins at the cursor, and moves behind it.
  ///
  /// - Parameters:
  ///   - key: The key of a friend in a dictionary of friends, which names one without a name.
  ///   - skip: Moves over a value in the friend.
  mutating func read<Reader: Cursor>(
    _ cursor: inout Reader,
    key: Node? = nil,
    skip: (inout Reader) throws(SyntaxFault) -> Node = { (cursor) throws(SyntaxFault) in
      try cursor.skip()
    }
  ) throws(SyntaxFault) -> FriendValues {
    var values: FriendValues
    switch cursor.kind {
    case _ where rules.isKeyedOnly:
      values = FriendValues()
      _ = try cursor.skip()
    case .dictionary:
      try dictionary.read(&cursor, last: last, skip: skip)
      values = self.values(in: cursor)
    case .array:
      values = try array(&cursor)
    default:
      values = FriendValues()
      values.name = visible(cursor.scalar(of: try cursor.skip()))
    }
    if values.name == nil, let key { values.name = visible(cursor.text(of: key)) }
    return values
  }

  // MARK: Dictionaries

  private mutating func values<Reader: Cursor>(in cursor: Reader) -> FriendValues {
    var picks = FriendPicks()
    pick(dictionary, &picks, in: cursor)
    var values = picks.values
    values.name = name(picks, in: cursor)
    if let inner = picks.inner { readInner(inner, in: cursor, &values) }
    if values.name == nil { values.name = picks.identifier.text }
    if rules.hasHTML, let intro = values.intro {
      let text = intro.withoutMarkup
      values.intro = text.isEmpty ? nil : text
    }
    return values
  }

  /// Picks the best value of each field, in one pass over the entries.
  private func pick<Reader: Cursor>(
    _ dictionary: borrowing DictionaryReader,
    _ picks: inout FriendPicks,
    in cursor: Reader
  ) {
    for entry in dictionary.entries {
      guard let meaning = dictionary.meaning(of: entry) else { continue }
      if meaning.isNickname { picks.hasNickname = true }
      guard let place = meaning.friend else { continue }
      let rank = place.rank
      switch place.field {
      case .name where rank < picks.name.rank:
        if entry.value.kind == .dictionary { picks.nameParts = picks.nameParts ?? entry.value }
        if let text = visible(cursor.scalar(of: entry.value)) {
          picks.name = .init(rank: rank, text: text)
          picks.hasProperName = rank == 0 && !meaning.isNickname
        }
      case .givenName where rank < picks.givenName.rank:
        picks.givenName.take(visible(cursor.scalar(of: entry.value)), rank)
      case .familyName where rank < picks.familyName.rank:
        picks.familyName.take(visible(cursor.scalar(of: entry.value)), rank)
      case .remark where rank < picks.remark.rank:
        picks.remark.take(visible(cursor.scalar(of: entry.value)), rank)
      case .identifier where rank < picks.identifier.rank:
        picks.identifier.take(visible(cursor.scalar(of: entry.value)), rank)
      case .intro where rank < picks.intro.rank:
        picks.intro.take(present(cursor.scalar(of: entry.value)), rank)
      case .icon where rank < picks.icon.rank:
        picks.icon.take(present(cursor.scalar(of: entry.value)), rank)
      case .vip where rank < picks.vip.rank:
        picks.vip.take(cursor.scalar(of: entry.value).flag, rank)
      case .online where rank < picks.online.rank:
        picks.online.take(rules.isOnline(cursor.scalar(of: entry.value)), rank)
      case .inner where entry.value.kind.isContainer: picks.inner = entry.value
      default: break
      }
    }
  }

  /// The name, by whatever key: what the user calls the friend, a name in full, a given and a family
  /// name, any other name, a key with a word before it.
  private func name<Reader: Cursor>(_ picks: FriendPicks, in cursor: Reader) -> String? {
    if picks.hasNickname, !picks.hasProperName, let remark = picks.remark.text { return remark }
    if picks.name.rank < KeyTable.fullNames.count { return picks.name.text }
    return picks.fullName ?? picks.name.text ?? nameInParts(picks.nameParts, in: cursor)
      ?? picks.remark.text
  }

  /// The name in a dictionary that stands where a name should: `{"first": …, "last": …}`.
  private func nameInParts<Reader: Cursor>(_ node: Node?, in cursor: Reader) -> String? {
    guard let node else { return nil }
    var dictionary = DictionaryReader(rules.meanings)
    var inside = cursor
    inside.at = node.range.lowerBound
    guard (try? dictionary.read(&inside, last: last)) != nil else { return nil }
    var picks = FriendPicks()
    pick(dictionary, &picks, in: cursor)
    return picks.fullName ?? picks.name.text
  }

  /// Completes what is known of a friend by a dictionary inside, or the first of a list of them.
  private mutating func readInner<Reader: Cursor>(
    _ node: Node,
    in cursor: Reader,
    _ values: inout FriendValues
  ) {
    var inside = cursor
    inside.at = node.range.lowerBound
    if node.kind == .array, (try? inside.enter(.array)) != true { return }
    guard inside.kind == .dictionary, (try? inner.read(&inside, last: last)) != nil else { return }
    var picks = FriendPicks()
    pick(inner, &picks, in: cursor)
    values.name = values.name ?? name(picks, in: cursor) ?? picks.identifier.text
    values.intro = values.intro ?? picks.intro.text
    values.icon = values.icon ?? picks.icon.text
    values.isOnline = values.isOnline ?? picks.online.flag
  }

  // MARK: Lists

  /// A friend as a list: its name, an intro, the address of a picture.
  private func array<Reader: Cursor>(
    _ cursor: inout Reader
  ) throws(SyntaxFault) -> FriendValues {
    var values = FriendValues()
    try cursor.visitMembers(of: .array) { (cursor, _) throws(SyntaxFault) in
      guard case .text(let found) = cursor.scalar(of: try cursor.skip()), !found.isEmpty else {
        return
      }
      let text = rules.repaired(found)
      if values.name == nil {
        values.name = visible(text)
      } else if text.isURL {
        if values.icon == nil, text.isImageURL { values.icon = text }
      } else if values.intro == nil {
        values.intro = text
      }
    }
    return values
  }

  // MARK: Texts

  private func present(_ scalar: Scalar) -> String? {
    guard let text = repaired(scalar.text), !text.isEmpty else { return nil }
    return text
  }

  private func repaired(_ text: String?) -> String? {
    rules.repairsText ? text.map(rules.repaired) : text
  }

  private func visible(_ scalar: Scalar) -> String? { visible(repaired(scalar.text)) }

  private func visible(_ text: String?) -> String? {
    guard let text, !text.isInvisible else { return nil }
    return text
  }
}

/// The best value of each field that was met in a dictionary.
private struct FriendPicks {
  /// A text, and how early its key stands in the table.
  struct Text {
    var rank = Int.max
    var text: String?

    mutating func take(_ found: String?, _ newRank: Int) {
      guard let found else { return }
      (rank, text) = (newRank, found)
    }
  }

  struct Flag {
    var rank = Int.max
    var flag: Bool?

    mutating func take(_ found: Bool?, _ newRank: Int) {
      guard let found else { return }
      (rank, flag) = (newRank, found)
    }
  }

  var name = Text()
  var givenName = Text()
  var familyName = Text()
  var remark = Text()
  var identifier = Text()
  var intro = Text()
  var icon = Text()
  var vip = Flag()
  var online = Flag()

  /// Whether the name stands under the key `name`, or whatever takes its place.
  var hasProperName = false
  var hasNickname = false

  /// A dictionary that stands where a name should, and one in which the friend is described.
  var nameParts: Node?
  var inner: Node?

  /// The values, but for the name.
  var values: FriendValues {
    FriendValues(
      name: nil,
      intro: intro.text,
      icon: icon.text,
      isVIP: vip.flag,
      isOnline: online.flag
    )
  }

  /// The given and the family name; the family name first and without a space if both are Han.
  var fullName: String? {
    guard let given = givenName.text, let family = familyName.text else {
      return givenName.text ?? familyName.text
    }
    return given.isHan && family.isHan ? family + given : "\(given) \(family)"
  }
}

extension String {
  /// Whether all characters are Han, so that a family name stands first and no space between.
  fileprivate var isHan: Bool {
    unicodeScalars.allSatisfy { $0.properties.isIdeographic }
  }

  /// Whether it is an address, and no name: it begins with a scheme (RFC 3986) or, as paths on the web
  /// do, with two slashes.
  var isURL: Bool {
    if hasPrefix("//") { return true }
    let scheme = utf8.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || $0 == 0x2B }
    guard scheme.count > 1, !utf8.contains(UInt8(ascii: " ")) else { return false }
    let rest = utf8[scheme.endIndex...]
    return rest.starts(with: "://".utf8)
      || ["data", "magnet", "mailto", "tel"].contains { scheme.elementsEqual($0.utf8) }
        && rest.first == UInt8(ascii: ":")
  }

  fileprivate var isImageURL: Bool {
    let path = prefix { $0 != "?" && $0 != "#" }.lowercased()
    return [".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".avif", ".bmp", ".ico"].contains {
      path.hasSuffix($0)
    } || lowercased().contains("avatar") || hasPrefix("data:image")
  }
}
