extension Source {
  /// The error of a fault, or of an earlier one that led to it, as a quote that is missing: with its
  /// place, and the path of the value around it.
  ///
  /// - Complexity: O(*n*) in the size of the data.
  func error(of fault: SyntaxFault) -> LoadingError {
    var (first, path) = (fault, nil as DataPath?)
    withCursor { cursor in
      var walk = FaultWalk(cursor, seen: Self.isText ? nil : [])
      _ = walk.run(root.kind) { found, steps in
        guard path == nil, found.offset <= fault.offset else { return }
        (first, path) = (found, DataPath(steps))
      }
    }
    let reason = isConflictMarker(at: first.offset) ? SyntaxReason.conflictMarker : first.reason
    let place = path ?? self.path(to: first.offset)
    return .syntax(reason, path: place, at: position(of: first.offset))
  }

  private func isConflictMarker(at offset: Int) -> Bool {
    guard Self.isText else { return false }
    let line = bytes.dropFirst(offset).prefix(7)
    return ["<<<<<<<", "=======", ">>>>>>>"].contains { line.elementsEqual($0.utf8) }
  }

  /// The path of the innermost value that has a byte.
  func path(to offset: Int) -> DataPath {
    DataPath(withCursor { steps(to: offset, in: $0) })
  }

  private func steps(to offset: Int, in start: Reader) -> [DataPath.Step] {
    var steps: [DataPath.Step] = []
    var cursor = start
    var kind = root.kind
    while kind.isContainer, steps.count < BracketStack.limit,
      let (step, inner) = member(at: offset, of: &cursor, kind)
    {
      steps.append(step)
      kind = inner
    }
    return steps
  }

  /// Moves to the member of a container that has a byte, or in which a fault keeps the cursor.
  private func member(
    at offset: Int,
    of cursor: inout Reader,
    _ kind: ValueKind
  ) -> (DataPath.Step, ValueKind)? {
    guard Self.isText else { return nil }
    var index = 0
    do throws(SyntaxFault) {
      var hasMember = try cursor.enter(kind)
      while hasMember, cursor.at <= offset {
        let key = kind == .dictionary ? try cursor.key() : nil
        if cursor.at > offset { return nil }
        let step = key.map { DataPath.Step.key(cursor.text(of: $0) ?? "") } ?? .index(index)
        guard let inner = cursor.kind else { return (step, .other) }
        var rest = cursor
        let node = try? rest.skip()
        if node == nil || rest.at > offset { return (step, inner) }
        cursor = rest
        index += 1
        hasMember = try cursor.next(in: kind)
      }
    } catch {}
    return nil
  }
}

extension ValueKind {
  /// What is no container, whatever it is.
  fileprivate static var other: ValueKind { .null }
}
