/// Puts a Unicode scalar together from UTF-8 bytes that may arrive in several reads.
///
/// Bytes that are not UTF-8 give nothing rather than U+FFFD: no key stands for them.
struct ScalarAssembler: Sendable {
  private var bytes: [UInt8] = []

  /// Takes a byte above 0x7F, and answers the scalar that it completes.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    if byte & 0xC0 != 0x80 {
      bytes = [byte]
      return nil
    }
    bytes.append(byte)
    guard let first = bytes.first, bytes.count >= Self.length(after: first) else { return nil }
    defer { bytes = [] }
    return Self.scalar(bytes)
  }

  private static func length(after first: UInt8) -> Int {
    switch first {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF7: 4
    default: 1
    }
  }

  private static func scalar(_ bytes: [UInt8]) -> Unicode.Scalar? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else { return nil }
    return Unicode.UTF8.decode(encoded)
  }
}
