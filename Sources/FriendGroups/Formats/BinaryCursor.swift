/// Reads a binary property list from reference to reference.
///
/// A place is that of the reference to a value, since the values themselves stand anywhere. An object
/// is checked when it is met, and no sooner: a value is skipped in one step, whatever it holds.
struct BinaryCursor: Cursor {
  let bytes: UnsafeRawBufferPointer
  let layout: BinaryLayout
  var at: Int

  /// The container whose members are read, and those around it.
  ///
  /// There is none where the cursor was sent to a member: then the next member is simply the one
  /// behind, and whoever sent it there counts.
  private var innermost: Container?
  private var outer: [Container] = []

  /// A container that was entered.
  private struct Container {
    /// The reference that leads to it.
    let reference: Int
    let object: BinaryObject

    /// Whether a place is behind one of its values.
    @inline(__always)
    func hasValue(before place: Int) -> Bool {
      place > object.content.lowerBound &+ object.keysLength && place <= object.content.upperBound
    }
  }

  init(_ bytes: UnsafeRawBufferPointer, _ layout: BinaryLayout) {
    self.bytes = bytes
    self.layout = layout
    at = layout.topReference
  }

  // MARK: Containers

  var kind: ValueKind? {
    guard let offset = try? objectOffset(at: at) else { return nil }
    return ValueKind(marker: bytes[offset])
  }

  /// - Throws: Also where the container stands in itself, or too deep. It is open then as in every
  ///   other format, so that ``leave(_:)`` moves behind it.
  mutating func enter(_ kind: ValueKind) throws(SyntaxFault) -> Bool {
    let reference = at
    do throws(SyntaxFault) {
      let object = try openable(kind)
      if object.content.isEmpty {
        at = reference &+ layout.referenceWidth
        return false
      }
      push(Container(reference: reference, object: object))
      at = object.content.lowerBound
      return true
    } catch {
      let nothing = BinaryObject(kind: kind, range: 0..<0, content: 0..<0)
      push(Container(reference: reference, object: nothing))
      throw error
    }
  }

  /// The container that begins here, if it can be entered.
  private func openable(_ kind: ValueKind) throws(SyntaxFault) -> BinaryObject {
    let object = try object(at: at)
    let start = object.range.lowerBound
    guard object.kind == kind else { throw SyntaxFault(offset: start, reason: .expected(.value)) }
    try checkIsNotOpen(object)
    guard object.content.isEmpty || outer.count < BracketStack.limit - 1 else {
      throw SyntaxFault(offset: start, reason: .tooDeep(limit: BracketStack.limit))
    }
    return object
  }

  private mutating func push(_ container: Container) {
    if let innermost { outer.append(innermost) }
    innermost = container
  }

  mutating func next(in kind: ValueKind) throws(SyntaxFault) -> Bool {
    guard let container = innermost, container.hasValue(before: at) else { return true }
    if at == container.object.content.upperBound {
      try leave(kind)
      return false
    }
    at &-= container.object.keysLength
    return true
  }

  mutating func key() throws(SyntaxFault) -> Node {
    let object = try object(at: at)
    guard object.kind == .text, let container = innermost, container.object.kind == .dictionary
    else { throw SyntaxFault(offset: object.range.lowerBound, reason: .expected(.key)) }
    let key = Node(kind: .text, range: at..<at &+ layout.referenceWidth)
    at &+= container.object.keysLength
    return key
  }

  mutating func leave(_ kind: ValueKind) throws(SyntaxFault) {
    guard let container = innermost else { return }
    at = container.reference &+ layout.referenceWidth
    innermost = outer.popLast()
  }

  /// The trailer has to follow the table, and nothing else can follow anything.
  mutating func finish() throws(SyntaxFault) {}

  // MARK: Values

  /// - Complexity: O(1), whatever the value is.
  mutating func skip() throws(SyntaxFault) -> Node {
    let object = try object(at: at)
    if object.kind.isContainer { try checkIsNotOpen(object) }
    let node = Node(kind: object.kind, range: at..<at &+ layout.referenceWidth)
    at = node.range.upperBound
    return node
  }

  /// Makes sure that a container does not stand in itself.
  private func checkIsNotOpen(_ object: BinaryObject) throws(SyntaxFault) {
    let start = object.range.lowerBound
    if innermost?.object.range.lowerBound == start
      || outer.contains(where: { $0.object.range.lowerBound == start })
    {
      throw broken(start)
    }
  }

  func count(of kind: ValueKind) -> Int? {
    guard let object = try? object(at: at), object.kind.isContainer else { return nil }
    return (object.content.count &- object.keysLength) / layout.referenceWidth
  }

  func offset(of node: Node) -> Int {
    (try? objectOffset(at: node.range.lowerBound)) ?? node.range.lowerBound
  }
}
