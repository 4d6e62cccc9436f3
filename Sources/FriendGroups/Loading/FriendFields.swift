/// What the decoder has to be asked for in the friends of a group.
struct FriendFields: Sendable {
  let fields: Fields<FriendField>

  /// What the friends are: dictionaries, texts, or values of which nothing can be read.
  let kinds: KindSet

  /// Walks through every friend in some arrays.
  init(of arrays: [Node], in source: any Source) throws(SyntaxFault) {
    var walk = FieldWalk<FriendField>()
    var kinds: KindSet = []
    var fault: SyntaxFault?
    for array in arrays {
      try source.visitMembers(of: array) { friend in
        kinds.insert(KindSet(friend.value.kind))
        guard friend.value.kind == .dictionary else { return .goOn }
        do throws(SyntaxFault) {
          try source.visitMembers(of: friend.value) { member in
            if let key = member.key.flatMap({ source.text(of: $0) }) {
              walk.note(key, KindSet(member.value.kind))
            }
            return .goOn
          }
          return .goOn
        } catch {
          fault = error
          return .stop
        }
      }
      if let fault { throw fault }
    }
    fields = walk.fields
    self.kinds = kinds
  }
}
