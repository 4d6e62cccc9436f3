import FriendGroups

extension Session {
  /// `tree`: the outline, or all of it.
  func tree(_ operands: [FriendList.Operand]) throws(Failure) -> ExitStatus {
    let file = try open()
    let indexes = try indexes(of: operands, in: file)
    let isUnfolded = settings.selection == .all
    try showOutline(of: file, indexes, open: try openGroups(of: file), isUnfolded: isUnfolded)
    return .done
  }

  /// Shows sections group by group: only what is on show is decoded, and no more than a few thousand
  /// friends ahead, unless they are sorted.
  func showOutline(
    of file: OpenedFile,
    _ indexes: [Int],
    open: OpenGroups,
    changed: [Int]? = nil,
    isUnfolded: Bool = false
  ) throws(Failure) {
    guard var renderer = renderer() else { return }
    func isShown(_ line: GroupLine) -> Bool { line.isOpen || isUnfolded }
    let lines = file.lines(of: indexes, open: open).filter {
      isShown($0) || !settings.hidesEmpty || hasSomebodyToShow($0)
    }
    try renderer.begin(
      Report(
        file: file.place.path?.description,
        groups: lines,
        changed: changed.map { $0.map { $0 + 1 } },
        kind: .outline
      )
    )
    var isOnlineKnown = false
    var reader = file.friends(ofGroups: lines.filter(isShown).map { $0.number - 1 })
    for line in lines {
      if !isShown(line) {
        try renderer.show(line, friends: nil)
      } else if settings.order != .file {
        let friends = try file.next(of: &reader)
        isOnlineKnown = isOnlineKnown || friends.saysWhoIsOnline
        let chosen = chosen(friends)
        if settings.hidesEmpty, chosen.isEmpty { continue }
        try renderer.show(line, friends: chosen)
      } else {
        let isKnown = try show(line, of: file, from: &reader, on: &renderer)
        isOnlineKnown = isOnlineKnown || isKnown
      }
    }
    try renderer.end(matches: nil)
    noteUnlessSomebodySays(in: file, isKnown: isOnlineKnown)
  }

  /// Shows a group as it is read, and answers whether a friend says whether they are online.
  private func show(
    _ line: GroupLine,
    of file: OpenedFile,
    from reader: inout FriendReader,
    on renderer: inout any Renderer
  ) throws(Failure) -> Bool {
    var isBegun = false
    var isOnlineKnown = false
    try file.visitNext(of: &reader) { (friends, isLast) throws(Failure) in
      let chosen = chosen(friends)
      if settings.onlyOnline { isOnlineKnown = isOnlineKnown || friends.saysWhoIsOnline }
      if settings.hidesEmpty, chosen.isEmpty { return }
      if !isBegun {
        // What comes in parts is read twice where it has to line up: to keep it takes three times
        // the memory.
        if !isLast, type(of: renderer).measuresFriends {
          try measure(line, of: file, for: &renderer)
        }
        // Where the first friends cannot be read, there is no header either.
        try renderer.begin(line, isUnfolded: true)
      }
      isBegun = true
      try renderer.show(chosen)
    }
    if isBegun { try renderer.end(line) }
    return isOnlineKnown
  }

  private func measure(
    _ line: GroupLine,
    of file: OpenedFile,
    for renderer: inout any Renderer
  ) throws(Failure) {
    var reader = file.friends(ofGroups: [line.number - 1])
    try file.visitNext(of: &reader) { friends, _ in renderer.measure(chosen(friends)) }
  }
}
