import FriendGroups

/// The operands of a command line, as commands want them.
extension [String] {
  /// The groups that are meant: what is typed as all digits is a number, and a name may be typed by
  /// its sound, unless only names are meant.
  func groups(_ settings: Settings) -> [FriendList.Operand] {
    map { $0.group(settings) }
  }

  func exactlyOne(_ name: String) throws(UsageError.Reason) -> String {
    guard let first else { throw .missingOperand(name) }
    guard count == 1 else { throw .extraOperand(self[1]) }
    return first
  }

  func atMostOne() throws(UsageError.Reason) -> String? {
    guard count <= 1 else { throw .extraOperand(self[1]) }
    return first
  }

  func requireNone() throws(UsageError.Reason) {
    if let first { throw .extraOperand(first) }
  }
}

extension String {
  func group(_ settings: Settings) -> FriendList.Operand {
    switch settings.operands {
    case .name: .name(self)
    case .any: FriendList.Operand(self)
    }
  }

  /// Whether this is a number, as which no name can be typed.
  var isAllDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
