/// The objects of a binary property list: numbered as they are written, and found by a table of where
/// each begins, which comes last.
struct BinaryObjects {
  /// How many objects there are: the number of the next one.
  private(set) var count = 0

  /// The length of each object, seven bits a byte, the lowest first; the eighth says that more follow.
  private var lengths: [UInt8] = []
  /// How much of `lengths` is in the table, and where the next object begins.
  private var written = 0
  private var offset = Self.headerSize
  private var end = Self.headerSize

  private static let headerSize = 8

  /// How many lines of the table are written at a time.
  private static let linesAtATime = 1 << 14

  /// Writes an object, and answers its number.
  @discardableResult
  mutating func add(_ output: inout [UInt8], _ write: (inout [UInt8]) -> Void) -> Int {
    let start = output.count
    write(&output)
    var rest = output.count - start
    end += rest
    while rest > 0x7F {
      lengths.append(UInt8(rest & 0x7F | 0x80))
      rest >>= 7
    }
    lengths.append(UInt8(rest))
    count += 1
    return count - 1
  }

  @discardableResult
  mutating func add(_ text: String, to output: inout [UInt8]) -> Int {
    add(&output) { output in
      if text.utf8.allSatisfy({ $0 < 0x80 }) {
        output.append(marker: 0x50, count: text.utf8.count)
        output.append(contentsOf: text.utf8)
      } else {
        output.append(marker: 0x60, count: text.utf16.count)
        for unit in text.utf16 { output.append(Int(unit), size: 2) }
      }
    }
  }

  mutating func add(_ number: Int, to output: inout [UInt8]) -> Int {
    add(&output) { $0.append(object: number) }
  }

  /// Writes the table, or a part of it, and behind it what says how to read it.
  ///
  /// - Returns: Whether there is more to write.
  mutating func writeTable(to output: inout [UInt8], numberSize: Int, top: Int) -> Bool {
    let size = Self.size(of: end)
    for _ in 0..<Self.linesAtATime {
      guard written < lengths.count else {
        output.append(contentsOf: [0, 0, 0, 0, 0, 0, UInt8(size), UInt8(numberSize)])
        for number in [count, top, end] { output.append(number, size: 8) }
        return false
      }
      output.append(offset, size: size)
      var shift = 0
      while lengths[written] > 0x7F {
        offset += Int(lengths[written] & 0x7F) << shift
        shift += 7
        written += 1
      }
      offset += Int(lengths[written]) << shift
      written += 1
    }
    return true
  }

  /// How many bytes a number needs that is no larger: 1, 2, 4 or 8.
  static func size(of number: Int) -> Int {
    switch number {
    case ...0xFF: 1
    case ...0xFFFF: 2
    case ...0xFFFF_FFFF: 4
    default: 8
    }
  }
}

extension [UInt8] {
  /// Writes the last bytes of a number, the highest first.
  mutating func append(_ number: Int, size: Int) {
    for place in stride(from: (size - 1) * 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: number >> place))
    }
  }

  /// Writes what an object begins with: its kind and how long it is.
  mutating func append(marker: UInt8, count: Int) {
    append(marker | UInt8(Swift.min(count, 0xF)))
    if count >= 0xF { append(object: count) }
  }

  /// Writes a number as an object: a negative one has eight bytes, as no other has a sign.
  fileprivate mutating func append(object number: Int) {
    let size = number < 0 ? 8 : BinaryObjects.size(of: number)
    append(0x10 | UInt8(size.trailingZeroBitCount))
    append(number, size: size)
  }
}
