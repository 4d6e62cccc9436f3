extension LoadingError: CustomStringConvertible {
  /// One line: what is wrong, where in the data, what was expected.
  public var description: String {
    switch self {
    case .foreign(let file): "not a friend list: \(file)"
    case .syntax(let reason, let path, _):
      path.steps.isEmpty ? "\(reason)" : "\(path.excerpt): \(reason)"
    case .unexpected(let kind, let role, let path, _):
      "\(path.steps.isEmpty ? "the file" : path.excerpt) is \(role.found(kind)); "
        + "expected \(role)"
    }
  }
}

extension LoadingError.Role: CustomStringConvertible {
  /// What is expected.
  public var description: String {
    switch self {
    case .list: "an array of groups or friends, or a dictionary that leads to one"
    case .group: "a group: a dictionary with a name and friends"
    }
  }

  /// What was found instead; of a dictionary, which keys lead nowhere.
  func found(_ kind: ValueKind) -> String {
    guard case .list(let keys) = self, kind == .dictionary else { return kind.withArticle }
    guard let last = keys.last else { return "an empty dictionary" }
    if keys.count == 1 { return "a dictionary with the key \(last.excerpt)" }
    let others = keys.dropLast().map(\.excerpt).joined(separator: ", ")
    return "a dictionary with the keys \(others) and \(last.excerpt)"
  }
}

extension ForeignFile: CustomStringConvertible {
  /// What the file is, and where that helps, what to do.
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .keyedArchive: "a keyed archive, which holds a program's objects"
    case .lfsPointer: "a Git LFS pointer; fetch the file itself with 'git lfs pull'"
    case .appleDouble: "an AppleDouble file of macOS; the data is in the file without '._'"
    case .webPage: "a web page"
    case .binary(let name): name
    case .encoding(let name): "text in \(name.excerpt); convert it to UTF-8"
    case .service(let reason): reason
    case .plainText: "neither a property list nor JSON"
    }
  }
}

extension SyntaxReason: CustomStringConvertible {
  /// What is wrong at this place.
  public var description: String {
    switch self {
    case .noValue: "no value found"
    case .expected(let expectation): "expected \(expectation.words)"
    case .unterminated(let construct): "unterminated \(construct.rawValue)"
    case .mismatched(let opened, let closed): "'\(closed.excerpt)' does not close '\(opened)'"
    case .unknownTag(let tag): "unknown tag <\(tag.excerpt)>"
    case .unreadable(.text): "unreadable text: a wrong escape, entity or control character"
    case .unreadable(let kind): "unreadable \(kind.rawValue)"
    case .notUTF8: "text that is not UTF-8; convert the file, for example with iconv"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .conflictMarker: "a conflict marker of Git; resolve the conflict first"
    case .trailing: "something follows the end of the data"
    case .brokenObject: "a broken object"
    case .sharedTooOften: "objects that are shared too often: written out, they would never end"
    }
  }
}

extension SyntaxReason.Expectation {
  fileprivate var words: String {
    switch self {
    case .value, .key: "a \(rawValue)"
    default: rawValue
    }
  }
}

extension ValueKind {
  var withArticle: String {
    switch self {
    case .array: "an array"
    case .null, .text, .data, .lines: rawValue
    default: "a \(rawValue)"
    }
  }
}
