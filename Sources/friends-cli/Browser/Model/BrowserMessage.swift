import FriendGroups

/// What the last line says: what happened first, then the path, and what follows from it, as far as
/// there is room.
struct BrowserMessage: Equatable, ExpressibleByStringLiteral {
  private let reason: String
  private let path: String?
  private let consequence: String?

  init(_ reason: String, path: String? = nil, consequence: String? = nil) {
    self.reason = reason
    self.path = path
    self.consequence = consequence
  }

  init(stringLiteral reason: String) { self.init(reason) }

  /// The message of a failure, whose own words begin with the path.
  ///
  /// - Parameters:
  ///   - paths: The files that it may be about, as the user knows them.
  ///   - result: What did not happen because of it.
  init(
    _ failure: some CustomStringConvertible,
    about paths: [String],
    result: String? = nil,
    consequence: String? = nil
  ) {
    var text = "\(failure)"
    path = paths.first { text.hasPrefix("\($0):") }
    if let path {
      text = String(text.dropFirst(path.count + 1).drop { $0 == " " })
      // The place in the file follows what is wrong there.
      if let place = text.prefixMatch(of: /(\d+):(\d+):? +/) {
        text = "\(text[place.range.upperBound...]) (line \(place.1), column \(place.2))"
      }
    }
    reason = [result, text].compactMap { $0 }.joined(separator: ": ")
    self.consequence = consequence
  }

  /// The text in so many columns; without a word for that, it may still be too long.
  func text(within width: Int, ellipsis: String) -> String {
    let end = consequence.map { "; \($0)" } ?? ""
    return text(endingIn: end, within: width, ellipsis)
      ?? text(endingIn: "", within: width, ellipsis) ?? reason
  }

  /// At least so much of the end of a path, which tells most.
  private static let shortestPath = 12

  private func text(endingIn end: String, within width: Int, _ ellipsis: String) -> String? {
    let room = width - reason.displayWidth - end.displayWidth
    guard let path else { return room >= 0 ? reason + end : nil }
    if path.displayWidth + 2 <= room { return "\(reason): \(path)\(end)" }
    let left = room - 2 - ellipsis.count
    guard left >= Self.shortestPath else { return nil }
    return "\(reason): \(ellipsis)\(path.lastColumns(left))\(end)"
  }
}

extension String {
  /// The end of the text, as much as so many columns hold.
  func lastColumns(_ width: Int) -> Substring {
    var start = endIndex
    var columns = 0
    while start > startIndex {
      let before = index(before: start)
      columns += self[before].displayWidth
      if columns > width { break }
      start = before
    }
    return self[start...]
  }
}
