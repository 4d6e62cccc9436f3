import FriendGroups

extension Session {
  /// `find`: friends whose name or intro contains a text, or whose name has it as pinyin, in open and
  /// closed groups, a few groups at a time; a match is shown before the next groups are read.
  ///
  /// - Parameter words: All operands as they were typed.
  func find(
    _ text: String,
    in operands: [FriendList.Operand],
    words: [String]
  ) throws(Failure) -> ExitStatus {
    let matcher = FriendMatcher(text)
    let file = try open()
    let indexes = try indexes(of: operands, in: file, advice: .quotes(words))
    let lines = file.lines(of: indexes, open: try openGroups(of: file))
    var renderer = renderer()
    try renderer?.begin(
      Report(file: file.place.path?.description, groups: lines, kind: .outline, hits: matcher)
    )
    var matches = 0
    var isOnlineKnown = false
    var reader = file.friends(ofGroups: indexes)
    for line in lines {
      var hits: [FriendLine] = []
      try file.visitNext(of: &reader) { friends, _ in
        if settings.onlyOnline { isOnlineKnown = isOnlineKnown || friends.saysWhoIsOnline }
        hits += friends.filter {
          (!settings.onlyOnline || $0.friend.isOnline == true) && matcher.matches($0.friend)
        }
      }
      guard !hits.isEmpty else { continue }
      matches += hits.count
      // Whether somebody is there is known with the first.
      guard renderer != nil else { break }
      try renderer?.show(line, friends: hits.sorted(in: settings.order))
    }
    try renderer?.end(matches: matches)
    noteUnlessSomebodySays(in: file, isKnown: isOnlineKnown)
    return matches > 0 ? .done : .no
  }
}
