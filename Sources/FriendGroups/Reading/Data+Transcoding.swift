#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Data {
  /// The same text in UTF-8, with its mark, where this is UTF-16 with a byte order mark; else the same
  /// bytes.
  ///
  /// - Throws: ``LoadingError`` where the UTF-16 is broken: an odd length, or half a surrogate pair.
  func transcodedToUTF8() throws(LoadingError) -> Data {
    let isLittle = starts(with: [0xFF, 0xFE]) && !starts(with: [0xFF, 0xFE, 0, 0])
    guard isLittle || starts(with: [0xFE, 0xFF]) else { return self }
    let units = stride(from: startIndex, to: endIndex - 1, by: 2).lazy.map { index in
      let pair = (UInt16(self[index]), UInt16(self[index + 1]))
      return isLittle ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
    }
    guard count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw .foreign(.encoding("broken UTF-16"))
    }
    return Data(text.utf8)
  }
}
