import FriendGroups

extension Session {
  /// `is-open`: answers by the exit status alone.
  func isOpen(_ operand: FriendList.Operand) throws(Failure) -> ExitStatus {
    let file = try open()
    guard file.place.path != nil else { throw .usage(UsageError(reason: .inputHasNoState)) }
    let index = try index(of: operand, in: file)
    return try openGroups(of: file).isOpen(index) ? .done : .no
  }
}
