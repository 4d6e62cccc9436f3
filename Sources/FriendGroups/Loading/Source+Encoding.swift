#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Source {
  /// Makes sure that a group is not without a name because its text is in another encoding.
  ///
  /// One such name of a friend is unknown, as all that cannot be read; but where the groups have no
  /// names, most likely the whole file has to be converted, which only an error tells.
  ///
  /// - Throws: ``SyntaxReason/notUTF8`` at the name.
  func requireEncoding(ofNameIn group: Member) throws(SyntaxFault) {
    if let name = try names(of: group).first(where: { !isUTF8($0) }) {
      throw SyntaxFault(offset: offset(of: name), reason: .notUTF8)
    }
  }

  private func names(of group: Member) throws(SyntaxFault) -> [Node] {
    if let key = group.key { return [key] }
    return try members(of: group.value).filter { member in
      guard let key = member.key.flatMap({ text(of: $0) }) else { return false }
      return GroupField.meaning(of: key)?.field == .name
    }.map(\.value)
  }

  /// Whether a value is text in the encoding that is read; what has no text has none that is wrong.
  func isUTF8(_ node: Node) -> Bool {
    guard node.kind == .text, let text else { return true }
    return String(validating: text[node.range], as: UTF8.self) != nil
  }
}
