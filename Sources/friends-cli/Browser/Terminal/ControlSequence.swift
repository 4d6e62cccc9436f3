/// A control sequence (ECMA-48 §5.4) on its way in: what follows `ESC [`, or `ESC O`.
///
/// Knows the keys of xterm, the VT220, rxvt and the Linux console. Modifiers are read over: a
/// shifted arrow is an arrow.
struct ControlSequence: Sendable {
  enum Introducer: Sendable {
    case csi, ss3
  }

  enum Outcome: Equatable, Sendable {
    case incomplete, beginsPaste, unknown
    case key(Key)
    /// The byte cannot belong to a sequence: the sequence is void, the byte stands for itself.
    case interrupted
  }

  /// Bytes that are kept; no key is longer, and a longer sequence is read to its end unkept.
  static let limit = 64

  private let introducer: Introducer
  private var body: [UInt8] = []

  init(_ introducer: Introducer) {
    self.introducer = introducer
  }

  mutating func take(_ byte: UInt8) -> Outcome {
    guard byte >= 0x20, byte != 0x7F else { return .interrupted }
    switch body.first.map({ Unicode.Scalar($0) }) {
    case "M": return takeOldMouse(byte)
    case "[": return .unknown
    default: break
    }
    if isOldMouse(byte) || isConsoleFunctionKey(byte) || isInside(byte) {
      if body.count < Self.limit { body.append(byte) }
      return .incomplete
    }
    return byte < 0x7F ? finished(by: byte) : .interrupted
  }

  /// Whether a byte is a parameter or intermediate one.
  ///
  /// rxvt ends a shifted key by `$`, which elsewhere is found only in answers that begin with `?`.
  private func isInside(_ byte: UInt8) -> Bool {
    byte < 0x40 && (byte != UInt8(ascii: "$") || body.first == UInt8(ascii: "?"))
  }

  /// Whether a byte begins a mouse report of terminals that do not know the SGR form.
  private func isOldMouse(_ byte: UInt8) -> Bool {
    introducer == .csi && body.isEmpty && byte == UInt8(ascii: "M")
  }

  /// Whether a byte begins one of F1 to F5 of the Linux console, `ESC [ [ A` to `E`.
  private func isConsoleFunctionKey(_ byte: UInt8) -> Bool {
    introducer == .csi && body.isEmpty && byte == UInt8(ascii: "[")
  }

  private mutating func takeOldMouse(_ byte: UInt8) -> Outcome {
    body.append(byte)
    guard body.count == 4 else { return .incomplete }
    let numbers = body.dropFirst().map { Int($0) - 32 }
    return Self.mouse(button: numbers[0], x: numbers[1], y: numbers[2])
  }

  private func finished(by final: UInt8) -> Outcome {
    guard body.count < Self.limit else { return .unknown }
    if body.first == UInt8(ascii: "<") {
      let numbers = Self.numbers(body.dropFirst()).compactMap { $0 }
      guard final == UInt8(ascii: "M"), numbers.count == 3 else { return .unknown }
      return Self.mouse(button: numbers[0], x: numbers[1], y: numbers[2])
    }
    guard body.allSatisfy({ (0x30...0x3B).contains($0) }) else { return .unknown }
    return key(final: final)
  }

  private func key(final: UInt8) -> Outcome {
    switch (Unicode.Scalar(final), introducer) {
    case ("A", _), ("a", _): .key(.up)
    case ("B", _), ("b", _): .key(.down)
    case ("C", _), ("c", _): .key(.right)
    case ("D", _), ("d", _): .key(.left)
    case ("H", _): .key(.home)
    case ("F", _): .key(.end)
    case ("M", .ss3): .key(.enter)
    case ("~", .csi), ("^", .csi), ("$", .csi), ("@", .csi): numberedKey()
    default: .unknown
    }
  }

  private func numberedKey() -> Outcome {
    switch Self.numbers(body[...]).first {
    case 1, 7: .key(.home)
    case 3: .key(.delete)
    case 4, 8: .key(.end)
    case 5: .key(.pageUp)
    case 6: .key(.pageDown)
    case 200: .beginsPaste
    default: .unknown
    }
  }

  /// Reads parameters apart; of one with subparameters after a colon, the first counts.
  private static func numbers(_ body: ArraySlice<UInt8>) -> [Int?] {
    body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self))
    }
  }

  /// Reads a mouse report of xterm: clicks and the wheel, not releases and movements.
  private static func mouse(button: Int, x: Int, y: Int) -> Outcome {
    guard x > 0, y > 0 else { return .unknown }
    let modifiers = 4 | 8 | 16
    return switch button & ~modifiers {
    case 0: .key(.click(row: y - 1))
    case 64: .key(.wheelUp)
    case 65: .key(.wheelDown)
    default: .unknown
    }
  }
}
