#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SourceReader {
  /// Makes sure that a group is not without a name because its text is in another encoding.
  ///
  /// One such name of a friend is unknown, as all that cannot be read; but where the groups have no
  /// names, most likely the whole file has to be converted, which only an error tells.
  ///
  /// - Throws: ``SyntaxReason/notUTF8`` at the name.
  func requireEncoding(ofNameIn group: Member) throws(LoadingError) {
    for name in try names(of: group) where !source.isUTF8(name) {
      let offset = source.offset(of: name)
      throw .syntax(.notUTF8, at: source.position(of: offset))
    }
  }

  private func names(of group: Member) throws(LoadingError) -> [Node] {
    if let key = group.key { return [key] }
    let members = try scanning { (source) throws(SyntaxFault) in
      try source.members(of: group.value)
    }
    return members.filter { member in
      guard let key = member.key.flatMap({ source.text(of: $0) }) else { return false }
      return GroupField.meaning(of: key)?.field == .name
    }.map(\.value)
  }
}

extension Source {
  /// Whether a value is text in the encoding that is read; what has no text has none that is wrong.
  func isUTF8(_ node: Node) -> Bool {
    guard node.kind == .text, let text else { return true }
    return String(validating: text[node.range], as: UTF8.self) != nil
  }
}
