/// What the members of a list are like: the evidence on which a list is taken for one of groups or of
/// friends.
///
/// The first thousand members are looked at, so that no decision depends on a single one, and none
/// takes long.
struct ListSurvey {
  /// The most members that are looked at.
  static let sample = 1_000

  private(set) var count = 0
  private(set) var dictionaries = 0
  private(set) var texts = 0
  private(set) var numbers = 0
  private(set) var textLists = 0
  private(set) var others = 0

  /// Whether a member has a key that means friends, with a list or a dictionary under it that holds
  /// more than numbers.
  private(set) var hasFriends = false

  /// Whether a member has an empty list under a key that means friends.
  private(set) var hasEmptyFriends = false

  /// Whether a member has a key that only a person has.
  private(set) var hasPerson = false

  /// Whether a member has a key that can name it, identifiers aside.
  private(set) var hasName = false

  /// Whether a member has a key of a friend: a name, an intro, a picture, a switch.
  private(set) var hasFriendKey = false

  /// The keys of lists, where every member that has any has these; nil where they differ.
  private(set) var listKeys: Set<String>? = []

  /// Whether all lists that may hold friends hold texts or named dictionaries, and some does.
  private(set) var listsHoldPeople = true

  /// Whether a list that may hold friends is not empty.
  private(set) var hasLists = false

  /// Whether a list that may hold friends holds texts.
  private(set) var listsHoldTexts = false

  /// Whether no member says more beside its lists than a group does.
  private(set) var isTerse = true

  /// How many plain values a group has beside its list, where that holds texts.
  private static let valuesOfGroup = 3

  /// The only key of all members, if a dictionary stands under it.
  private(set) var wrapper: String?

  /// How many members have each key, with its text value or texts for the first hundred.
  private(set) var values: [String: [Scalar]] = [:]

  /// The keys in the order in which they were met.
  private(set) var keys: [String] = []

  /// The first service of which a member has the keys.
  private(set) var service: Service?

  private var dictionary: DictionaryReader
  private let last: Bool

  init(_ meanings: KeyMeanings, last: Bool) {
    dictionary = DictionaryReader(meanings)
    self.last = last
  }

  var isEmpty: Bool { count == 0 }

  /// Looks at the members of the list or the dictionary at the cursor.
  ///
  /// - Parameters:
  ///   - takesBroken: Whether a broken member is passed over.
  ///   - isEnough: Whether what is known decides already, so that no more need be read.
  mutating func read<Reader: Cursor>(
    _ cursor: inout Reader,
    _ kind: ValueKind,
    takingBroken takesBroken: Bool = false,
    until isEnough: (ListSurvey) -> Bool
  ) throws(SyntaxFault) {
    var hasMember = try cursor.enter(kind)
    while hasMember, count < Self.sample {
      if kind == .dictionary { _ = try cursor.key() }
      let start = cursor
      do throws(SyntaxFault) { try add(&cursor) } catch {
        guard takesBroken else { throw error }
        cursor = start
        _ = try cursor.skip()
      }
      if isEnough(self) { return }
      hasMember = try cursor.next(in: kind)
    }
  }

  /// Looks at the member at the cursor, and moves behind it.
  mutating func add<Reader: Cursor>(_ cursor: inout Reader) throws(SyntaxFault) {
    count += 1
    switch cursor.kind {
    case .dictionary:
      dictionaries += 1
      try dictionary.read(&cursor, last: last)
      look(in: cursor)
      return
    case .text: texts += 1
    case .number: numbers += 1
    case .array:
      let start = cursor
      var inside = cursor
      if (try? inside.enter(.array)) == true, inside.kind == .text {
        textLists += 1
      } else {
        others += 1
      }
      cursor = start
    default: others += 1
    }
    _ = try cursor.skip()
  }

