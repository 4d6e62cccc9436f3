/// Finds the places in a value that its decoder refuses.
struct SyntaxLocator {
  let source: any Source

  func firstFault(in node: Node) -> SyntaxFault? {
    var first: SyntaxFault?
    visitFaults(in: node) { fault, _ in
      first = fault
      return .stop
    }
    return first
  }

  /// Visits every fault, in file order: after one between the members of a container the rest of that
  /// is passed over.
  func visitFaults(in node: Node, _ visit: (SyntaxFault, WalkTrail) -> Visit) {
    source.walk(through: node) { found, trail in
      switch found {
      case .fault(let fault): visit(fault, trail)
      case .scalar(let scalar): fault(of: scalar).map { visit($0, trail) } ?? .goOn
      }
    }
  }

  /// What is wrong with a key or a scalar; nil where its decoder takes it.
  func fault(of scalar: Node) -> SyntaxFault? {
    let isReadable =
      scalar.kind == .text ? source.text(of: scalar) != nil : source.isReadable(scalar)
    if isReadable { return nil }
    let reason: SyntaxReason = source.isUTF8(scalar) ? .unreadable(scalar.kind) : .notUTF8
    return SyntaxFault(offset: source.offset(of: scalar), reason: reason)
  }
}

extension Source {
  /// Runs a decoder over one value; where it refuses, the fault is looked for in the source, since
  /// Foundation's decoders do not tell where it is.
  func decoding<Value>(_ node: Node, _ body: () throws -> Value) throws(SyntaxFault) -> Value {
    do {
      return try body()
    } catch {
      throw SyntaxLocator(source: self).firstFault(in: node)
        ?? SyntaxFault(offset: offset(of: node), reason: .unreadable(node.kind))
    }
  }

  /// A long array of a group in pieces; where it is broken, the first fault in the group is thrown, as
  /// if it had been decoded at once.
  func pieces(of array: Node, in group: Node) throws(SyntaxFault) -> [Part] {
    do throws(SyntaxFault) { return try pieces(of: array) } catch {
      throw SyntaxLocator(source: self).firstFault(in: group) ?? error
    }
  }

  /// Whether the decoder of this format takes a scalar, of whatever type it is.
  fileprivate func isReadable(_ node: Node) -> Bool {
    if isPlain(node) { return true }
    do {
      _ = try decode(Anything.self, from: node)
      return true
    } catch {
      return false
    }
  }
}
