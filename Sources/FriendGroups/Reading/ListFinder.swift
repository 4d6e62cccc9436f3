/// Finds the list of groups or friends in a file, whatever surrounds it.
///
/// The rules are those of `Documentation/files.md`; the first that applies wins. Candidates are looked
/// for in file order, and the search ends at one that no other can beat.
struct ListFinder<Format: Source> {
  typealias Reader = Format.Reader

  private let source: Format
  private let options: ReadingOptions

  /// Whether a broken container is taken as far as it can be read.
  private let takesBroken: Bool

  private let meanings: KeyMeanings
  private var best: Candidate?

  /// How far down the list may be.
  private static var deepest: Int { 3 }

  typealias Failure = ListFailure

  /// A list that may be the one.
  private struct Candidate {
    var list: Node
    var path: [DataPath.Step]
    var around: [ValueKind]
    var members: ListShape.Members
    var rule: ListShape.Rule
    var isEmpty = false
    var survey: ListSurvey?
    var service: Service?

    /// Whether it is better than an earlier one.
    func beats(_ other: Candidate) -> Bool {
      if isEmpty != other.isEmpty { return !isEmpty }
      return rule < other.rule
    }

    /// Whether none that comes later can be better.
    var isFinal: Bool { !isEmpty && rule == .friendsKey }
  }

  /// Where a container stands.
  private struct Surroundings {
    var path: [DataPath.Step] = []
    var around: [ValueKind] = []
    /// Whether it stands under a key that means friends.
    var isFriends = false

    func below(_ key: String, isFriends: Bool) -> Surroundings {
      Surroundings(
        path: path + [.key(key)],
        around: around + [.dictionary],
        isFriends: self.isFriends || isFriends
      )
    }
  }

  init(_ source: Format, options: ReadingOptions, takesBroken: Bool = false) {
    self.source = source
    self.options = options
    self.takesBroken = takesBroken
    meanings = options.meanings
  }

  /// Finds the list.
  mutating func shape() throws(Failure) -> ListShape {
    try source.withCursor { (cursor) throws(Failure) in
      try search(cursor, Surroundings())
      guard let best else { throw try failure(cursor) }
      return completed(best, in: cursor)
    }
  }

  /// The shape of a candidate, with how its friends are read.
  private func completed(_ candidate: Candidate, in cursor: Reader) -> ListShape {
    var shape = ListShape(
      list: candidate.list,
      path: DataPath(candidate.path),
      around: candidate.around,
      members: candidate.members,
      rule: candidate.rule
    )
    shape.service = candidate.service ?? candidate.survey?.service
    var evidence = FriendEvidence(meanings, last: Format.entryThatCounts == .last)
    evidence.read(shape, survey: candidate.survey, in: cursor)
    evidence.complete(&shape, options: options)
    return shape
  }

  private func failure(_ cursor: Reader) throws(Failure) -> Failure {
    let root = source.root
    guard root.kind == .dictionary else { return .noList(root, keys: []) }
    var dictionary = DictionaryReader(meanings)
    var inside = cursor
    inside.at = root.range.lowerBound
    try catching { () throws(SyntaxFault) in
      try dictionary.read(&inside, last: false)
      try inside.finish()
    }
    let keys = dictionary.entries.prefix(8).compactMap(dictionary.key(of:))
    return .noList(root, keys: keys)
  }

  // MARK: Searching

  /// Looks for candidates in the value at the cursor.
  ///
  /// - Returns: Whether the search is over.
  @discardableResult
  private mutating func search(_ cursor: Reader, _ place: Surroundings) throws(Failure) -> Bool {
    switch place.path.isEmpty ? source.root.kind : cursor.kind ?? .null {
    case .dictionary: return try search(inDictionary: cursor, place)
    case .array, .lines: return consider(try candidate(ofList: cursor, place))
    default: return false
    }
  }

  private mutating func consider(_ candidate: Candidate?) -> Bool {
    guard let candidate else { return false }
    if best.map({ candidate.beats($0) }) ?? true { best = candidate }
    return best?.isFinal == true
  }

  /// Runs what may meet a fault; where broken containers are taken, the fault only ends it.
  private func catching(_ body: () throws(SyntaxFault) -> Void) throws(Failure) {
    do throws(SyntaxFault) { try body() } catch {
      if !takesBroken { throw .syntax(error) }
    }
  }

  // MARK: Lists

