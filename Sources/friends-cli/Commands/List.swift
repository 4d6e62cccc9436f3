import FriendGroups

extension Session {
  /// `list`: the groups, without their friends.
  func list(_ operands: [FriendList.Operand]) throws(Failure) -> ExitStatus {
    let file = try open()
    let indexes = try indexes(of: operands, in: file)
    let lines = file.lines(of: indexes, open: try openGroups(of: file))
    guard var renderer = renderer() else { return .done }
    try renderer.begin(Report(file: file.place.path?.description, groups: lines, kind: .list))
    for line in lines { try renderer.show(line, friends: nil) }
    try renderer.end(matches: nil)
    return .done
  }
}
