import FriendGroups

extension Session {
  /// `find`: friends whose name or intro holds a text, or whose name sounds like it, in open and
  /// closed groups, a few groups at a time; a hit is on show before the next are read.
  func find(_ text: String) throws(Failure) -> ExitStatus {
    let matcher = FriendMatcher(text)
    let file = try open()
    let lines = file.lines(of: Array(file.list.groups.indices), open: try openGroups(of: file))
    var renderer = renderer()
    try renderer?.begin(
      Report(file: file.place.path?.description, groups: lines, kind: .outline, hits: matcher)
    )
    var matches = 0
    var reader = file.friends(ofGroups: lines.map { $0.number - 1 })
    for line in lines {
      var hits: [FriendLine] = []
      try file.visitNext(of: &reader) { friends, _ in
        hits += friends.filter {
          matcher.matches($0.friend) && (!settings.onlyOnline || $0.friend.isOnline == true)
        }
      }
      guard !hits.isEmpty else { continue }
      matches += hits.count
      // Whether somebody is there is known with the first.
      guard renderer != nil else { break }
      try renderer?.show(line, friends: hits.sorted(in: settings.order))
    }
    try renderer?.end(matches: matches)
    return matches > 0 ? .done : .no
  }
}
