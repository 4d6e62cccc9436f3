import FriendGroups

extension Session {
  /// `expand`, `collapse` and `toggle`: changes the state, then shows the named groups as they are.
  func change(_ change: FoldChange, _ groups: GroupSelection) throws(Failure) -> ExitStatus {
    let file = try open()
    let named =
      switch groups {
      case .all: Array(file.list.groups.indices)
      case .named(let operands): try indexes(of: operands, in: file)
      }
    let (open, changed) = try self.change(change, to: named, of: file)
    try showOutline(of: file, named, open: open, changed: changed)
    return .done
  }
}
