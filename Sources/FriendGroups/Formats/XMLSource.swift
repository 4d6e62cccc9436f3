#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The XML text of a property list, in UTF-8.
struct XMLSource: Source {
  let bytes: Data
  let root: Node

  /// Whether `<plist>` stands around the root value.
  private let isInPropertyList: Bool

  static var entryThatCounts: RepeatedKey { .last }

  /// - Throws: ``SyntaxFault`` where no value begins.
  init(_ bytes: Data) throws(SyntaxFault) {
    self.bytes = bytes
    (root, isInPropertyList) = try bytes.withBytes { (buffer) throws(SyntaxFault) in
      var cursor = XMLCursor(buffer)
      let kind = try cursor.enterDocument()
      return (Node(kind: kind, range: cursor.at..<buffer.count), cursor.isInPropertyList)
    }
  }

  func cursor(over bytes: UnsafeRawBufferPointer) -> XMLCursor {
    var cursor = XMLCursor(bytes, at: root.range.lowerBound)
    cursor.isInPropertyList = isInPropertyList
    return cursor
  }

  /// The encoding that the XML declaration names (XML 1.0, section 4.3.3); nil without one, and where
  /// a byte order mark, which outranks the declaration, comes first.
  static func declaredEncoding(in bytes: Data) -> String? {
    guard bytes.starts(with: "<?xml".utf8), bytes.dropFirst(5).first?.isXMLSpace == true
    else { return nil }
    let declaration = String(decoding: bytes.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    let parts = declaration.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    return zip(parts, parts.dropFirst()).first { name, _ in
      name.filter { !$0.isWhitespace }.hasSuffix("encoding=")
    }.map { String($1) }
  }
}
