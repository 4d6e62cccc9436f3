#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The XML text of a property list, in UTF-8.
struct XMLSource: PropertyListSource, TextSource {
  typealias Reader = XMLCursor

  let bytes: Data

  static var arrayMarks: (opening: String, closing: String) { ("<array>", "</array>") }

  /// A container is not read here, so only a visit of all its members tells whether the decoder can
  /// be given its slice.
  func roots() throws(SyntaxFault) -> [Node] {
    try bytes.withCursor { (cursor: inout XMLCursor) throws(SyntaxFault) in [try cursor.root()] }
  }

  func text(of node: Node) -> String? {
    guard node.kind == .text else { return nil }
    let plain = bytes.withCursor(in: node.range) { (cursor: inout XMLCursor) in cursor.plainText }
    return plain ?? (try? PropertyListDecoder().decode(String.self, from: slice(of: node)))
  }

  func slice(of node: Node) -> Data {
    let slice = bytes[node.range]
    // The decoder refuses the tag of an empty element where no byte follows.
    return slice.suffix(2).elementsEqual("/>".utf8) ? slice + Data("\n".utf8) : slice
  }

  func plainScalar(of node: Node) -> PlainScalar? {
    let element = bytes[node.range]
    let opening = "<integer>".utf8
    let closing = "</integer>".utf8
    if element.starts(with: opening) {
      return PlainScalar(word: element.dropFirst(opening.count).dropLast(closing.count))
    }
    if element.elementsEqual("<true/>".utf8) { return .boolean(true) }
    return element.elementsEqual("<false/>".utf8) ? .boolean(false) : nil
  }

  /// The encoding that the XML declaration names (XML 1.0, section 4.3.3); nil without one, and where
  /// a byte order mark, which outranks the declaration, comes first.
  ///
  /// A slice has no declaration: whoever opens the file must see to it that its bytes are UTF-8.
  static func declaredEncoding(in bytes: Data) -> String? {
    guard bytes.starts(with: "<?xml".utf8), bytes.dropFirst(5).first.map(XMLCursor.isSpace) == true
    else { return nil }
    let declaration = String(decoding: bytes.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    let parts = declaration.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    return zip(parts, parts.dropFirst()).first { name, _ in
      name.filter { !$0.isWhitespace }.hasSuffix("encoding=")
    }.map { String($1) }
  }
}
