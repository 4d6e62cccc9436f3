@testable import FriendGroups

/// All that a data file says, for comparing.
indirect enum ValueTree: Hashable {
  case list([ValueTree])
  case dictionary([String: ValueTree])
  case scalar(Scalar)
}

extension ValueTree {
  /// Reads a whole file by its cursor.
  ///
  /// - Parameter repeated: Which of several entries with one key counts, if not the one of the format.
  init<Format: Source>(_ source: Format, repeated: RepeatedKey? = nil) throws(SyntaxFault) {
    let last = (repeated ?? Format.entryThatCounts) == .last
    self = try source.withCursor { (cursor) throws(SyntaxFault) in
      let tree = try Self.read(&cursor, source.root.kind, last: last)
      try cursor.finish()
      return tree
    }
  }

  private static func read<Reader: Cursor>(
    _ cursor: inout Reader,
    _ kind: ValueKind?,
    last: Bool
  ) throws(SyntaxFault) -> ValueTree {
    guard let kind, kind.isContainer else {
      let node = try cursor.skip()
      return .scalar(cursor.scalar(of: node))
    }
    var elements: [ValueTree] = []
    var entries: [String: ValueTree] = [:]
    try cursor.visitMembers(of: kind) { (cursor, key) throws(SyntaxFault) in
      let value = try read(&cursor, cursor.kind, last: last)
      guard let key else { return elements.append(value) }
      let text = cursor.text(of: key) ?? "?"
      if last || entries[text] == nil { entries[text] = value }
    }
    return kind.isList ? .list(elements) : .dictionary(entries)
  }
}

extension Source {
  /// The members of the root as `key=bytes-of-the-value`, up to the end of the file.
  func listing() throws(SyntaxFault) -> [String] {
    try withCursor { (cursor) throws(SyntaxFault) in
      var members: [String] = []
      guard root.kind.isContainer else {
        members = [spelling(try cursor.skip())]
        try cursor.finish()
        return members
      }
      try cursor.visitMembers(of: root.kind) { (cursor, key) throws(SyntaxFault) in
        let value = spelling(try cursor.skip())
        members.append((key.map { "\(cursor.text(of: $0) ?? "?")=" } ?? "") + value)
      }
      try cursor.finish()
      return members
    }
  }

  private func spelling(_ node: Node) -> String {
    String(decoding: bytes[node.range], as: UTF8.self)
  }

  /// The value of the only member of a list.
  func onlyScalar() throws(SyntaxFault) -> Scalar? {
    guard case .list(let elements) = try ValueTree(self), elements.count == 1,
      case .scalar(let scalar) = elements[0]
    else { return nil }
    return scalar
  }
}
