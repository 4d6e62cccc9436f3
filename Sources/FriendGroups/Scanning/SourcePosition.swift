#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A place in a data file that a person can go to.
public enum SourcePosition: Hashable, Sendable {
  /// In a text: line and column, both from 1; the column counts Unicode code points, as editors do.
  case line(Int, column: Int)
  /// In a binary property list: the offset of a byte, from 0.
  case byte(Int)
}

extension SourcePosition {
  /// The place of a byte in UTF-8 text.
  ///
  /// A line ends at LF, CR or CR LF; a byte order mark is no
  /// column.
  ///
  /// - Complexity: O(*n*) in the offset, so it is asked for only where there is something to report.
  init(offset: Int, in text: Data) {
    var line = 1
    var column = 1
    var previous: UInt8 = 0
    for byte in text.prefix(offset).dropFirst(text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) {
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
    self = .line(line, column: column)
  }
}
