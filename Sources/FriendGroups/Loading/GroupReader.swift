#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads one group: a dictionary, or the array of its friends alone.
struct GroupReader {
  private let source: any Source
  private let node: Node

  /// What to ask for in the group; nil where it is an array.
  private let fields: GroupFields?
  /// All arrays that may hold the friends.
  private let arrays: [Node]

  /// - Throws: ``SyntaxFault`` where the group is broken, as all that is read of it.
  init(_ node: Node, in source: any Source) throws(SyntaxFault) {
    self.source = source
    self.node = node
    var arrays: [Node] = []
    if node.kind == .dictionary {
      fields = try GroupFields(of: node, in: source) { arrays.append($0) }
    } else {
      fields = nil
      arrays = [node]
    }
    self.arrays = arrays
  }

  /// Counts the friends, and reads what else a header shows.
  ///
  /// Only where the file declares no online count is each friend asked for that one flag, and only
  /// where some friend has it.
  ///
  /// - Parameter name: What the group is called where it is no dictionary.
  func header(named name: String?, isOpenAtFirst: Bool) throws(SyntaxFault) -> FriendGroup {
    let plainCount = arrays.count == 1 ? source.plainCount(of: arrays[0]) : nil
    let pieces = plainCount == nil ? try pieces() : []
    let isWhole = plainCount == nil && pieces.isEmpty
    let counted = try decode(CountedGroup.self, from: isWhole ? Part(node) : frame, fields)
    let total = counted.total ?? 0
    var group =
      counted.group ?? FriendGroup(name: name, total: total, isOpenAtFirst: isOpenAtFirst)
    if !isWhole, counted.total != nil {
      group.total =
        if let plainCount { plainCount } else {
          try read(pieces) { $0.count ?? 0 }.reduce(0, +)
        }
    }
    guard group.online == nil, group.total > 0 else { return group }
    let friends = try friendFields()
    if friends.fields[.online].isEmpty { return group }
    group.online = try read(parts()) { try $0.online(friends) }.reduce(nil) { sum, online in
      online.map { $0 + (sum ?? 0) } ?? sum
    }
    return group
  }

  /// Decodes the friends.
  func friends() throws(SyntaxFault) -> [Friend] {
    var pieces = try GroupPieces(of: self)
    let runs = try pieces.next(.max)
    return runs.count == 1 ? runs[0] : Array(runs.joined())
  }

  /// What to ask for in the friends.
  func friendFields() throws(SyntaxFault) -> FriendFields {
    try FriendFields(of: arrays, in: source)
  }

  // MARK: Decoding

  /// The group without the only array of it.
  private var frame: Part { Part(node, without: arrays[0]) }

  /// The friends in pieces, where there is one long array of them.
  private func pieces() throws(SyntaxFault) -> [Part] {
    arrays.count == 1 ? try source.pieces(of: arrays[0], in: node) : []
  }

  /// What is decoded to get all the friends: the group at once, or each piece of a long array; nothing
  /// where the decoder finds no array of friends in the group.
  func parts() throws(SyntaxFault) -> [Part] {
    let pieces = try pieces()
    if pieces.isEmpty { return [Part(node)] }
    guard let fields else { return pieces }
    let array = try decode(FriendArray<Void>.self, from: frame, (fields, { _ in }))
    return array.value == nil ? [] : pieces
  }

  /// Reads something from the friends in some parts, on all cores where there are several.
  func read<Value: Sendable>(
    _ parts: [Part],
    _ read: @escaping @Sendable (inout any UnkeyedDecodingContainer) throws -> Value
  ) throws(SyntaxFault) -> [Value] {
    try parts.concurrentMap(isLarge: true) { (part) throws(SyntaxFault) in
      try decode(FriendArray<Value>.self, from: part, (part.cut == nil ? fields : nil, read)).value
    }.compactMap { $0 }
  }

  private func decode<Value: DecodableWithConfiguration>(
    _ type: Value.Type,
    from part: Part,
    _ configuration: Value.DecodingConfiguration
  ) throws(SyntaxFault) -> Value {
    try source.decoding(node) {
      try source.decode(type, from: part, configuration: configuration)
    }
  }
}

extension Source {
  /// Reads the header of a group.
  ///
  /// - Parameter fileName: What the group is called that holds all the friends of a file.
  func header(of group: Member, fileName: String) throws(SyntaxFault) -> FriendGroup {
    let key = group.key.map { text(of: $0) }
    let header = try GroupReader(group.value, in: self)
      .header(named: key ?? fileName, isOpenAtFirst: key == nil)
    if header.name == nil { try requireEncoding(ofNameIn: group) }
    return header
  }

  /// Whether it is worth it to read the groups on several threads.
  var isLarge: Bool { size > 1 << 18 }
}
