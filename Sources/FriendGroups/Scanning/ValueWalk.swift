/// What a walk down to the scalars of a value meets.
enum WalkFinding {
  /// A key, or a value that is no container.
  case scalar(Node)
  /// A container whose members are not written as they should be; its others are passed over.
  case fault(SyntaxFault)
}

/// The steps from the value where a walk began to where it is.
struct WalkTrail {
  /// A step into a dictionary by the key, or into an array by the index.
  enum Step {
    case key(Node)
    case index(Int)
  }

  fileprivate(set) var steps: [Step] = []
}

extension Cursor {
  /// Walks through the value that begins here; every byte is read once: what follows a fault in its
  /// container is passed over.
  fileprivate mutating func walk(
    through kind: ValueKind?,
    _ trail: inout WalkTrail,
    _ visit: (WalkFinding, WalkTrail) -> Visit
  ) throws(SyntaxFault) -> Visit {
    let (depth, limit) = (trail.steps.count, JSONSource.nestingLimit)
    if kind != nil, depth > limit { throw fault(.tooDeep(limit: limit)) }
    do throws(SyntaxFault) {
      switch kind {
      case .array:
        var index = 0
        return try visitElements { (cursor: inout Self) throws(SyntaxFault) in
          trail.steps.append(.index(index))
          let visited = try cursor.walk(through: cursor.containerKind, &trail, visit)
          trail.steps.removeLast()
          index += 1
          return visited
        }
      case .dictionary:
        return try visitEntries { (cursor: inout Self, key) throws(SyntaxFault) in
          if visit(.scalar(key), trail) == .stop { return .stop }
          trail.steps.append(.key(key))
          let visited = try cursor.walk(through: cursor.containerKind, &trail, visit)
          trail.steps.removeLast()
          return visited
        }
      default:
        return visit(.scalar(try value()), trail)
      }
    } catch {
      // A scalar that is broken breaks the container around it.
      guard let kind else { throw error }
      trail.steps.removeLast(trail.steps.count - depth)
      if visit(.fault(error), trail) == .stop { return .stop }
      at = error.offset
      return (try? leave(kind)) == nil ? .stop : .goOn
    }
  }
}

extension TextSource {
  func walk(through node: Node, _ visit: (WalkFinding, WalkTrail) -> Visit) {
    var trail = WalkTrail()
    do throws(SyntaxFault) {
      try bytes.withCursor(in: node.range) { (cursor: inout Reader) throws(SyntaxFault) in
        if try cursor.walk(through: node.kind, &trail, visit) == .goOn { try cursor.finish() }
      }
    } catch {
      _ = visit(.fault(error), WalkTrail())
    }
  }
}

extension BinarySource {
  func walk(through node: Node, _ visit: (WalkFinding, WalkTrail) -> Visit) {
    var trail = WalkTrail()
    _ = walk(through: node, &trail, visit)
  }

  private func walk(
    through node: Node,
    _ trail: inout WalkTrail,
    _ visit: (WalkFinding, WalkTrail) -> Visit
  ) -> Visit {
    guard node.kind.isContainer else { return visit(.scalar(node), trail) }
    var visited = Visit.goOn
    var index = 0
    do throws(SyntaxFault) {
      try visitMembers(of: node) { member in
        if let key = member.key { visited = visit(.scalar(key), trail) }
        guard visited == .goOn else { return .stop }
        trail.steps.append(member.key.map(WalkTrail.Step.key) ?? .index(index))
        visited = walk(through: member.value, &trail, visit)
        trail.steps.removeLast()
        index += 1
        return visited
      }
    } catch {
      visited = visit(.fault(error), trail)
    }
    return visited
  }
}
