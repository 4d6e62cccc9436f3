extension Source {
  /// Walks through all values at the top level, in file order, until the visitor stops; the path of
  /// what it met is made when it asks.
  func walkThroughRoots(_ visit: (WalkFinding, () -> DataPath) -> Visit) {
    guard let roots = try? roots() else { return }
    for (index, root) in roots.enumerated() {
      let base = DataPath(roots.count > 1 ? [.index(index)] : [])
      var visited = Visit.goOn
      walk(through: root) { finding, trail in
        visited = visit(finding) { path(of: trail, from: base) }
        return visited
      }
      if visited == .stop { return }
    }
  }

  /// The path of what a walk met, from that of the value where it began.
  func path(of trail: WalkTrail, from base: DataPath) -> DataPath {
    let steps = trail.steps.map { step -> DataPath.Step in
      switch step {
      case .index(let index): .index(index)
      case .key(let key): .key(text(of: key) ?? "")
      }
    }
    return DataPath(base.steps + steps)
  }

  /// The path of the value around a fault; empty where a walk does not come to it.
  ///
  /// - Complexity: O(*n*) in the size of the data.
  func path(of fault: SyntaxFault) -> DataPath {
    var found = DataPath()
    walkThroughRoots { finding, path in
      let offset =
        switch finding {
        case .scalar(let node): offset(of: node)
        case .fault(let fault): fault.offset
        }
      guard offset == fault.offset else { return .goOn }
      found = path()
      return .stop
    }
    return found
  }
}
