/// Reads one group: a dictionary, or the array of its friends alone.
struct GroupReader {
  private let reader: SourceReader
  private let node: Node

  /// What to ask for in the group; nil where it is an array.
  private let fields: GroupFields?
  /// All arrays that may hold the friends.
  private let arrays: [Node]

  init(_ node: Node, of reader: SourceReader) throws(LoadingError) {
    self.reader = reader
    self.node = node
    guard node.kind == .dictionary else {
      fields = nil
      arrays = [node]
      return
    }
    var arrays: [Node] = []
    fields = try reader.scanning { (source) throws(SyntaxFault) in
      try GroupFields(of: node, in: source) { arrays.append($0) }
    }
    self.arrays = arrays
  }

  /// Counts the friends, and reads what else a header shows.
  ///
  /// Only where the file declares no online count is each friend asked for that one flag, and only
  /// where some friend has it.
  ///
  /// - Parameter name: What the group is called where it is no dictionary.
  func header(named name: String?, isOpenAtFirst: Bool) throws(LoadingError) -> FriendGroup {
    let group: FriendGroup
    if let fields {
      group = try reader.decoding(node) {
        try reader.source.decode(CountedGroup.self, from: node, configuration: fields).group
      }
    } else {
      let total = try read { $0.count ?? 0 } ?? 0
      group = FriendGroup(name: name, total: total, isOpenAtFirst: isOpenAtFirst)
    }
    guard group.online == nil, group.total > 0 else { return group }
    let friends = try friendFields()
    if friends.fields[.online].isEmpty { return group }
    return FriendGroup(
      name: group.name,
      total: group.total,
      online: try read { try $0.online(friends) } ?? nil,
      isOpenAtFirst: group.isOpenAtFirst
    )
  }

  /// Decodes the friends.
  func friends() throws(LoadingError) -> [Friend] {
    let friends = try friendFields()
    return try read { try $0.friends(friends) } ?? []
  }

  private func friendFields() throws(LoadingError) -> FriendFields {
    try reader.scanning { (source) throws(SyntaxFault) in
      try FriendFields(of: arrays, in: source)
    }
  }

  private func read<Value>(
    _ read: @escaping (inout any UnkeyedDecodingContainer) throws -> Value
  ) throws(LoadingError) -> Value? {
    try reader.decoding(node) {
      try reader.source.decode(
        FriendArray<Value>.self,
        from: node,
        configuration: (fields, read)
      ).value
    }
  }
}

extension SourceReader {
  /// Reads the header of a group.
  ///
  /// - Parameter fileName: What the group is called that holds all the friends of a file.
  func header(of group: Member, fileName: String) throws(LoadingError) -> FriendGroup {
    let key = group.key.map { source.text(of: $0) }
    let header = try GroupReader(group.value, of: self)
      .header(named: key ?? fileName, isOpenAtFirst: key == nil)
    if header.name == nil { try requireEncoding(ofNameIn: group) }
    return header
  }
}

extension Source {
  /// Whether it is worth it to read the groups on several threads.
  var isLarge: Bool { size > 1 << 18 }
}
