import FriendGroups

extension Session {
  /// `is-open`: answers by the exit status alone, which for a typing mistake is not that for no.
  func isOpen(_ operands: [FriendList.Operand]) throws(Failure) -> ExitStatus {
    let file = try open()
    guard file.place.path != nil else {
      throw .usage(UsageError(reason: .noState(file.place.stateless), command: "is-open"))
    }
    let indexes: [Int]
    do throws(Failure) { indexes = try self.indexes(of: operands, in: file) } catch {
      guard case .lookup = error else { throw error }
      messages.fail(error)
      return .noSuchGroup
    }
    let open = try openGroups(of: file)
    return indexes.allSatisfy(open.isOpen) ? .done : .no
  }
}
