#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Turns offsets into positions: each byte is looked at once as long as the offsets ascend.
struct PositionFinder {
  private let text: Data?
  private var offset = 0
  private var line = 1
  private var column = 1
  private var previous: UInt8 = 0

  /// - Parameter text: UTF-8; nil for a binary property list, in which an offset is all there is.
  init(text: Data?) { self.text = text }

  /// The place of a byte.
  ///
  /// A line ends at LF, CR or CR LF; a byte order mark is no column.
  ///
  /// - Complexity: O(*n*) in the distance from the offset asked for before; in the whole offset where
  ///   that one was larger.
  mutating func position(of offset: Int) -> SourcePosition {
    guard let text else { return .byte(offset) }
    if offset < self.offset { self = PositionFinder(text: text) }
    text.withUnsafeBytes { bytes in
      if self.offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { self.offset = 3 }
      let end = min(offset, bytes.count)
      while self.offset < end {
        pass(bytes[self.offset])
        self.offset += 1
      }
    }
    return .line(line, column: column)
  }

  private mutating func pass(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      line += 1
      column = 1
    case 0x80..<0xC0: break
    default: column += 1
    }
    previous = byte
  }
}
