/// A walk down to every value in a part of a file, strict at every depth, that finds all faults.
///
/// What follows a fault in its container is passed over, and the walk goes on behind that. Values may
/// nest as deep as they like: the walk needs no stack of the machine's.
struct FaultWalk<Reader: Cursor> {
  private var cursor: Reader

  /// The containers that were walked through, where several values may share one, so that each is
  /// walked through once.
  private(set) var seen: Set<Int>?

  /// The containers around the place, and the step to the member that is walked through.
  private var trail: [Step] = []

  private struct Step {
    let kind: ValueKind
    var count = 0
    var member: Member?

    enum Member {
      case key(Node)
      case index(Int)
    }
  }

  /// - Parameter seen: Containers that were walked through before; nil where none is ever shared.
  init(_ cursor: Reader, seen: Set<Int>?) {
    self.cursor = cursor
    self.seen = seen
  }

  /// Walks through the value at the cursor.
  ///
  /// - Parameters:
  ///   - kind: What it is, where the cursor does not tell.
  ///   - visit: Is given each fault, with the steps that lead to the value around it.
  /// - Returns: The cursor behind the value; nil where a fault hides the end.
  mutating func run(
    _ kind: ValueKind? = nil,
    _ visit: (SyntaxFault, [DataPath.Step]) -> Void
  ) -> Reader? {
    var root = kind
    while true {
      do throws(SyntaxFault) {
        try descend(root)
        if try ascend() { return cursor }
      } catch {
        visit(error, steps)
        guard let container = trail.popLast() else { return nil }
        cursor.at = max(cursor.at, error.offset)
        guard (try? cursor.leave(container.kind)) != nil else { return nil }
        do throws(SyntaxFault) {
          if try ascend() { return cursor }
        } catch {
          return nil
        }
      }
      root = nil
    }
  }

  /// The first fault of the value at the cursor, which is moved behind the value.
  ///
  /// - Throws: ``SyntaxFault`` at the first place that is wrong.
  static func skip(
    _ cursor: inout Reader,
    seen: inout Set<Int>?
  ) throws(SyntaxFault) -> Node {
    let start = cursor
    guard cursor.kind?.isContainer == true else { return try cursor.skip() }
    var first: SyntaxFault?
    var walk = FaultWalk(start, seen: seen)
    _ = walk.run { fault, _ in first = first ?? fault }
    seen = walk.seen
    if let first { throw first }
    return try cursor.skip()
  }

  /// Moves over the value at the cursor or, if it is a container, to the first value in it.
  private mutating func descend(_ root: ValueKind?) throws(SyntaxFault) {
    var kind = root ?? cursor.kind
    while let container = kind, container.isContainer {
      if trail.count == BracketStack.limit {
        throw SyntaxFault(offset: cursor.at, reason: .tooDeep(limit: BracketStack.limit))
      }
      if seen?.insert(cursor.offset(of: Node(kind: container, range: cursor.at..<cursor.at + 1)))
        .inserted == false
      {
        break
      }
      trail.append(Step(kind: container))
      guard try cursor.enter(container) else {
        trail.removeLast()
        return
      }
      try enterMember()
      kind = cursor.kind
    }
    _ = try cursor.skip()
  }

  /// Moves from behind a value to the next one, out of the containers that end here.
  ///
  /// - Returns: Whether the walk is at its end.
  private mutating func ascend() throws(SyntaxFault) -> Bool {
    while let container = trail.last {
      trail[trail.count - 1].member = nil
      if try cursor.next(in: container.kind) {
        try enterMember()
        return false
      }
      trail.removeLast()
    }
    return true
  }

  private mutating func enterMember() throws(SyntaxFault) {
    let last = trail.count - 1
    trail[last].member =
      trail[last].kind == .dictionary ? .key(try cursor.key()) : .index(trail[last].count)
    trail[last].count += 1
  }

  private var steps: [DataPath.Step] {
    trail.compactMap { step in
      switch step.member {
      case .key(let key): .key(cursor.text(of: key) ?? "")
      case .index(let index): .index(index)
      case nil: nil
      }
    }
  }
}
