extension String {
  /// The text as it may stand in a message: its beginning, where it is long.
  ///
  /// Keys, tags and values come from the file and may be as long as the file.
  package var excerpt: String {
    let limit = 40
    // Scalars, since one character may have any number of them.
    let head = unicodeScalars.prefix(limit)
    return head.endIndex == unicodeScalars.endIndex ? self : String(head) + "…"
  }
}
