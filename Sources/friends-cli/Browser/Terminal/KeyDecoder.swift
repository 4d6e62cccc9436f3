/// Makes keys of the bytes that a terminal sends, wherever the reads cut them.
///
/// What no key stands for is swallowed whole: a sequence of an unknown kind, the terminal's late
/// answer to a program that ran before, a byte that is not UTF-8. The tail of a sequence must never
/// be taken for typing.
struct KeyDecoder: Sendable {
  /// How long to wait for the rest of a sequence before calling ``flush()``.
  static let silence: Duration = .milliseconds(50)

  private var state = State.ground
  private var scalar = ScalarAssembler()
  private var sequence = ControlSequence(.csi)
  private var paste = BracketedPaste()

  private enum State {
    case ground, escape, sequence, string, stringEscape, paste
  }

  /// Whether a silence would mean something, so that ``flush()`` is to be called after one.
  var awaitsSilence: Bool {
    switch state {
    case .escape, .string, .stringEscape: true
    case .ground, .sequence, .paste: false
    }
  }

  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// Decides what only time can: an ESC that nothing followed was the escape key.
  ///
  /// A longer beginning of a control sequence goes on waiting: nobody types it, a slow line may
  /// still bring the rest, and at worst it costs one key. A control string is given up instead,
  /// since it would swallow everything until its end.
  mutating func flush() -> [Key] {
    guard awaitsSilence else { return [] }
    defer { state = .ground }
    return state == .escape ? [.escape] : []
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .ground: takeText(byte, &keys)
    case .escape: takeAfterEscape(byte, &keys)
    case .sequence: takeInSequence(byte, &keys)
    case .string: takeInString(byte, &keys)
    case .stringEscape: takeAfterStringEscape(byte, &keys)
    case .paste:
      guard let text = paste.take(byte) else { return }
      state = .ground
      keys.append(.paste(text))
    }
  }

  private mutating func takeText(_ byte: UInt8, _ keys: inout [Key]) {
    if byte >= 0x80 {
      guard let scalar = scalar.take(byte), scalar.value >= 0xA0 else { return }
      return keys.append(.character(Character(scalar)))
    }
    scalar = ScalarAssembler()
    switch byte {
    case 0x1B: state = .escape
    case 0x09: keys.append(.tab)
    case 0x0A, 0x0D: keys.append(.enter)
    case 0x08, 0x7F: keys.append(.backspace)
    case 0x01...0x1A: keys.append(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x00...0x1F: keys.append(.control(Character(Unicode.Scalar(byte + 0x40))))
    default: keys.append(.character(Character(Unicode.Scalar(byte))))
    }
  }

  /// Takes what follows an ESC: a sequence (ECMA-48 §5.3), a character typed with Alt, or the next
  /// key after the escape key.
  ///
  /// Alt with a letter sends the same bytes as escape and the letter typed at once, which nobody
  /// does within the silence that makes an escape key.
  private mutating func takeAfterEscape(_ byte: UInt8, _ keys: inout [Key]) {
    switch Unicode.Scalar(byte) {
    case "[": begin(.csi)
    case "O": begin(.ss3)
    case "]", "P", "X", "^", "_": state = .string
    case " "..."~": end(.alt(Character(Unicode.Scalar(byte))), &keys)
    case _ where byte >= 0x80:
      guard let scalar = scalar.take(byte) else { return }
      end(.alt(Character(scalar)), &keys)
    case "\u{1B}": keys.append(.escape)
    default:
      state = .ground
      keys.append(.escape)
      take(byte, &keys)
    }
  }

  private mutating func end(_ key: Key, _ keys: inout [Key]) {
    state = .ground
    keys.append(key)
  }

  private mutating func begin(_ introducer: ControlSequence.Introducer) {
    sequence = ControlSequence(introducer)
    state = .sequence
  }

  private mutating func takeInSequence(_ byte: UInt8, _ keys: inout [Key]) {
    switch sequence.take(byte) {
    case .incomplete: return
    case .unknown: state = .ground
    case .key(let key):
      state = .ground
      keys.append(key)
    case .beginsPaste:
      paste = BracketedPaste()
      state = .paste
    case .interrupted:
      state = .ground
      take(byte, &keys)
    }
  }

  /// Skips a control string (ECMA-48 §5.6), up to BEL or ST; another control breaks it off.
  private mutating func takeInString(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x07: state = .ground
    case 0x1B: state = .stringEscape
    case 0x00...0x1F:
      state = .ground
      take(byte, &keys)
    default: return
    }
  }

  private mutating func takeAfterStringEscape(_ byte: UInt8, _ keys: inout [Key]) {
    if byte == UInt8(ascii: "\\") {
      state = .ground
    } else {
      state = .escape
      take(byte, &keys)
    }
  }
}
