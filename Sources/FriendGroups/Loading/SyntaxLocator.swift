/// Finds the first place in a value that its decoder refuses: a strict walk down to the scalars.
struct SyntaxLocator {
  let source: any Source

  func firstFault(in node: Node) -> SyntaxFault? {
    guard node.kind.isContainer else { return scalarFault(in: node) }
    var found: SyntaxFault?
    do throws(SyntaxFault) {
      try source.visitMembers(of: node) { member in
        found = member.key.flatMap(scalarFault) ?? firstFault(in: member.value)
        return found == nil ? .goOn : .stop
      }
    } catch {
      return error
    }
    return found
  }

  func scalarFault(in node: Node) -> SyntaxFault? {
    let isReadable = node.kind == .text ? source.text(of: node) != nil : source.isReadable(node)
    if isReadable { return nil }
    let reason: SyntaxReason = source.isUTF8(node) ? .unreadable(node.kind) : .notUTF8
    return SyntaxFault(offset: source.offset(of: node), reason: reason)
  }
}

extension Source {
  /// Whether the decoder of this format takes a scalar, of whatever type it is.
  fileprivate func isReadable(_ node: Node) -> Bool {
    do {
      _ = try decode(Anything.self, from: node)
      return true
    } catch {
      return false
    }
  }
}
