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
}
