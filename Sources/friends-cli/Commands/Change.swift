import FriendGroups

extension Session {
  /// `expand`, `collapse` and `toggle`: changes the state, then shows the named groups as they are.
  func change(
    _ change: FoldChange,
    _ operands: [FriendList.Operand]
  ) throws(Failure) -> ExitStatus {
    let file = try open()
    let indexes = try indexes(of: operands, in: file)
    let outcome = try self.change(change, to: indexes, of: file)
    try showOutline(of: file, indexes, open: outcome.open, changed: outcome.changed)
    return .done
  }
}
