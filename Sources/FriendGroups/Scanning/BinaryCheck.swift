/// Looks once at all that the top object of a binary property list leads to.
///
/// What passes can be read without a thought: it nests no deeper than is read, nothing holds itself,
/// and no two objects share bytes, so that no walk through them is longer than the file.
struct BinaryCheck {
  private let reader: BinaryReader

  /// What is known of each object, by its number: one of the states below, or ``scalar`` and the
  /// number of containers that nest in it added up.
  private var known: [UInt16]

  /// The containers around the one that is walked through.
  private var path: [Step] = []

  /// How many bytes no object has taken yet.
  private var unclaimed: Int

  /// Whether a container or a long text is referred to more than once, so that the file may stand for
  /// far more than its own length.
  private(set) var sharesMuch = false

  private static let unseen: UInt16 = 0
  private static let text: UInt16 = 1
  private static let scalar: UInt16 = 2
  private static let longText: UInt16 = .max - 1
  private static let walking: UInt16 = .max

  /// A container that is walked through, and how far.
  private struct Step {
    let number: Int
    var next: Int
    let valuesStart: Int
    let end: Int

    /// How many containers nest here, this one among them, as far as it is known.
    var height = 1

    init(_ container: BinaryObject, number: Int) {
      self.number = number
      next = container.content.lowerBound
      valuesStart = container.valuesStart
      end = container.content.upperBound
    }
  }

  init(_ reader: BinaryReader) {
    self.reader = reader
    known = Array(repeating: Self.unseen, count: reader.layout.objectCount)
    unclaimed = reader.layout.tableOffset - BinaryLayout.headerLength
  }

  /// - Throws: A fault at the first object that is broken, holds itself, or stands too deep.
  /// - Complexity: A step for each reference.
  mutating func run() throws(SyntaxFault) {
    guard var step = try meet(reader.layout.top, isKey: false) else { return }
    while true {
      if step.next < step.end {
        let number = try reader.reference(at: step.next)
        let isKey = step.next < step.valuesStart
        step.next += reader.layout.referenceWidth
        switch known[number] {
        case Self.text: break
        case Self.scalar where !isKey: break
        case Self.longText: sharesMuch = true
        case Self.unseen:
          guard let inner = try meet(number, isKey: isKey) else { break }
          try checkDepth(of: number, height: 1)
          path.append(step)
          step = inner
        default:
          sharesMuch = true
          step.height = max(step.height, 1 + (try heightOfKnown(number, isKey: isKey)))
        }
      } else {
        known[step.number] = Self.scalar + UInt16(step.height)
        guard let outer = path.popLast() else { return }
        let height = step.height + 1
        step = outer
        step.height = max(step.height, height)
      }
    }
  }

  /// Looks at an object for the first time; answers the walk through it if it is a container.
  private mutating func meet(_ number: Int, isKey: Bool) throws(SyntaxFault) -> Step? {
    let object = try reader.object(number)
    let start = object.range.lowerBound
    unclaimed -= object.range.count
    guard unclaimed >= 0 else { throw SyntaxFault(offset: start, reason: .brokenObject) }
    if isKey, object.kind != .text { throw SyntaxFault(offset: start, reason: .expected(.key)) }
    guard object.kind.isContainer else {
      let isLong = object.range.count > BinaryExpansion.factor
      known[number] = object.kind != .text ? Self.scalar : isLong ? Self.longText : Self.text
      return nil
    }
    known[number] = Self.walking
    return Step(object, number: number)
  }

  /// How many containers nest in a container that was looked at before.
  private func heightOfKnown(_ number: Int, isKey: Bool) throws(SyntaxFault) -> Int {
    let state = known[number]
    if isKey { throw try fault(.expected(.key), at: number) }
    if state == Self.walking { throw try fault(.brokenObject, at: number) }
    let height = Int(state - Self.scalar)
    try checkDepth(of: number, height: height)
    return height
  }

  private func checkDepth(of number: Int, height: Int) throws(SyntaxFault) {
    let limit = BinarySource.nestingLimit
    if path.count + height > limit { throw try fault(.tooDeep(limit: limit), at: number) }
  }

  private func fault(
    _ reason: SyntaxReason,
    at number: Int
  ) throws(SyntaxFault) -> SyntaxFault {
    SyntaxFault(offset: try reader.offset(of: number), reason: reason)
  }
}
