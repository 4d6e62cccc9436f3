/// The containers that are open around a place: whether each is a dictionary, in one bit.
///
/// A value of any depth is skipped with it, without recursion and mostly without an allocation.
struct BracketStack {
  private(set) var depth = 0
  private var innermost: UInt64 = 0
  private var outer: [UInt64] = []

  /// The deepest nesting of containers that is read, in every format; no friend list needs more than
  /// eight.
  static let limit = 500

  var isFull: Bool { depth == Self.limit }

  /// Whether the innermost container is a dictionary.
  var isInDictionary: Bool { innermost & 1 == 1 }

  @inline(__always)
  mutating func push(isDictionary: Bool) {
    if depth & 63 == 0, depth > 0 { outer.append(innermost) }
    innermost = innermost << 1 | (isDictionary ? 1 : 0)
    depth &+= 1
  }

  @inline(__always)
  mutating func pop() {
    innermost >>= 1
    depth &-= 1
    if depth & 63 == 0, depth > 0 { innermost = outer.removeLast() }
  }
}
