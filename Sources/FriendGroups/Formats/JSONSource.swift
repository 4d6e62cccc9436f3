#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON text: also JSON5, JSON lines, and JSON behind an assignment to a variable.
struct JSONSource: Source {
  let bytes: Data
  let root: Node

  static var entryThatCounts: RepeatedKey { .first }

  /// How long the first of several values may be if it has more lines than one.
  private static let longestValue = 1 << 16

  /// - Throws: ``SyntaxFault`` where no value begins.
  init(_ bytes: Data) throws(SyntaxFault) {
    self.bytes = bytes
    root = try bytes.withBytes { (buffer) throws(SyntaxFault) in
      var cursor = JSONCursor(buffer)
      cursor.skipByteOrderMark()
      try cursor.skipSpace()
      try cursor.skipAssignment()
      guard let kind = cursor.kind else {
        throw cursor.fault(cursor.peek == nil ? .noValue : .expected(.value))
      }
      let isLines = Self.isFirstOfLines(JSONCursor(buffer, at: cursor.at))
      return Node(kind: isLines ? .lines : kind, range: cursor.at..<buffer.count)
    }
  }

  func cursor(over bytes: UnsafeRawBufferPointer) -> JSONCursor {
    JSONCursor(bytes, at: root.range.lowerBound)
  }

  /// Whether a dictionary stands here, and another value begins on a later line.
  private static func isFirstOfLines(_ cursor: JSONCursor) -> Bool {
    guard cursor.kind == .dictionary else { return false }
    let newline = cursor.offset(of: UInt8(ascii: "\n"), or: UInt8(ascii: "\r"), from: cursor.at)
    let isOneLine = cursor.bytes[newline...].allSatisfy { $0 <= UInt8(ascii: " ") }
    let end = min(max(cursor.at + longestValue, isOneLine ? 0 : newline), cursor.end)
    var line = JSONCursor(cursor.part(0..<end), at: cursor.at)
    guard (try? line.skip()) != nil else { return false }
    var rest = JSONCursor(cursor.bytes, at: line.at)
    return (try? rest.next(in: .lines)) == true && rest.kind != nil
  }
}

extension JSONCursor {
  /// Moves over `window.YTD.following.part0 =`, with which the archives of Twitter begin.
  fileprivate mutating func skipAssignment() throws(SyntaxFault) {
    guard kind == nil || kind == .boolean || kind == .null else { return }
    var rest = self
    while let byte = rest.peek,
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        || byte.isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    {
      rest.at += 1
    }
    guard rest.at > at else { return }
    try rest.skipSpace()
    guard rest.peek == UInt8(ascii: "=") else { return }
    rest.at += 1
    try rest.skipSpace()
    self = rest
  }
}
