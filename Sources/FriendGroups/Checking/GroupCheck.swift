/// Looks through one group: its header, and then every friend.
struct GroupCheck {
  let source: any Source

  /// The path of the group.
  let path: DataPath

  /// What is wrong with the group and its friends.
  private(set) var findings: [Finding] = []

  init(source: any Source, path: DataPath) {
    self.source = source
    self.path = path
  }

  /// Looks through a group that is an array of friends.
  ///
  /// - Parameters:
  ///   - name: The key that is the group's name; nil where the file is.
  ///   - first: The number of an earlier group with the same name.
  mutating func checkArray(_ array: Node, named name: Node?, sharingNameWith first: Int?) {
    if let name {
      switch source.text(of: name) {
      case nil: note(source.unreadable(name, expected: .text), at: name)
      case "": note(.noName(.group), at: name)
      case let text?: if let first { note(.repeatedName(text, first: first), at: name) }
      }
    }
    _ = checkFriends(array, path: path)
  }

  /// Looks through a group that is a dictionary.
  ///
  /// - Parameter first: The number of an earlier group with the same name.
  mutating func checkDictionary(_ group: Node, sharingNameWith first: Int?) {
    var dictionary = DictionaryCheck<GroupField>()
    findings += dictionary.walk(through: group, of: source, path: path)
    if dictionary.isUnreadable { return }
    checkValues(dictionary)
    checkName(dictionary, of: group, first: first)

    let friends = friends(of: dictionary)
    for (key, value) in dictionary.others where value.kind == .array && key != friends?.key {
      if source.isEmpty(value) { continue }
      note(.ignoredList, at: value, key: key)
    }
    guard let (key, array) = friends else { return checkCount(dictionary, total: 0, flags: nil) }
    let (total, flags) = checkFriends(array, path: path.appending(.key(key)))
    checkCount(dictionary, total: total, flags: flags)
  }

  // MARK: The header

  private mutating func checkValues(_ dictionary: DictionaryCheck<GroupField>) {
    for entry in dictionary.entries where entry.value.kind != .null {
      let expected: Problem.Expected? =
        switch entry.field {
        case .name: source.string(of: entry.value) == nil ? .text : nil
        case .online: source.number(of: entry.value) == nil ? .number : nil
        case .open, .closed: source.flag(of: entry.value) == nil ? .flag : nil
        case .friends: entry.value.kind != .array ? .friends : nil
        }
      if let expected {
        note(
          source.unreadable(entry.value, expected: expected),
          at: entry.value,
          key: entry.key
        )
      }
    }
  }

  private mutating func checkName(
    _ dictionary: DictionaryCheck<GroupField>,
    of group: Node,
    first: Int?
  ) {
    let names = dictionary.entries.filter { $0.field == .name && $0.value.kind != .null }
    if names.allSatisfy({ source.string(of: $0.value) == "" }) {
      note(.noName(.group), at: group)
    } else if let first, let entry = dictionary.best(.name, where: { source.string(of: $0) != nil })
    {
      let name = source.string(of: entry.value) ?? ""
      note(.repeatedName(name, first: first), at: entry.value, key: entry.key)
    }
  }

  private mutating func checkCount(
    _ dictionary: DictionaryCheck<GroupField>,
    total: Int,
    flags: ClosedRange<Int>?
  ) {
    guard let entry = dictionary.best(.online, where: { source.number(of: $0) != nil }),
      let count = source.number(of: entry.value)
    else { return }
    if !(0...total ~= count) {
      note(.impossibleCount(count, total: total), at: entry.value, key: entry.key)
    } else if let flags, !(flags ~= count) {
      note(.disputedCount(count, flags: flags), at: entry.value, key: entry.key)
    }
  }

  // MARK: The friends

  /// The array that is taken for the friends, as the decoder takes it.
  private mutating func friends(
    of dictionary: DictionaryCheck<GroupField>
  ) -> (key: String, array: Node)? {
    if let known = dictionary.best(.friends, where: { $0.kind == .array }) {
      for entry in dictionary.entries
      where entry.field == .friends && entry.value.kind == .array && entry.key != known.key {
        if !source.isEmpty(entry.value) { note(.ignoredList, at: entry.value, key: entry.key) }
      }
      return (known.key, known.value)
    }
    let arrays =
      dictionary.others.filter { $0.value.kind == .array }
      + dictionary.entries.filter { $0.value.kind == .array }.map { ($0.key, $0.value) }
    guard let only = arrays.first, arrays.count == 1 else { return nil }
    note(.onlyArray(key: only.key), at: only.value, key: only.key)
    return (only.key, only.value)
  }

  private mutating func checkFriends(
    _ array: Node,
    path: DataPath
  ) -> (total: Int, flags: ClosedRange<Int>?) {
    var check = FriendCheck(source: source, path: path)
    do throws(SyntaxFault) {
      try check.walk(through: array)
    } catch {
      findings.append(Finding(kind: .syntax(error.reason), path: path, offset: error.offset))
    }
    findings += check.findings
    return (check.count, check.possibleCounts)
  }

  private mutating func note(_ kind: Problem.Kind, at node: Node, key: String? = nil) {
    findings.append(
      Finding(
        kind: kind,
        path: path,
        key: key,
        offset: source.offset(of: node)
      )
    )
  }
}
