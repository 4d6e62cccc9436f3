/// Finds the shape of a friend list; throws the first reason why there is none.
struct ListShapeFinder {
  let source: any Source

  /// Whether groups are found in what can be read of a broken container, too.
  let takesBroken: Bool

  enum Failure: Error {
    case syntax(SyntaxFault)
    case unexpected(Node, expected: LoadingError.Role, path: DataPath)
    case foreign(ForeignFile)
  }

  func shape() throws(Failure) -> ListShape {
    let roots = try roots()
    guard let root = roots.first, roots.count == 1 else { return try lines(roots) }
    switch root.kind {
    case .array:
      if let shape = try list(in: root, path: DataPath()) { return shape }
    case .dictionary:
      if let shape = try list(around: root) { return shape }
    default: break
    }
    throw .unexpected(root, expected: .list, path: DataPath())
  }

  /// JSON lines: a group a line.
  private func lines(_ roots: [Node]) throws(Failure) -> ListShape {
    let members = roots.map { Member(key: nil, value: $0) }
    return ListShape(groups: members, naming: .inGroup, path: DataPath())
  }

  // MARK: Arrays

  /// The shape of an array of groups or of friends; nil where it is of something else.
  private func list(in array: Node, path: DataPath) throws(Failure) -> ListShape? {
    if let shape = try groups(in: array, path: path) { return shape }
    return try friends(in: array, path: path)
  }

  private func groups(in array: Node, path: DataPath) throws(Failure) -> ListShape? {
    var hasGroup = false
    var isEmpty = true
    var failure: SyntaxFault?
    try visit(array) { member in
      isEmpty = false
      do throws(SyntaxFault) { hasGroup = try isGroup(member.value) } catch { failure = error }
      return hasGroup || failure != nil ? .stop : .goOn
    }
    if let failure { throw .syntax(failure) }
    guard hasGroup || isEmpty else { return nil }
    let members = try members(of: array)
    return ListShape(groups: members, naming: .inGroup, path: path)
  }

  private func friends(in array: Node, path: DataPath) throws(Failure) -> ListShape? {
    var first: Node?
    try visit(array) { member in
      first = member.value
      return .stop
    }
    if let first, first.kind != .dictionary, first.kind != .text {
      throw .unexpected(first, expected: .group, path: path.appending(.index(0)))
    }
    return ListShape(groups: [Member(key: nil, value: array)], naming: .file, path: path)
  }

  // MARK: Dictionaries

  private func list(around root: Node) throws(Failure) -> ListShape? {
    let members = try members(of: root)
    if members.contains(where: { ["$archiver", "$objects"].contains(key($0)) }) {
      throw .foreign(.keyedArchive)
    }
    if isNamed(members), members.contains(where: isFriends) {
      let group = Member(key: nil, value: root)
      return ListShape(groups: [group], naming: .inGroup, path: DataPath(), isSingle: true)
    }
    if let shape = try groups(among: members, path: DataPath()) { return shape }
    let inner = members.filter { $0.value.kind == .dictionary }
    if let shape = try shape(in: inner, by: groups(among:path:)) { return shape }
    // What is a group for want of a better one cannot be told from a part of a file.
    if takesBroken, !isRead(root) { return nil }
    if let shape = try namedArrays(among: members) { return shape }
    if let shape = try shape(in: inner, by: onlyFriends(among:path:)) { return shape }
    return try shape(in: inner, by: noGroups(among:path:))
  }

  /// The first shape that is found among the members of one of the dictionaries.
  private func shape(
    in dictionaries: [Member],
    by find: ([Member], DataPath) throws(Failure) -> ListShape?
  ) throws(Failure) -> ListShape? {
    for dictionary in dictionaries {
      let path = DataPath([.key(key(dictionary))])
      if let shape = try find(members(of: dictionary.value), path) { return shape }
    }
    return nil
  }

  private func groups(among members: [Member], path: DataPath) throws(Failure) -> ListShape? {
    for member in members where member.value.kind == .array {
      let shape = try groups(in: member.value, path: path.appending(.key(key(member))))
      if let shape, !shape.groups.isEmpty { return shape }
    }
    return nil
  }

  private func namedArrays(among members: [Member]) throws(Failure) -> ListShape? {
    if let shape = try onlyFriends(among: members, path: DataPath()) { return shape }
    let arrays = members.filter { $0.value.kind == .array }
    guard !arrays.isEmpty else { return nil }
    return ListShape(groups: arrays, naming: .key, path: DataPath())
  }

  /// The flat list under a key that means friends, where no other array stands beside it.
  private func onlyFriends(
    among members: [Member],
    path: DataPath
  ) throws(Failure) -> ListShape? {
    let arrays = members.filter { $0.value.kind == .array }
    guard let only = arrays.first, arrays.count == 1, isFriends(only) else { return nil }
    return try list(in: only.value, path: path.appending(.key(key(only))))
  }

  /// A list without groups, where there are arrays, and nothing in them.
  private func noGroups(among members: [Member], path: DataPath) throws(Failure) -> ListShape? {
    var first: Member?
    var isEmpty = true
    for member in members where member.value.kind == .array && isEmpty {
      first = first ?? member
      try visit(member.value) { _ in
        isEmpty = false
        return .stop
      }
    }
    guard let first, isEmpty else { return nil }
    return ListShape(groups: [], naming: .inGroup, path: path.appending(.key(key(first))))
  }

  // MARK: Evidence

  /// Whether a dictionary holds friends: an array under a known key, or exactly one array.
  private func isGroup(_ node: Node) throws(SyntaxFault) -> Bool {
    guard node.kind == .dictionary else { return false }
    var arrays = 0
    var known = false
    do throws(SyntaxFault) {
      try source.visitMembers(of: node) { member in
        guard member.value.kind == .array else { return .goOn }
        arrays += 1
        known = isFriends(member)
        return known ? .stop : .goOn
      }
    } catch {
      if !takesBroken { throw error }
    }
    return known || arrays == 1
  }

  private func isFriends(_ member: Member) -> Bool {
    member.value.kind == .array && GroupField.meaning(of: key(member))?.field == .friends
  }

  private func isNamed(_ members: [Member]) -> Bool {
    members.contains {
      $0.value.kind == .text && GroupField.meaning(of: key($0))?.field == .name
    }
  }

  private func key(_ member: Member) -> String {
    member.key.flatMap { source.text(of: $0) } ?? ""
  }

  // MARK: Reading

  private func roots() throws(Failure) -> [Node] {
    do throws(SyntaxFault) { return try source.roots() } catch { throw .syntax(error) }
  }

  private func members(of node: Node) throws(Failure) -> [Member] {
    var members: [Member] = []
    try visit(node) {
      members.append($0)
      return .goOn
    }
    return members
  }

  /// Whether all members of a container can be read, whatever follows it.
  private func isRead(_ container: Node) -> Bool {
    do throws(SyntaxFault) {
      try source.visitMembers(of: container) { _ in .goOn }
      return true
    } catch {
      return error.reason == .trailing
    }
  }

  private func visit(_ node: Node, _ visit: (Member) -> Visit) throws(Failure) {
    do throws(SyntaxFault) { try source.visitMembers(of: node, visit) } catch {
      if !takesBroken { throw .syntax(error) }
    }
  }
}
