/// Reads the headers of the groups of a list: names and switches, and how many friends there are.
///
/// The friends are counted while the reader moves over them, and not decoded.
struct GroupReader<Format: Source> {
  typealias Reader = Format.Reader

  private let source: Format
  private let shape: ListShape

  /// What the only group of a list without groups is called.
  private let fileName: String

  private(set) var groups: [FriendGroup] = []
  private(set) var places: [GroupPlace] = []

  /// The lists that cannot be counted, by where they begin; several groups may share one.
  private var brokenLists: [Int: SyntaxFault] = [:]

  /// How many friends all groups have.
  private var friends = 0

  private var counter = MemberCounter(last: Format.entryThatCounts == .last)
  private var dictionary: DictionaryReader
  private var isLast: Bool { Format.entryThatCounts == .last }

  typealias Failure = GroupFailure

  /// Whether a group that is broken, or none, is passed over.
  private let takesBroken: Bool

  /// The indexes of groups that were passed over, and are not what they seem.
  private(set) var broken: [Int: SyntaxFault?] = [:]

  func isBroken(_ index: Int) -> Bool { broken.keys.contains(index) }

  init(_ source: Format, _ shape: ListShape, fileName: String, takesBroken: Bool = false) {
    self.takesBroken = takesBroken
    self.source = source
    self.shape = shape
    self.fileName = fileName
    dictionary = DictionaryReader(shape.friends.meanings)
  }

  /// Reads all groups, and then checks that nothing is wrong behind them.
  ///
  /// - Complexity: O(*n*) in the size of the file; each byte is read once, but for the friends of
  ///   groups that declare no online count.
  mutating func read() throws(Failure) {
    try source.withCursor(at: shape.list.range.lowerBound) { (cursor) throws(Failure) in
      try read(&cursor)
      try reporting { (self) throws(SyntaxFault) in
        for kind in self.shape.around.reversed() { try cursor.leave(kind) }
        try cursor.finish()
      }
    }
  }

  private mutating func read(_ cursor: inout Reader) throws(Failure) {
    switch shape.members {
    case .groups, .namedLists: try readGroups(&cursor)
    case .onlyGroup:
      try reporting { (self) throws(SyntaxFault) in try self.readGroup(&cursor, nil, nil) }
    case .friends:
      try reporting { (self) throws(SyntaxFault) in
        self.counter.removeAll()
        let list = try self.counter.skip(&cursor, self.shape.list.kind)
        if self.shape.grouping != nil {
          try self.readFlatGroups(cursor, list)
        } else {
          try self.readList(cursor, list, named: self.fileName, isOpen: true, nil, nil)
        }
      }
    }
  }

  private mutating func reporting(
    _ body: (inout Self) throws(SyntaxFault) -> Void
  ) throws(Failure) {
    do throws(SyntaxFault) { try body(&self) } catch { throw .syntax(error) }
  }

  // MARK: Groups

  private mutating func readGroups(_ cursor: inout Reader) throws(Failure) {
    let kind = shape.list.kind
    var stray: (node: Node, step: DataPath.Step)?
    try reporting { (self) throws(SyntaxFault) in
      if kind == .dictionary {
        for member in try cursor.distinctMembers(last: self.isLast) where stray == nil {
          var inside = cursor
          inside.at = member.at
          let step = DataPath.Step.key(cursor.text(of: member.key) ?? "")
          do throws(SyntaxFault) {
            guard let node = try self.readMember(&inside, member.key, step) else { continue }
            if !self.takesBroken { stray = (node, step) } else { self.passOver(node, step, nil) }
          } catch {
            guard self.takesBroken, error.reason != .sharedTooOften else { throw error }
            let node = Node(kind: inside.kind ?? .null, range: member.at..<member.at + 1)
            self.passOver(node, step, error)
          }
        }
        return
      }
      var index = 0
      var hasMember = try cursor.enter(kind)
      while hasMember {
        let start = cursor
        do throws(SyntaxFault) {
          if let node = try self.readMember(&cursor, nil, .index(index)) {
            if !self.takesBroken {
              stray = (node, .index(index))
              return
            }
            self.passOver(node, .index(index), nil)
          }
        } catch {
          cursor = start
          guard self.takesBroken, error.reason != .sharedTooOften, let node = try? cursor.skip()
          else { throw error }
          self.passOver(node, .index(index), error)
        }
        index += 1
        hasMember = try cursor.next(in: kind)
      }
    }
    if let stray { throw .unexpected(stray.node, path: shape.path.appending(stray.step)) }
  }

  /// Keeps in mind a member that is no group, or cannot be read.
  private mutating func passOver(_ node: Node, _ step: DataPath.Step, _ fault: SyntaxFault?) {
    broken.updateValue(fault, forKey: groups.count)
    groups.append(FriendGroup(name: nil, total: 0))
    var place = GroupPlace(node: node)
    place.step = step
    places.append(place)
  }

  /// Reads a member of the list, and moves behind it.
  ///
  /// - Returns: What stands there if it is no group.
  private mutating func readMember(
    _ cursor: inout Reader,
    _ key: Node?,
    _ step: DataPath.Step
  ) throws(SyntaxFault) -> Node? {
    switch (shape.members, cursor.kind) {
    case (.namedLists, .array?):
      counter.removeAll()
      let list = try counter.skip(&cursor, .array)
      try requireEncoding(of: key, in: cursor)
      let name = key.flatMap { cursor.text(of: $0) }
      try readList(cursor, list, named: name, isOpen: false, key, step)
    case (.groups, .dictionary?): try readGroup(&cursor, key, step)
    case (.namedLists, _?): _ = try cursor.skip()
    default: return try cursor.skip()
    }
    return nil
  }

