/// What a file says about one friend, as it was found.
struct FriendValues: DecodableValues {
  var name: String?
  var intro: String?
  var icon: String?
  var isVIP: Bool?
  var isOnline: Bool?

  func scalar(for key: String) -> Scalar? {
    switch Friend.CodingKeys(rawValue: key) {
    case .name: name.map(Scalar.text)
    case .intro: intro.map(Scalar.text)
    case .icon: icon.map(Scalar.text)
    case .vip: isVIP.map(Scalar.boolean)
    case .online: isOnline.map(Scalar.boolean)
    case nil: nil
    }
  }

  func count(for key: String) -> Int? { nil }
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
    var values = FriendValues()
    values.name = name(in: dictionary, of: cursor)
    values.intro = text(.intro, in: dictionary, of: cursor)
    values.icon = text(.icon, in: dictionary, of: cursor)
    values.isVIP = dictionary.first(.vip) { cursor.scalar(of: $0.value).flag }
    values.isOnline = dictionary.first(FriendField.online) {
      rules.isOnline(cursor.scalar(of: $0.value))
    }
    readInner(in: cursor, &values)
    if values.name == nil { values.name = text(.identifier, in: dictionary, of: cursor) }
    if let intro = values.intro, rules.hasHTML {
      let text = intro.withoutMarkup
      values.intro = text.isEmpty ? nil : text
    }
    return values
  }

  /// The name, by whatever key: what the user calls the friend, a name, a given and a family name, a
  /// key with a word before it.
  private func name<Reader: Cursor>(
    in dictionary: DictionaryReader,
    of cursor: Reader
  ) -> String? {
    var hasNickname = false
    var hasGivenName = false
    var hasName = false
    for entry in dictionary.entries {
      guard let meaning = dictionary.meaning(of: entry) else { continue }
      if meaning.isNickname { hasNickname = true }
      switch meaning.friend?.field {
      case .name where meaning.friend?.rank == 0 && !meaning.isNickname:
        hasName = text(entry, of: cursor) != nil
      case .givenName, .familyName: hasGivenName = true
      default: break
      }
    }
    if hasNickname, !hasName, let remark = text(.remark, in: dictionary, of: cursor) {
      return remark
    }
    let name = dictionary.first(FriendField.name) { entry -> String? in
      let rank = dictionary.meaning(of: entry)?.friend?.rank ?? 0
      if hasGivenName, rank >= KeyTable.fullNames.count,
        let name = fullName(in: dictionary, of: cursor)
      {
        return name
      }
      return text(entry, of: cursor)
    }
    return name ?? (hasGivenName ? fullName(in: dictionary, of: cursor) : nil)
      ?? nameInName(in: dictionary, of: cursor)
      ?? text(.remark, in: dictionary, of: cursor)
  }

  private func fullName<Reader: Cursor>(
    in dictionary: DictionaryReader,
    of cursor: Reader
  ) -> String? {
    let given = text(.givenName, in: dictionary, of: cursor)
    let family = text(.familyName, in: dictionary, of: cursor)
    guard let given, let family else { return given ?? family }
    return given.isHan && family.isHan ? family + given : "\(given) \(family)"
  }

  /// The name in a dictionary that stands where a name should: `{"first": …, "last": …}`.
  private func nameInName<Reader: Cursor>(
    in dictionary: DictionaryReader,
    of cursor: Reader
  ) -> String? {
    dictionary.first(FriendField.name) { entry -> String? in
      guard entry.value.kind == .dictionary else { return nil }
      var parts = DictionaryReader(rules.meanings)
      var inside = cursor
      inside.at = entry.value.range.lowerBound
      guard (try? parts.read(&inside, last: last)) != nil else { return nil }
      return fullName(in: parts, of: cursor) ?? text(.name, in: parts, of: cursor)
    }
  }

  /// Completes what is known of a friend by a dictionary inside, or the first of a list of them.
  private mutating func readInner<Reader: Cursor>(in cursor: Reader, _ values: inout FriendValues) {
    var found: Node?
    for entry in dictionary.entries where dictionary.meaning(of: entry)?.friend?.field == .inner {
      if entry.value.kind.isContainer { found = entry.value }
    }
    guard let found else { return }
    var inside = cursor
    inside.at = found.range.lowerBound
    if found.kind == .array, (try? inside.enter(.array)) != true { return }
    guard inside.kind == .dictionary, (try? inner.read(&inside, last: last)) != nil else { return }
    values.name =
      values.name ?? name(in: inner, of: cursor) ?? text(.identifier, in: inner, of: cursor)
    values.intro = values.intro ?? text(.intro, in: inner, of: cursor)
    values.icon = values.icon ?? text(.icon, in: inner, of: cursor)
    values.isOnline =
      values.isOnline
      ?? inner.first(FriendField.online) { rules.isOnline(cursor.scalar(of: $0.value)) }
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

  private func text<Reader: Cursor>(
    _ field: FriendField,
    in dictionary: DictionaryReader,
    of cursor: Reader
  ) -> String? {
    dictionary.first(field) { entry -> String? in
      let text = repaired(cursor.scalar(of: entry.value).text)
      return text?.isEmpty == true ? nil : text
    }
  }

  private func text<Reader: Cursor>(
    _ entry: DictionaryReader.Entry,
    of cursor: Reader
  ) -> String? {
    visible(cursor.scalar(of: entry.value))
  }

  private func repaired(_ text: String?) -> String? { text.map(rules.repaired) }

  private func visible(_ scalar: Scalar) -> String? { visible(repaired(scalar.text)) }

  private func visible(_ text: String?) -> String? {
    guard let text, !text.isInvisible else { return nil }
    return text
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