  private mutating func look<Reader: Cursor>(in cursor: Reader) {
    var lists: Set<String> = []
    var names: Set<String> = []
    for entry in dictionary.entries {
      guard let key = dictionary.key(of: entry) else { continue }
      names.insert(key)
      let meaning = dictionary.meaning(of: entry)
      if meaning?.isPersonal == true { hasPerson = true }
      if let friend = meaning?.friend { look(at: friend.field, entry.value) }
      if entry.value.kind == .array {
        let content = ListContent(of: entry.value, in: cursor, dictionary.cache, last: last)
        if meaning?.isFriends == true {
          if content == .nothing { hasEmptyFriends = true }
          if content.mayBeFriends { hasFriends = true }
        }
        if meaning?.namesGroups != true {
          lists.insert(key)
          if content != .people, content != .nothing, content != .texts { listsHoldPeople = false }
          if content == .texts { listsHoldTexts = true }
          if content != .nothing { hasLists = true }
        }
        if meaning?.namesGroups == true { note(key, .text(key)) }
      } else if entry.value.kind == .dictionary {
        if meaning?.isFriends == true, ListContent.isOfDictionaries(entry.value, in: cursor) {
          hasFriends = true
        }
      } else {
        note(key, cursor.scalar(of: entry.value))
      }
    }
    let plain = dictionary.entries.count { !$0.value.kind.isContainer }
    if !lists.isEmpty, plain > Self.valuesOfGroup { isTerse = false }
    let only = dictionary.entries.first { $0.value.kind == .dictionary }
    let wrapping = dictionary.entries.count == 1 ? only.flatMap(dictionary.key(of:)) : nil
    wrapper = dictionaries == 1 || wrapper == wrapping ? wrapping : nil
    if !lists.isEmpty {
      if listKeys?.isEmpty == true {
        listKeys = lists
      } else if listKeys != lists {
        listKeys = nil
      }
    }
    service = service ?? Service.all.first { !$0.keys.isEmpty && names.isSuperset(of: $0.keys) }
  }

  private mutating func look(at field: FriendField, _ value: Node) {
    switch field {
    case .name, .givenName, .familyName, .remark:
      hasName = true
      hasFriendKey = true
    case .intro, .icon, .vip, .online: hasFriendKey = true
    case .inner: hasName = hasName || value.kind.isContainer
    case .identifier, .group: break
    }
  }

  private mutating func note(_ key: String, _ value: Scalar) {
    if values[key] == nil { keys.append(key) }
    if values[key, default: []].count < 100 { values[key, default: []].append(value) }
  }
}

/// What a list in a dictionary holds, as its first members tell.
enum ListContent {
  case nothing
  /// Dictionaries, half of them at least with a name, or texts among them.
  case people
  /// Texts that are no addresses.
  case texts
  /// Dictionaries without a name, or a mixture.
  case dictionaries
  case numbers
  case others

  /// How many members tell it.
  private static let sample = 8

  init<Reader: Cursor>(of list: Node, in cursor: Reader, _ cache: KeyCache, last: Bool) {
    var cursor = cursor
    cursor.at = list.range.lowerBound
    var count = 0
    var people = 0
    var texts = 0
    var dictionaries = 0
    var numbers = 0
    var reader = DictionaryReader(cache)
    do throws(SyntaxFault) {
      var hasMember = try cursor.enter(list.kind)
      while hasMember, count < Self.sample {
        count += 1
        switch cursor.kind {
        case .text:
          let text = cursor.text(of: try cursor.skip()) ?? ""
          if !text.isURL { texts += 1 }
        case .number:
          numbers += 1
          _ = try cursor.skip()
        case .dictionary:
          dictionaries += 1
          try reader.read(&cursor, last: last)
          if reader.isNamed { people += 1 }
        default: _ = try cursor.skip()
        }
        hasMember = try cursor.next(in: list.kind)
      }
    } catch {
      // What is broken is told when it is read.
      people += count > people + texts ? 1 : 0
    }
    switch count {
    case 0: self = .nothing
    case texts: self = .texts
    case ...(2 * people + texts) where people > 0: self = .people
    case numbers: self = .numbers
    default: self = dictionaries > 0 || texts > 0 ? .dictionaries : .others
    }
  }

  /// Whether it may hold the friends of a group under a key that says so.
  var mayBeFriends: Bool { self == .people || self == .texts || self == .dictionaries }

  /// Whether the first value of a dictionary is a dictionary itself.
  static func isOfDictionaries<Reader: Cursor>(_ node: Node, in cursor: Reader) -> Bool {
    var cursor = cursor
    cursor.at = node.range.lowerBound
    guard (try? cursor.enter(.dictionary)) == true, (try? cursor.key()) != nil else { return false }
    return cursor.kind == .dictionary
  }
}

extension DictionaryReader {
  /// Whether a key can name it: a name of a friend or of a group, in part or in full.
  var isNamed: Bool {
    entries.contains { entry in
      switch meaning(of: entry)?.friend?.field {
      case .name, .givenName, .familyName, .remark: true
      default: false
      }
    }
  }
}