  /// What a list is taken for, by its members; nil where it is neither of groups nor of friends.
  private func candidate(
    ofList cursor: Reader,
    _ place: Surroundings
  ) throws(Failure) -> Candidate? {
    let isRoot = place.path.isEmpty
    let kind = isRoot ? source.root.kind : cursor.kind ?? .array
    var survey = ListSurvey(meanings, last: Format.entryThatCounts == .last)
    var inside = cursor
    try catching { () throws(SyntaxFault) in
      try survey.read(&inside, kind, takingBroken: takesBroken, until: \.hasFriends)
    }
    let list = Node(kind: kind, range: cursor.at..<cursor.at + 1)
    var candidate = Candidate(
      list: list,
      path: place.path,
      around: place.around,
      members: .friends,
      rule: place.isFriends ? .friendsKey : .dictionaries,
      isEmpty: survey.isEmpty,
      survey: survey
    )
    if survey.isEmpty {
      candidate.members = .groups(.known)
    } else if survey.dictionaries > 0 {
      if let lists = groupLists(survey, isFriends: place.isFriends) {
        candidate.members = .groups(lists)
        if lists == .known { candidate.rule = .friendsKey }
      }
    } else {
      guard survey.texts + survey.numbers + survey.textLists > survey.others else { return nil }
      if !place.isFriends || survey.numbers == survey.count { candidate.rule = .texts }
    }
    return candidate
  }

  /// Which lists hold friends if the members of a list are groups; nil if they are friends.
  private func groupLists(_ survey: ListSurvey, isFriends: Bool) -> ListShape.GroupLists? {
    if survey.hasFriends { return .known }
    guard !survey.hasPerson else { return nil }
    if survey.hasEmptyFriends { return .known }
    guard !isFriends, survey.service == nil, let keys = survey.listKeys, !keys.isEmpty,
      survey.hasLists, survey.listsHoldPeople,
      !survey.listsHoldTexts || keys.count == 1 && survey.isTerse
    else { return nil }
    return .unknown(keys)
  }

  // MARK: Dictionaries

  /// What the values of a dictionary are, as far as they were looked at.
  private struct Values {
    var count = 0
    var lists = 0
    var scalars = 0
    /// Dictionaries that have friends, or at least the name of a group.
    var groups = 0
    var groupsWithFriends = 0
    var namedGroups = 0
    /// Dictionaries with a key of a friend.
    var friends = 0
    var dictionaries = 0
    var hasFriendsKey = false
    var keys: [String] = []
    var isKeyedByFriend = true
    var service: Service?

    /// Whether the only key may be the name of a group, and is not that of an envelope.
    var namesGroup: Bool {
      keys.first.map { !KeyTable.envelopes.contains($0.foldedKey) } ?? false
    }

    /// How many keys the first dictionary has, and which of them all others have too.
    var firstKeys = 0
    var commonKeys: Set<String>?

    /// Whether there are three dictionaries or more with largely the same keys.
    var areAlike: Bool { count > 2 && (commonKeys?.count ?? 0) * 2 > firstKeys }
  }

  private mutating func search(
    inDictionary cursor: Reader,
    _ place: Surroundings
  ) throws(Failure) -> Bool {
    let outer = best
    var values = Values()
    var own = DictionaryReader(meanings)
    var inside = cursor
    var isOver = false
    var deeper: [(place: Int, at: Surroundings)] = []
    var failure: Failure?
    try catching { () throws(SyntaxFault) in
      var keys = KeyCache(meanings)
      keys.begin()
      var hasMember = try inside.enter(.dictionary)
      while hasMember, values.count < ListSurvey.sample {
        let keyNode = try inside.key()
        let number = keys.number(of: keyNode, in: inside)
        let key = keys.texts[number] ?? ""
        let isFriends = keys.meanings[number]?.isFriends == true
        values.count += 1
        values.keys.append(key)
        let below = place.below(key, isFriends: isFriends)
        switch inside.kind {
        case .array:
          values.lists += 1
          values.hasFriendsKey = values.hasFriendsKey || isFriends
          values.isKeyedByFriend = values.isKeyedByFriend && key.hasPrefix("@") && key.contains(":")
          do throws(Failure) {
            isOver = consider(try candidate(ofList: inside, below)) && values.groups == 0
          } catch {
            failure = error
          }
        case .dictionary:
          values.dictionaries += 1
          values.isKeyedByFriend = false
          let start = inside.at
          try own.read(&inside, last: Format.entryThatCounts == .last)
          look(at: own, in: inside, &values)
          if below.path.count <= Self.deepest { deeper.append((start, below)) }
          hasMember = try inside.next(in: .dictionary)
          continue
        default:
          values.scalars += 1
          values.isKeyedByFriend = false
        }
        if isOver || failure != nil { return }
        _ = try inside.skip()
        hasMember = try inside.next(in: .dictionary)
      }
    }
    if let failure { throw failure }
    if place.path.isEmpty, values.keys.contains(where: ["$archiver", "$objects"].contains) {
      throw .foreign(.keyedArchive)
    }
    if let service = rootService(values.keys, place) {
      return try search(service, in: cursor, deeper, outer)
    }
    if isOver, !haveOneShape(cursor, values) { return nameOnlyGroup(cursor, place, outer) }
    if let candidate = candidate(ofDictionary: cursor, place, values) {
      best = outer
      return consider(candidate)
    }
    if best?.isFinal == true { return nameOnlyGroup(cursor, place, outer) }
    for (start, below) in deeper {
      var deep = cursor
      deep.at = start
      if try search(deep, below) { return true }
    }
    return false
  }

