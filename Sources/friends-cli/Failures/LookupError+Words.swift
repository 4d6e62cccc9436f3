import FriendGroups

extension FriendList.LookupError {
  /// The name or pattern that no group has.
  var missingName: String? {
    switch self {
    case .noSuchName(let name), .noMatch(let name): name
    default: nil
    }
  }

  func words(in list: FriendList, advice: LookupAdvice?) -> String {
    switch self {
    case .noSuchNumber(let number, let count):
      (count == 0
        ? "no group \(number): the list has no groups"
        : "no group \(number): the groups are numbered 1 to \(count)")
        + (advice?.words ?? "")
        + (list.groups.contains { $0.name == String(number) }
          ? "; for a group name use '--name \(number)'" : "")
    case .noSuchName(let name):
      "no group '\(name.excerpt)'" + (advice?.words ?? "")
        + Self.meant(name, in: list, advice: advice)
    case .noMatch(let pattern):
      "no group matches '\(pattern.excerpt)'"
        + (advice?.words ?? "; 'friends-cli list' shows them")
    case .ambiguous(let name, let indexes):
      "'\(name.excerpt)' matches several groups; use a number: "
        + Self.some(of: indexes) { String($0 + 1) }
    case .ambiguousSound(let text, let indexes):
      "'\(text.excerpt)' matches several groups; use a number: "
        + Self.some(of: indexes) { "\($0 + 1) (\((list.groups[$0].name ?? "").excerpt))" }
    }
  }

  /// The first groups of what may be a million.
  private static func some(of indexes: [Int], _ words: (Int) -> String) -> String {
    if indexes.count <= 10 { return indexes.map(words).alternatives }
    return indexes.prefix(10).map(words).joined(separator: ", ") + ", … (\(indexes.count) groups)"
  }

  private static func meant(
    _ name: String,
    in list: FriendList,
    advice: LookupAdvice?
  ) -> String {
    if case .file = advice { return "" }
    let near = Suggestion.nearest(to: name, among: list.groups.lazy.compactMap(\.name))
    if !near.isEmpty { return "; did you mean \(near.quotedList)?" }
    return advice == nil ? "; 'friends-cli list' shows them" : ""
  }
}

extension LookupAdvice {
  fileprivate var words: String {
    switch self {
    case .nothingWasChanged: "; nothing was changed"
    case .quotes(let words):
      "; a text with spaces needs quotes: '\(words.joined(separator: " ").excerpt)'"
    case .file(let name): "; to read the file use '-f \(name.excerpt)'"
    }
  }
}
