/// How long a binary property list would be if every object stood wherever something refers to it.
///
/// References make it possible for half a megabyte to stand for billions of friends: no reader of
/// them ends. Real files share texts and numbers, and stay far below the limit.
struct BinaryExpansion {
  private let reader: BinaryReader
  private let limit: Int

  /// The length of each object with all that it leads to; zero where it is not known yet.
  private var lengths: [Int]

  /// How many times the length of the file is allowed.
  ///
  /// A reference takes a byte or more: texts up to so many bytes, shared as often as one likes, do
  /// not reach the limit.
  static let factor = 64

  /// What every value counts at least, since one of a byte takes more than that where it is read.
  private static let least = 16

  /// What is allowed to a file of any length.
  private static let floor = 1 << 20

  /// - Parameter reader: Of a file that has passed ``BinaryCheck``.
  init(_ reader: BinaryReader) {
    self.reader = reader
    limit = max(Self.factor * reader.layout.length, Self.floor)
    lengths = Array(repeating: 0, count: reader.layout.objectCount)
  }

  /// - Throws: A fault at the first object that leads to more than is allowed.
  /// - Complexity: A step for each reference.
  mutating func run() throws(SyntaxFault) { _ = try length(of: reader.layout.top) }

  private mutating func length(of number: Int) throws(SyntaxFault) -> Int {
    if lengths[number] > 0 { return lengths[number] }
    let object = try reader.object(number)
    var length = max(object.range.count, Self.least)
    if object.kind.isContainer {
      let (references, width) = (object.content, reader.layout.referenceWidth)
      for at in stride(from: references.lowerBound, to: references.upperBound, by: width) {
        length += try self.length(of: try reader.reference(at: at))
        guard length <= limit else {
          throw SyntaxFault(offset: object.range.lowerBound, reason: .sharedTooOften)
        }
      }
    }
    lengths[number] = length
    return length
  }
}
