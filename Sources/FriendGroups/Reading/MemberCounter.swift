/// Counts the members of lists while they are skipped, and keeps in mind where pieces of long ones
/// begin.
struct MemberCounter {
  /// How many friends are read together: some hundred kilobytes, enough to be worth a thread.
  static let pieceLength = 2_048

  /// A list that was counted.
  struct Count {
    let list: Node
    let count: Int
    /// Where each piece begins, the first at the first member.
    let pieces: [Int]
    /// The members of a dictionary.
    var members: [KeyedMember] = []
  }

  private(set) var counts: [Count] = []

  /// Whether the last of equal keys counts.
  let last: Bool

  init(last: Bool) { self.last = last }

  mutating func removeAll() { counts.removeAll(keepingCapacity: true) }

  func count(of list: Node) -> Count? { counts.last { $0.list.range == list.range } }

  /// Moves over a value; of an array the members are counted.
  mutating func skip<Reader: Cursor>(_ cursor: inout Reader) throws(SyntaxFault) -> Node {
    guard cursor.kind == .array else { return try cursor.skip() }
    return try skip(&cursor, .array)
  }

  /// Moves over a container, and counts its members.
  mutating func skip<Reader: Cursor>(
    _ cursor: inout Reader,
    _ kind: ValueKind
  ) throws(SyntaxFault) -> Node {
    if kind == .dictionary {
      let start = cursor.at
      let members = try cursor.distinctMembers(last: last)
      let node = Node(kind: kind, range: start..<max(cursor.at, start + 1))
      counts.append(Count(list: node, count: members.count, pieces: [], members: members))
      return node
    }
    if let count = cursor.count(of: kind), count <= Self.pieceLength {
      var inside = cursor
      let hasMember = try inside.enter(kind)
      let node = try cursor.skip()
      counts.append(Count(list: node, count: count, pieces: hasMember ? [inside.at] : []))
      return node
    }
    let start = cursor.at
    var (count, pieces) = (0, [Int]())
    var hasMember = try cursor.enter(kind)
    while hasMember {
      if count % Self.pieceLength == 0 { pieces.append(cursor.at) }
      _ = try cursor.skip()
      count &+= 1
      hasMember = try cursor.next(in: kind)
    }
    let node = Node(kind: kind, range: start..<max(cursor.at, start + 1))
    counts.append(Count(list: node, count: count, pieces: pieces))
    return node
  }
}

extension MemberCounter.Count {
  /// The friends of the list, in pieces where it is long.
  var runs: [FriendRun] {
    if count == 0 { return [] }
    guard list.kind.isList else {
      return members.map { FriendRun(at: $0.at, count: 1, form: .one(key: $0.key)) }
    }
    return pieces.enumerated().map { index, at in
      let rest = count - index * MemberCounter.pieceLength
      let form = FriendRun.Form.elements(of: list.kind)
      let first = index * MemberCounter.pieceLength
      return FriendRun(
        at: at,
        count: min(rest, MemberCounter.pieceLength),
        form: form,
        first: first
      )
    }
  }
}

/// A member of a dictionary, and where its value begins.
struct KeyedMember: Hashable, Sendable {
  let key: Node
  let at: Int
}

extension Cursor {
  /// The members of the dictionary at the cursor that count where keys are there again; moves behind it.
  mutating func distinctMembers(last: Bool) throws(SyntaxFault) -> [KeyedMember] {
    var members: [KeyedMember] = []
    var places: [String: Int] = [:]
    try visitMembers(of: .dictionary) { (cursor, key) throws(SyntaxFault) in
      guard let key else { return }
      let member = KeyedMember(key: key, at: cursor.at)
      _ = try cursor.skip()
      guard let text = cursor.text(of: key),
        let place = places.updateValue(members.count, forKey: text)
      else { return members.append(member) }
      places[text] = place
      if last { members[place] = member }
    }
    return members
  }
}
