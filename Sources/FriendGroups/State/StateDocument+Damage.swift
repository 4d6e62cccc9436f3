#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StateDocument {
  /// Whether a text that is no state was one once: it begins as every state of ours does, whatever
  /// comes then, or holds nothing but the zeros that a crash leaves where a file was being written.
  ///
  /// All else is somebody's file, which nobody asked us to move.
  static func isDamaged(_ text: Data) -> Bool {
    if text.allSatisfy({ $0 == 0 }) { return !text.isEmpty }
    let start = Array("{\"version\":\(version)".utf8)
    let rest = Array(",\"files\":".utf8)
    let begin = text.lazy.filter { !" \t\r\n".utf8.contains($0) }.prefix(start.count + rest.count)
    guard begin.starts(with: start) else { return false }
    let further = Array(begin.dropFirst(start.count))
    return further.starts(with: rest) || rest.starts(with: further)
      || further.first == UInt8(ascii: "}")
  }
}
