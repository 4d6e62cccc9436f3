/// Values as real files write them: a number may be text, a switch may be a number.
///
/// A value that cannot be read is nil: unknown, and no error. `check` says where it stands. Of
/// several keys for one field the first that can be read is taken; only the kinds of value that are
/// in use under a key are tried, as a wrong one costs as much as many right ones.
extension KeyedDecodingContainer<FieldKey> {
  /// Text, or a number as its digits.
  func text<F>(_ uses: [Fields<F>.Use]) -> String? {
    for use in uses {
      if let text = text(use) { return text }
      if let number = whole(use) { return String(number) }
    }
    return nil
  }

  /// A whole number, or text that is one.
  func number<F>(_ uses: [Fields<F>.Use]) -> Int? {
    for use in uses {
      if let number = whole(use) ?? fraction(use).flatMap(Int.init(exactly:)) { return number }
      if let number = text(use).flatMap(Int.init(tolerantly:)) { return number }
    }
    return nil
  }

  /// A switch: true or false, 1 or 0, or a word for one of them.
  func flag<F>(_ uses: [Fields<F>.Use]) -> Bool? {
    for use in uses {
      if let number = whole(use) {
        if 0...1 ~= number { return number == 1 }
      } else if let flag = boolean(use) ?? text(use).flatMap(Bool.init(tolerantly:)) {
        return flag
      }
    }
    return nil
  }

  private func text<F>(_ use: Fields<F>.Use) -> String? {
    guard use.kinds.contains(.text) else { return nil }
    return try? decodeIfPresent(String.self, forKey: use.key)
  }

  private func whole<F>(_ use: Fields<F>.Use) -> Int? {
    guard use.kinds.contains(.number) else { return nil }
    return try? decodeIfPresent(Int.self, forKey: use.key)
  }

  private func fraction<F>(_ use: Fields<F>.Use) -> Double? {
    guard use.kinds.contains(.number) else { return nil }
    return try? decodeIfPresent(Double.self, forKey: use.key)
  }

  private func boolean<F>(_ use: Fields<F>.Use) -> Bool? {
    guard use.kinds.contains(.boolean) else { return nil }
    return try? decodeIfPresent(Bool.self, forKey: use.key)
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
