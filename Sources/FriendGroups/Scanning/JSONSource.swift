#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON text: also with comments and trailing commas (JSON5), and with one object a line (NDJSON).
struct JSONSource: TextSource {
  typealias Reader = JSONCursor

  let bytes: Data

  static var arrayMarks: (opening: String, closing: String) { ("[", "]") }

  /// - Complexity: one step, but for a dictionary: it is read to its end to see whether another
  ///   value follows.
  func roots() throws(SyntaxFault) -> [Node] {
    try bytes.withCursor { (cursor: inout JSONCursor) throws(SyntaxFault) in
      cursor.skipByteOrderMark()
      try cursor.skipSpace()
      guard cursor.peek != nil else { throw cursor.fault(.noValue) }
      let whole = cursor.containerKind.map { Node(kind: $0, range: cursor.at..<cursor.end) }
      if let whole, whole.kind == .array { return [whole] }
      var roots: [Node] = []
      var start = cursor.at
      do throws(SyntaxFault) {
        while cursor.peek != nil {
          start = cursor.at
          roots.append(try cursor.value())
          let line = cursor.at
          try cursor.skipSpace()
          if cursor.peek != nil, !cursor.hasNewline(since: line) {
            start = cursor.at
            throw cursor.fault(.trailing)
          }
        }
      } catch {
        // Whoever visits the only dictionary meets what is wrong in it, and what stands behind it.
        let isInFirst = roots.isEmpty && error.reason != .tooDeep(limit: Self.nestingLimit)
        let isBehindOnly = roots.count == 1 && error.offset == start
        guard let whole, isInFirst || isBehindOnly else { throw error }
        return [whole]
      }
      return roots
    }
  }

  func text(of node: Node) -> String? {
    let plain = bytes.withCursor(in: node.range) { (cursor: inout JSONCursor) in cursor.plainText }
    if let plain { return plain }
    let slice = bytes[node.range]
    guard let first = slice.first else { return nil }
    return first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
      ? try? JSONDecoder.tolerant.decode(String.self, from: slice) : textOfBareKey(slice)
  }

  func decode<Value: Decodable>(_ type: Value.Type, from node: Node) throws -> Value {
    try JSONDecoder.tolerant.decode(type, from: slice(of: node))
  }

  func decode<Value: DecodableWithConfiguration>(
    _ type: Value.Type,
    from part: Part,
    configuration: Value.DecodingConfiguration
  ) throws -> Value {
    try JSONDecoder.tolerant.decode(type, from: slice(of: part), configuration: configuration)
  }

  func slice(of node: Node) -> Data { bytes[node.range] }

  var entryThatCounts: RepeatedKey { .first }

  var textForNothing: String? { nil }

  func plainScalar(of node: Node) -> PlainScalar? { PlainScalar(word: bytes[node.range]) }

  func isPlain(_ scalar: Node) -> Bool {
    bytes.withCursor(in: scalar.range) { (cursor: inout JSONCursor) in cursor.skipPlainScalar() }
  }

  func plainCount(of array: Node) -> Int? {
    bytes.withCursor(in: array.range) { (cursor: inout JSONCursor) in cursor.plainElementCount() }
  }

  /// A key of JSON5 without quotes, which may hold escapes like a text.
  private func textOfBareKey(_ slice: Data) -> String? {
    let object = Data("{".utf8) + slice + Data(":0}".utf8)
    return (try? JSONDecoder.tolerant.decode([String: Int].self, from: object))?.keys.first
  }
}

extension JSONDecoder {
  /// The decoder for all JSON data files.
  ///
  /// JSON5 is a superset, and no slower on plain JSON.
  static var tolerant: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return decoder
  }
}
