extension Problem {
  /// One line, not longer than a screen: what is wrong, and what was expected or is done instead.
  public var message: String {
    switch kind {
    case .used(.names): "\(kind) (\(count) \(count == 1 ? "friend" : "friends"))"
    case .used(.friends): "\(kind) in \(count) \(count == 1 ? "group" : "groups")"
    default: count == 1 ? "\(kind)" : "\(kind) (\(count) times)"
    }
  }
}

extension Problem.Kind: CustomStringConvertible {
  /// One line: what is wrong, and what was expected or is done instead.
  public var description: String {
    switch self {
    // The path of the value stands beside the message.
    case .noList(.unexpected(let kind, let role, _, _)):
      "\(role.found(kind)); expected \(role)"
    case .noList(.syntax(let reason, _, _)): "\(reason)"
    case .noList(let error): "\(error)"
    case .syntax(let reason): "\(reason)"
    case .unreadable(let found, .text) where found.kind == .text && found.excerpt == nil:
      "\(SyntaxReason.unreadable(.text))"
    case .unreadable(let found, let expected): "\(found); expected \(expected.rawValue)"
    case .notUTF8: "\(SyntaxReason.notUTF8)"
    case .unreadableKey: "a key that cannot be read; its value is ignored"
    case .noName(let nameless): "a \(nameless.rawValue) without a name"
    case .unknownKey(let key, let similar):
      "unknown key '\(key.excerpt)'; did you mean '\(similar)'?"
    case .onlyArray(let key):
      "no known key for friends; those under '\(key.excerpt)' are taken, the only array"
    case .repeatedKey(let key, let counts):
      "the key '\(key.excerpt)' again; the \(counts.rawValue) one counts"
    case .repeatedName(let name, let first):
      "the name '\(name.excerpt)' again, which group \(first) has"
    case .impossibleCount(let count, let total): "\(count) online of \(total)"
    case .disputedCount(let count, let flags):
      "\(count) online, but the friends' own flags say "
        + (flags.count == 1 ? "\(flags.lowerBound)" : "\(flags.lowerBound) to \(flags.upperBound)")
    case .ignoredList: "this list is ignored"
    case .noGroup(let kind): "\(kind.withArticle); expected \(LoadingError.Role.group)"
    case .used(let use): "\(use)"
    case .noFriend(let kind):
      "\(kind.withArticle); expected a friend: a dictionary with a name, or a text"
    }
  }
}

extension Problem.Use: CustomStringConvertible {
  /// One line: what was used.
  public var description: String {
    switch self {
    case .service(let name): "a friend list of \(name)"
    case .names(let key): "names from '\(key.excerpt)'"
    case .friends(let key): "friends from '\(key.excerpt)'"
    case .groups(let key): "groups from '\(key.excerpt)' of the friends"
    case .dictionary(let member): "each key is the name of a \(member.rawValue)"
    case .repairedText: "UTF-8 that was taken for Latin-1 is repaired"
    }
  }
}

extension Problem.Found: CustomStringConvertible {
  /// The kind of the value, and its beginning.
  public var description: String {
    switch (kind, excerpt) {
    case (.text, let text?): "text '\(text)'"
    case (_, let text?): "\(kind.rawValue) \(text)"
    case (.text, nil): "unreadable text"
    case (_, nil): kind.withArticle
    }
  }
}
