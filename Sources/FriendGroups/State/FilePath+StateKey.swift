/// How the state names a data file.
extension FilePath {
  /// The key of a data file: its real path where that is UTF-8, and else `bytes:` and the path with
  /// `\xFF` for a byte that is no part of UTF-8 and `\\` for a backslash.
  ///
  /// A real path begins with a slash, so the one is never taken for the other; versions that know
  /// only the first form keep the second as they keep every key that they do not ask for.
  var stateKey: String {
    if let text { return text }
    let text = String(systemBytes: bytes)
    return "bytes:" + text.replacing("\\", with: "\\\\").showingSystemBytes
  }
}
