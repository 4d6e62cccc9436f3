import FriendGroups

extension Session {
  /// `list`: the groups, without their friends.
  func list(_ operands: [FriendList.Operand]) throws(Failure) -> ExitStatus {
    let file = try open()
    let indexes = try indexes(of: operands, in: file)
    let lines = file.lines(of: indexes, open: try openGroups(of: file)).filter(isWanted)
    if var renderer = renderer() {
      try renderer.begin(Report(file: file.place.path?.description, groups: lines, kind: .list))
      for line in lines { try renderer.show(line, friends: nil) }
      try renderer.end(matches: nil)
    }
    if settings.onlyOnline, file.list.groups.allSatisfy({ $0.online == nil }) {
      messages.note(whereNobodySays(file))
    }
    return .done
  }

  private func isWanted(_ line: GroupLine) -> Bool {
    switch settings.foldFilter {
    case .open where !line.isOpen, .closed where line.isOpen: false
    default: !(settings.onlyOnline || settings.hidesEmpty) || hasSomebodyToShow(line)
    }
  }
}
