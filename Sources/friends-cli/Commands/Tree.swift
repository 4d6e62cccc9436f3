import FriendGroups

extension Session {
  /// `tree`: the outline, or all of it.
  func tree(
    _ operands: [FriendList.Operand],
    isUnfolded: Bool
  ) throws(Failure) -> ExitStatus {
    let file = try open()
    let indexes = try indexes(of: operands, in: file)
    try showOutline(of: file, indexes, open: try openGroups(of: file), isUnfolded: isUnfolded)
    return .done
  }

  /// Shows sections group by group: only what is on show is decoded, and no more than
  /// a few groups ahead.
  func showOutline(
    of file: OpenedFile,
    _ indexes: [Int],
    open: OpenGroups,
    changed: [Int]? = nil,
    isUnfolded: Bool = false
  ) throws(Failure) {
    guard var renderer = renderer() else { return }
    let lines = file.lines(of: indexes, open: open)
    try renderer.begin(
      Report(
        file: file.place.path?.description,
        groups: lines,
        changed: changed.map { $0.map { $0 + 1 } },
        kind: .outline
      )
    )
    func isShown(_ line: GroupLine) -> Bool { line.isOpen || isUnfolded }
    var reader = file.friends(ofGroups: lines.filter(isShown).map { $0.number - 1 })
    for line in lines {
      var friends = isShown(line) ? try file.next(of: &reader) : nil
      if settings.onlyOnline { friends = friends?.filter { $0.friend.isOnline == true } }
      try renderer.show(line, friends: friends?.sorted(in: settings.order))
    }
    try renderer.end(matches: nil)
  }
}
