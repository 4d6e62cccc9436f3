/// What the decoder has to be asked for in a group.
struct GroupFields: Sendable {
  private let fields: Fields<GroupField>

  /// The keys under which an array stands that may hold the friends, the best first: known keys, or
  /// without one the only key of an array.
  let friends: [FieldKey]

  /// Walks through the members of a group.
  ///
  /// - Parameter visitArray: Is given each array among them.
  init(
    of group: Node,
    in source: any Source,
    visitArray: (Node) -> Void = { _ in }
  ) throws(SyntaxFault) {
    var walk = FieldWalk<GroupField>()
    var array: FieldKey?
    var isOnly = true
    try source.visitMembers(of: group) { member in
      guard let key = member.key.flatMap({ source.text(of: $0) }) else { return .goOn }
      walk.note(key, KindSet(member.value.kind))
      if member.value.kind == .array {
        isOnly = array.map { $0.stringValue == key } ?? true && isOnly
        array = FieldKey(stringValue: key)
        visitArray(member.value)
      }
      return .goOn
    }
    fields = walk.fields
    let known = fields[.friends].filter { $0.kinds.contains(.array) }.map(\.key)
    friends = known.isEmpty && isOnly ? array.map { [$0] } ?? [] : known
  }

  /// The keys that are used for a field.
  subscript(field: GroupField) -> [Fields<GroupField>.Use] { fields[field] }
}
