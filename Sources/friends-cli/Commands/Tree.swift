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

  /// Shows sections group by group: only what is on show is decoded, and one group at a time.
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
    for line in lines {
      var friends: [FriendLine]?
      if line.isOpen || isUnfolded { friends = try file.friends(ofGroup: line.number - 1) }
      if settings.onlyOnline { friends = friends?.filter { $0.friend.isOnline == true } }
      try renderer.show(line, friends: friends?.sorted(in: settings.order))
    }
    try renderer.end(matches: nil)
  }
}
