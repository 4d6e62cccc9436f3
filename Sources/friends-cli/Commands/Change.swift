import FriendGroups

extension Session {
  /// `expand`, `collapse`, `toggle` and `reset`: changes the state, then shows the named groups as
  /// they are.
  func change(
    _ change: GroupChange,
    _ operands: [FriendList.Operand]
  ) throws(Failure) -> ExitStatus {
    let file = try open()
    let advice: LookupAdvice? = operands.count > 1 ? .nothingWasChanged : nil
    let indexes = try indexes(of: operands, in: file, advice: advice)
    let outcome = try self.change(change, to: indexes, of: file)
    try showOutline(of: file, indexes, open: outcome.open, changed: outcome.changed)
    return .done
  }
}
