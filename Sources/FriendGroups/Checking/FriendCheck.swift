/// Looks through the friends of one group, one after the other.
struct FriendCheck {
  let source: any Source

  /// The path of the array.
  let path: DataPath

  /// What is wrong with the friends.
  private(set) var findings: [Finding] = []

  /// How many friends say that they are online, and how many say nothing that can be read.
  private(set) var online = 0
  private(set) var silent = 0

  private var dictionary = DictionaryCheck<FriendField>()
  private var index = 0

  /// How many friends there are.
  var count: Int { index }

  init(source: any Source, path: DataPath) {
    self.source = source
    self.path = path
  }

  /// The online counts that the friends' own flags allow; nil where no friend has one.
  var possibleCounts: ClosedRange<Int>? { silent == index ? nil : online...online + silent }

  /// - Throws: ``SyntaxFault`` at the first byte between two friends that cannot be right.
  mutating func walk(through array: Node) throws(SyntaxFault) {
    let source = source
    try source.visitMembers(of: array) { member in
      check(member.value)
      index += 1
      return .goOn
    }
  }

  private mutating func check(_ friend: Node) {
    var isOnline: Bool?
    switch friend.kind {
    case .text:
      let name = source.string(of: friend)
      if name == nil { note(source.unreadable(friend, expected: .text), at: friend) }
      if name == "" { note(.noName(.friend), at: friend) }
    case .dictionary:
      isOnline = checkDictionary(friend)
    default:
      note(.noFriend(friend.kind), at: friend)
    }
    if isOnline == nil { silent += 1 }
    if isOnline == true { online += 1 }
  }

  /// Looks through the values of a friend; answers whether it is online.
  private mutating func checkDictionary(_ friend: Node) -> Bool? {
    findings += dictionary.walk(through: friend, of: source, path: path, index: index)
    if dictionary.isUnreadable { return nil }
    var hasName = false
    for entry in dictionary.entries where entry.value.kind != .null {
      switch entry.field {
      case .name, .intro, .icon:
        let text = source.string(of: entry.value)
        if text == nil { note(source.unreadable(entry.value, expected: .text), at: entry) }
        // A name that cannot be read was there, which has been said already.
        if entry.field == .name, text != "" { hasName = true }
      case .vip, .online:
        if source.flag(of: entry.value) == nil {
          note(source.unreadable(entry.value, expected: .flag), at: entry)
        }
      }
    }
    if !hasName { note(.noName(.friend), at: friend) }
    for (key, value) in dictionary.others where source.mayHoldPeople(key, value) {
      note(.ignoredList, at: value, key: key)
    }
    return dictionary.best(.online) { source.flag(of: $0) != nil }
      .flatMap { source.flag(of: $0.value) }
  }

  private mutating func note(_ kind: Problem.Kind, at entry: DictionaryCheck<FriendField>.Entry) {
    note(kind, at: entry.value, key: entry.key)
  }

  private mutating func note(_ kind: Problem.Kind, at node: Node, key: String? = nil) {
    findings.append(
      Finding(kind: kind, path: path, index: index, key: key, offset: source.offset(of: node))
    )
  }
}
