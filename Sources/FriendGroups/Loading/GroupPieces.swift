/// The friends of a group, of which only some are decoded at a time.
struct GroupPieces: Sendable {
  private let group: GroupReader
  private let fields: FriendFields
  private var parts: ArraySlice<Part>

  init(of group: GroupReader) throws(SyntaxFault) {
    self.group = group
    fields = try group.friendFields()
    parts = try group.parts()[...]
  }

  var isEmpty: Bool { parts.isEmpty }

  /// Decodes the next pieces, on all cores; a short group is one, and one without an array none.
  mutating func next(_ count: Int) throws(SyntaxFault) -> [[Friend]] {
    let next = Array(parts.prefix(count))
    parts = parts.dropFirst(count)
    return try group.read(next) { [fields] in try $0.friends(fields) }
  }
}