  /// Reads a group that is a dictionary.
  private mutating func readGroup(
    _ cursor: inout Reader,
    _ key: Node?,
    _ step: DataPath.Step?
  ) throws(SyntaxFault) {
    let start = cursor.at
    counter.removeAll()
    try dictionary.read(&cursor, last: isLast)
    var place = GroupPlace(node: Node(kind: .dictionary, range: start..<cursor.at))
    place.key = key
    place.step = step
    var values = GroupValues()
    values.name = name(in: cursor, key)
    if values.name == nil { try requireEncoding(in: cursor) }
    values.online = dictionary.first(GroupField.online) { cursor.scalar(of: $0.value).number }
    values.isOpen =
      dictionary.first(GroupField.open) { cursor.scalar(of: $0.value).flag }
      ?? dictionary.first(GroupField.closed) { cursor.scalar(of: $0.value).flag.map { !$0 } }
    guard case .groups(let lists) = shape.members.groupForm else { return }
    for entry in dictionary.lists(lists, in: cursor) {
      let count = try count(of: entry.value, cursor)
      place.runs += count.runs
      place.lists.append((dictionary.key(of: entry) ?? "", count.count))
      values.total += count.count
    }
    try finish(place, &values)
  }

  /// How many friends a list of a group has.
  private mutating func count(
    of list: Node,
    _ cursor: Reader
  ) throws(SyntaxFault) -> MemberCounter.Count {
    if let count = counter.count(of: list) { return count }
    let offset = cursor.offset(of: list)
    if let fault = brokenLists[offset] { throw fault }
    var inside = cursor
    inside.at = list.range.lowerBound
    let node: Node
    do throws(SyntaxFault) { node = try counter.skip(&inside, list.kind) } catch {
      brokenLists[offset] = error
      throw error
    }
    return counter.count(of: node) ?? MemberCounter.Count(list: list, count: 0, pieces: [])
  }

  /// Reads a group that is the list of its friends.
  private mutating func readList(
    _ cursor: Reader,
    _ list: Node,
    named name: String?,
    isOpen: Bool,
    _ key: Node?,
    _ step: DataPath.Step?
  ) throws(SyntaxFault) {
    let count = counter.count(of: list)
    var place = GroupPlace(node: list)
    place.key = key
    place.step = step
    place.runs = count?.runs ?? []
    var values = GroupValues()
    values.name = name.flatMap { $0.isInvisible ? nil : $0 }
    values.isOpen = isOpen
    values.total = count?.count ?? 0
    try finish(place, &values)
  }

  /// Adds a group, whose friends that are online are counted where it does not declare them.
  private mutating func finish(
    _ place: GroupPlace,
    _ values: inout GroupValues
  ) throws(SyntaxFault) {
    friends += values.total
    guard friends <= source.friendLimit else {
      throw SyntaxFault(offset: source.offset(of: place.node), reason: .sharedTooOften)
    }
    if values.online == nil, values.total > 0 {
      values.online = try OnlineCounter(source, shape.friends).count(place.runs)
    }
    guard let group = try? FriendGroup(from: ValueDecoder(values)) else { return }
    groups.append(group)
    places.append(place)
  }

  private func name(in cursor: Reader, _ key: Node?) -> String? {
    let name = dictionary.first(GroupField.name) { entry -> String? in
      guard let text = cursor.scalar(of: entry.value).text else { return nil }
      let name = shape.friends.repaired(text)
      return name.isInvisible ? nil : name
    }
    guard name == nil, let key = key.flatMap({ cursor.text(of: $0) }) else { return name }
    if let known = shape.service?.groupNames[key] { return known }
    return key.isInvisible ? nil : key
  }

  // MARK: Encoding

  /// Makes sure that a group is not without a name because its text is in another encoding.
  ///
  /// One such name of a friend is unknown, as all that cannot be read; but where the groups have no
  /// names, most likely the whole file has to be converted, which only an error tells.
  private func requireEncoding(in cursor: Reader) throws(SyntaxFault) {
    for entry in dictionary.entries where dictionary.meaning(of: entry)?.group?.field == .name {
      try requireEncoding(of: entry.value, in: cursor)
    }
  }

  private func requireEncoding(of node: Node?, in cursor: Reader) throws(SyntaxFault) {
    guard let node, node.kind == .text, !cursor.isUTF8(node) else { return }
    throw SyntaxFault(offset: cursor.offset(of: node), reason: .notUTF8)
  }

  // MARK: Flat lists

  /// Puts the friends of a flat list into groups, in the order in which these are named; those without
  /// a group come last.
  private mutating func readFlatGroups(_ cursor: Reader, _ list: Node) throws(SyntaxFault) {
    guard let grouping = shape.grouping, let counted = counter.count(of: list) else { return }
    var sorter = FriendSorter(grouping, shape.friends, last: isLast)
    try sorter.read(counted, in: cursor)
    for (name, runs) in sorter.groups {
      var place = GroupPlace(node: list)
      place.runs = runs
      var values = GroupValues()
      values.name = name
      values.total = runs.reduce(0) { $0 + $1.count }
      try finish(place, &values)
    }
  }
}

/// Why the groups of a list cannot be read.
enum GroupFailure: Error {
  case syntax(SyntaxFault)
  /// Something stands among the groups that is none.
  case unexpected(Node, path: DataPath)
}

extension ListShape.Members {
  /// How the lists of a group are found.
  fileprivate var groupForm: ListShape.Members {
    if case .onlyGroup(let lists) = self { return .groups(lists) }
    return self
  }
}
