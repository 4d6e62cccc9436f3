/// Values as real files write them: a number may be text, a switch may be a number.
///
/// A value that cannot be read is nil: unknown, and no error. `check` says where it stands.
extension KeyedDecodingContainer {
  /// Text, or a number as its digits.
  func text(forKey key: Key) -> String? {
    if let text = try? decode(String.self, forKey: key) { return text }
    if let number = try? decode(Int.self, forKey: key) { return String(number) }
    return nil
  }

  /// A whole number, or text that is one.
  func number(forKey key: Key) -> Int? {
    if let number = try? decode(Int.self, forKey: key) { return number }
    if let number = try? decode(Double.self, forKey: key) { return Int(exactly: number) }
    if let text = try? decode(String.self, forKey: key) { return Int(tolerantly: text) }
    return nil
  }

  /// A switch: true or false, 1 or 0, or a word for one of them.
  func flag(forKey key: Key) -> Bool? {
    if let number = try? decode(Int.self, forKey: key) { return Bool(tolerantly: String(number)) }
    if let flag = try? decode(Bool.self, forKey: key) { return flag }
    if let text = try? decode(String.self, forKey: key) { return Bool(tolerantly: text) }
    return nil
  }
}

extension Int {
  /// Reads a number with spaces around it.
  init?(tolerantly text: String) {
    self.init(text.trimmingSpaces)
  }
}

extension Bool {
  /// Reads a word or a digit for a switch, in any case, with spaces around it.
  init?(tolerantly text: String) {
    switch text.trimmingSpaces.lowercased() {
    case "1", "true", "yes", "online": self = true
    case "0", "false", "no", "offline": self = false
    default: return nil
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring {
    var rest = Substring(self)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
