/// Collects what stands between `ESC [200~` and `ESC [201~`, and never reads keys in it.
///
/// The brackets are xterm's mode 2004.
struct BracketedPaste: Sendable {
  /// Bytes that are kept of one paste; the rest is dropped, so that no paste can eat the memory.
  static let limit = 65_536

  private static let terminator = Array("\u{1B}[201~".utf8)
  private var text: [UInt8] = []
  private var matched = 0

  /// Takes a byte, and answers the whole text at the end of the paste.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == Self.terminator[matched] {
      matched += 1
      return matched == Self.terminator.count ? finished() : nil
    }
    // Only the terminator's first byte is an ESC, so that no other start of it can be inside.
    for byte in Self.terminator.prefix(matched) { keep(byte) }
    matched = byte == Self.terminator[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return nil
  }

  private mutating func keep(_ byte: UInt8) {
    if text.count < Self.limit { text.append(byte) }
  }

  /// Decodes the text, without the character that the limit may have cut.
  private func finished() -> String {
    var text = text[...]
    if text.count == Self.limit, let start = text.lastIndex(where: { $0 & 0xC0 != 0x80 }) {
      text = text[start] < 0x80 ? text : text[..<start]
    }
    return String(decoding: text, as: UTF8.self)
  }
}
