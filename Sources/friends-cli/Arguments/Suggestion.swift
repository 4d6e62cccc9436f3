import FriendGroups

/// Finds what somebody most likely meant to type.
enum Suggestion {
  /// The candidates nearest to a word, best first; none where nothing is near.
  ///
  /// Near is an edit distance (Damerau-Levenshtein, without case) of at most a third of the longer
  /// word, but one edit always, or that one begins with the other, or with what the other sounds like.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> [String] {
    let wanted = Array(word.lowercased())
    let sound = PinyinQuery(word)
    var near: [(distance: Int, order: Int, candidate: String)] = []
    var seen: Set<String> = []
    for (order, candidate) in candidates.enumerated() where seen.insert(candidate).inserted {
      let letters = Array(candidate.lowercased())
      let allowed = max(1, max(wanted.count, letters.count) / 3)
      guard wanted.count > 0, !letters.isEmpty else { continue }
      if letters.starts(with: wanted) || wanted.starts(with: letters)
        || sound?.matchesBeginning(of: candidate) == true
      {
        near.append((0, order, candidate))
      } else if abs(wanted.count - letters.count) <= allowed {
        let distance = distance(wanted, letters)
        // Two short words that share no letter are not alike, however few edits there are.
        if distance <= allowed, distance < max(wanted.count, letters.count) {
          near.append((distance, order, candidate))
        }
      }
    }
    return near.sorted { ($0.distance, $0.order) < ($1.distance, $1.order) }.prefix(3)
      .map(\.candidate)
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        var best = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        current.append(best)
      }
      (before, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
