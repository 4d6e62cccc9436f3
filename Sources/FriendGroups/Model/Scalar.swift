/// A value that is no container, as data files write it.
///
/// Here is told, for every format and every decoder, what counts as a text, a number and a switch.
/// The rules are tolerant, since real files write `"3"` for a number and `1` for a switch.
enum Scalar: Hashable, Sendable {
  case text(String)
  case integer(Int)
  /// A whole number that no `Int` holds, as its digits.
  case digits(String)
  case real(Double)
  case boolean(Bool)
  /// Nothing: `null`, and in a property list the text `$null`.
  case null
  /// A value that cannot be read, or that no friend list asks for: a date, bytes.
  case other
}

extension Scalar {
  /// A text, or the digits of a whole number; nil for anything else.
  var text: String? {
    switch self {
    case .text(let text): text
    case .digits(let digits): digits
    case .integer(let number): String(number)
    case .real(let number): Int(exactly: number).map { String($0) }
    case .boolean, .null, .other: nil
    }
  }

  /// A whole number, or a text that is one.
  var number: Int? {
    switch self {
    case .integer(let number): number
    case .real(let number): Int(exactly: number)
    case .text(let text): Int(tolerantly: text)
    case .digits, .boolean, .null, .other: nil
    }
  }

  /// A switch: true or false, 1 or 0, or a word for one of them.
  var flag: Bool? {
    switch self {
    case .boolean(let flag): flag
    case .integer(0), .real(0): false
    case .integer(1), .real(1): true
    case .text(let text): Bool(tolerantly: text)
    case .integer, .digits, .real, .null, .other: nil
    }
  }

  /// Whether there is nothing: such a value counts as absent.
  var isAbsent: Bool { self == .null || self == .text("") }
}

extension Int {
  /// Reads a number with spaces around it.
  init?(tolerantly text: String) { self.init(text.trimmingSpaces) }
}

extension Bool {
  /// Reads a word or a digit for a switch, in any case, with spaces around it.
  ///
  /// `away` and `busy` are online, since they wait for an answer; who is `invisible` does not.
  init?(tolerantly text: String) {
    switch text.trimmingSpaces.lowercased() {
    case "1", "true", "yes", "online", "available", "away", "busy": self = true
    case "0", "false", "no", "offline", "invisible": self = false
    default: return nil
    }
  }
}

extension String {
  private var isTrimmed: Bool {
    guard let first = utf8.first, let last = utf8.last else { return true }
    return first > UInt8(ascii: " ") && first < 0x80 && last > UInt8(ascii: " ") && last < 0x80
  }

  fileprivate var trimmingSpaces: Substring {
    var rest = Substring(self)
    if isTrimmed { return rest }
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
