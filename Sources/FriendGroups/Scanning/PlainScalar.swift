#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A number or a boolean that needs no decoder.
enum PlainScalar: Hashable {
  case number(Int)
  case boolean(Bool)
}

extension PlainScalar {
  /// Reads `true`, `false`, or up to eighteen digits without a zero before them: they fit in any
  /// integer, and every format writes them alike.
  init?(word: Data) {
    if word.elementsEqual("true".utf8) {
      self = .boolean(true)
    } else if word.elementsEqual("false".utf8) {
      self = .boolean(false)
    } else {
      guard 1...18 ~= word.count, word.count == 1 || word.first != UInt8(ascii: "0") else {
        return nil
      }
      var number = 0
      for byte in word {
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
      self = .number(number)
    }
  }
}