  /// Looks at one dictionary among the values of another.
  private func look(at dictionary: DictionaryReader, in cursor: Reader, _ values: inout Values) {
    var hasFriends = false
    var hasName = false
    var isPerson = false
    var isFriend = false
    var keys: Set<String> = []
    for entry in dictionary.entries {
      if let key = dictionary.key(of: entry) { keys.insert(key) }
      guard let meaning = dictionary.meaning(of: entry) else { continue }
      if meaning.isFriends, entry.value.kind.isContainer { hasFriends = true }
      if meaning.group?.field == .name, entry.value.kind == .text { hasName = true }
      if meaning.isPersonal { isPerson = true }
      if meaning.isPersonal { isFriend = true }
      switch meaning.friend?.field {
      case .name, .givenName, .familyName, .remark, .intro, .icon, .vip, .online: isFriend = true
      default: break
      }
    }
    if hasFriends || hasName && !isPerson { values.groups += 1 }
    if hasFriends { values.groupsWithFriends += 1 }
    if hasFriends, hasName { values.namedGroups += 1 }
    if isFriend, !hasFriends { values.friends += 1 }
    if values.commonKeys == nil { values.firstKeys = keys.count }
    values.commonKeys = values.commonKeys?.intersection(keys) ?? keys
    values.service =
      values.service
      ?? Service.all.first { !$0.keys.isEmpty && keys.isSuperset(of: $0.keys) }
  }

  /// What a dictionary is taken for, by its values (rule 4); nil for an envelope.
  private func candidate(
    ofDictionary cursor: Reader,
    _ place: Surroundings,
    _ values: Values
  ) -> Candidate? {
    guard values.count > 0, !values.hasFriendsKey || haveOneShape(cursor, values) else {
      return nil
    }
    let members: ListShape.Members
    var rule = place.isFriends ? ListShape.Rule.friendsKey : .dictionary
    var service = values.service
    if values.isKeyedByFriend, values.lists == values.count {
      members = .friends
      service = Service.all.first(where: \.isKeyedByFriend)
    } else if values.groupsWithFriends > 0, values.groups == values.count,
      values.count > 1 || values.namedGroups == 1 || service?.groupNames.isEmpty == false
    {
      members = .groups(.known)
      rule = .friendsKey
    } else if values.lists == values.count,
      values.count > 1 || values.namesGroup && best?.survey?.service == nil
    {
      members = .namedLists
    } else if values.dictionaries == values.count,
      values.friends == values.count && (values.count > 1 || place.isFriends) || values.areAlike
    {
      members = .friends
    } else {
      return nil
    }
    if members == .namedLists, !holdsOnlyFriends(cursor) { return nil }
    return Candidate(
      list: Node(kind: .dictionary, range: cursor.at..<cursor.at + 1),
      path: place.path,
      around: place.around,
      members: members,
      rule: rule,
      isEmpty: members == .namedLists && !hasPeople(cursor),
      service: service
    )
  }

  /// Whether all lists of a dictionary hold texts, numbers or named dictionaries, as friends are.
  private func holdsOnlyFriends(_ cursor: Reader) -> Bool {
    contents(of: cursor).allSatisfy { $0 != .others && $0 != .dictionaries }
  }

