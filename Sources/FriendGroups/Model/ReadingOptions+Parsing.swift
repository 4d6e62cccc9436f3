extension ReadingOptions {
  /// Why a text does not say which keys mean what.
  public enum KeysError: Error, Hashable, Sendable {
    /// A part that is not of the form `ROLE=KEY`.
    case notAPair(String)
    case unknownRole(String)
    case emptyKey(Role)
  }

  /// Reads which keys mean what: `name=Artist,friends=cast,intro=Label`.
  ///
  /// A role that is given several times has several keys, the best first.
  public static func keys(parsing text: String) throws(KeysError) -> [Role: [String]] {
    var keys: [Role: [String]] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let equals = part.firstIndex(of: "=") else { throw .notAPair(String(part)) }
      let name = String(part[..<equals])
      let key = String(part[part.index(after: equals)...])
      guard let role = Role(rawValue: name) else { throw .unknownRole(name) }
      guard !key.isEmpty else { throw .emptyKey(role) }
      keys[role, default: []].append(key)
    }
    return keys
  }
}
