#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An old-style property list, as OpenStep wrote them: `{ name = Family; friends = ( "Ann", Bob ); }`.
///
/// The rules are those of Foundation's parser: `;` after every entry, strings in either quote or,
/// where they consist of letters, digits and `_$/:.-` alone, without; bytes as `<0fbd77>`; comments
/// as in C. There are no numbers and no booleans. A file may leave out the outermost braces, as the
/// `.strings` files of localisation do.
struct OpenStepSource: PropertyListSource, TextSource {
  typealias Reader = OpenStepCursor

  let bytes: Data

  static var arrayMarks: (opening: String, closing: String) { ("(", ")") }

  /// - Complexity: one step, but for a text, data, and what precedes a dictionary without braces.
  func roots() throws(SyntaxFault) -> [Node] {
    try bytes.withCursor { (cursor: inout OpenStepCursor) throws(SyntaxFault) in
      cursor.skipByteOrderMark()
      try cursor.skipSpace()
      let start = cursor.at
      switch cursor.peek {
      case nil: throw cursor.fault(.noValue)
      case UInt8(ascii: "("): return [Node(kind: .array, range: start..<cursor.end)]
      case UInt8(ascii: "{"): return [Node(kind: .dictionary, range: start..<cursor.end)]
      default:
        let first = try cursor.value()
        try cursor.skipSpace()
        if cursor.peek == nil { return [first] }
        guard first.kind == .text else { throw cursor.fault(.trailing) }
        return [Node(kind: .dictionary, range: start..<cursor.end)]
      }
    }
  }

  func text(of node: Node) -> String? {
    let slice = bytes[node.range]
    guard let first = slice.first, node.kind == .text else { return nil }
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    if isQuoted, slice.contains(UInt8(ascii: "\\")) {
      return try? PropertyListDecoder().decode(String.self, from: slice)
    }
    return String(shortUTF8: isQuoted ? slice.dropFirst().dropLast() : slice)
  }

  /// - Note: Data alone would be taken for an XML tag; an empty comment before it prevents that.
  func slice(of node: Node) -> Data {
    let slice = bytes[node.range]
    return node.kind == .data ? Data("/**/".utf8) + slice : slice
  }
}