  /// Whether all values of a dictionary are lists of dictionaries with the same keys, two at least, so
  /// that the one under a key that means friends is a group among others.
  private func haveOneShape(_ cursor: Reader, _ values: Values) -> Bool {
    guard values.scalars == 0, values.dictionaries == 0 else { return false }
    var keys: Set<String>?
    var lists = 0
    var isSame = true
    var dictionary = DictionaryReader(meanings)
    var inside = cursor
    try? inside.visitMembers(of: .dictionary) { (cursor, _) throws(SyntaxFault) in
      var list = cursor
      if list.kind == .array, try list.enter(.array) {
        lists += 1
        if list.kind == .dictionary {
          try dictionary.read(&list, last: false)
          let found = Set(dictionary.entries.compactMap(dictionary.key(of:)))
          let isGroup = dictionary.entries.contains {
            dictionary.meaning(of: $0)?.isFriends == true
          }
          isSame = isSame && !isGroup && found == keys ?? found
          keys = found
        } else {
          isSame = false
        }
      } else {
        isSame = isSame && list.at != cursor.at
      }
      _ = try cursor.skip()
    }
    return isSame && lists > 1
  }

  private func hasPeople(_ cursor: Reader) -> Bool {
    contents(of: cursor).contains { $0 != .nothing }
  }

  private func contents(of cursor: Reader) -> [ListContent] {
    var contents: [ListContent] = []
    var inside = cursor
    let cache = KeyCache(meanings)
    let last = Format.entryThatCounts == .last
    try? inside.visitMembers(of: .dictionary) { (cursor, _) throws(SyntaxFault) in
      if contents.count < ListSurvey.sample {
        let list = Node(kind: .array, range: cursor.at..<cursor.at + 1)
        contents.append(ListContent(of: list, in: cursor, cache, last: last))
      }
      _ = try cursor.skip()
    }
    return contents
  }

  /// Makes the dictionary itself the only group where it has a name and a flat list of friends.
  private mutating func nameOnlyGroup(
    _ cursor: Reader,
    _ place: Surroundings,
    _ outer: Candidate?
  ) -> Bool {
    guard let found = best, found.members == .friends, found.rule == .friendsKey,
      found.path.count == place.path.count + 1
    else { return true }
    var dictionary = DictionaryReader(meanings)
    var inside = cursor
    guard
      (try? dictionary.read(&inside, last: Format.entryThatCounts == .last)) != nil || takesBroken
    else { return true }
    let hasName = dictionary.first(GroupField.name) { entry -> Bool? in
      cursor.scalar(of: entry.value).isName ? true : nil
    }
    let isPerson = dictionary.entries.contains { dictionary.meaning(of: $0)?.isPersonal == true }
    guard hasName == true, !isPerson else { return true }
    best?.list = Node(kind: .dictionary, range: cursor.at..<cursor.at + 1)
    best?.path = place.path
    best?.around = place.around
    best?.members = .onlyGroup(.known)
    return true
  }

  // MARK: Services

  /// The service whose files have such keys at the root.
  private func rootService(_ keys: [String], _ place: Surroundings) -> Service? {
    guard place.path.isEmpty else { return nil }
    let keys = Set(keys)
    return Service.all.first { !$0.rootKeys.isEmpty && keys.isSuperset(of: $0.rootKeys) }
  }

  private mutating func search(
    _ service: Service,
    in cursor: Reader,
    _ deeper: [(place: Int, at: Surroundings)],
    _ outer: Candidate?
  ) throws(Failure) -> Bool {
    if let reason = service.rejection { throw .foreign(.service(reason)) }
    best = outer
    var inside = cursor
    var place = Surroundings()
    for key in service.path {
      var found: Int?
      try catching { () throws(SyntaxFault) in
        var hasMember = try inside.enter(.dictionary)
        while hasMember {
          let node = try inside.key()
          if inside.text(of: node) == key {
            found = inside.at
            return
          }
          _ = try inside.skip()
          hasMember = try inside.next(in: .dictionary)
        }
      }
      guard let found else { return false }
      inside = cursor
      inside.at = found
      place = place.below(key, isFriends: true)
    }
    guard inside.kind == .array, var candidate = try candidate(ofList: inside, place) else {
      return false
    }
    candidate.service = service
    candidate.members = candidate.isEmpty ? .groups(.known) : .friends
    return consider(candidate)
  }
}

/// Why there is no list in a file.
enum ListFailure: Error {
  case syntax(SyntaxFault)
  /// The root is something else; a dictionary with its first keys.
  case noList(Node, keys: [String])
  case foreign(ForeignFile)
}

extension Scalar {
  /// Whether it can be a name: a text with something to see.
  fileprivate var isName: Bool { text.map { !$0.isInvisible } ?? false }
}
