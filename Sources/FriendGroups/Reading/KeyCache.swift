/// The keys of the dictionaries of a file, each understood once.
///
/// A file has few keys and many dictionaries, and most of these have the same keys in the same order:
/// the next key is likely to be the one that followed the last time, which one comparison of bytes
/// tells.
struct KeyCache {
  private let table: KeyMeanings

  /// The meaning of each key that was met; the number of a key is its index.
  private(set) var meanings: [KeyMeaning?] = []

  /// The text of each key; nil where it cannot be read.
  private(set) var texts: [String?] = []
  private var numbers: [String: Int] = [:]
  private var spellings: [(bytes: UnsafeRawBufferPointer, number: Int)] = []
  private var likely = 0

  /// More spellings than this are no friend list's, and all are forgotten.
  private static let capacity = 1 << 10
  /// So many spellings are compared one after the other, faster than they are hashed.
  private static let few = 32

  init(_ table: KeyMeanings) { self.table = table }

  /// Begins a dictionary, whose keys are numbered.
  mutating func begin() {
    likely = 0
    guard spellings.count > Self.capacity else { return }
    meanings.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    spellings.removeAll(keepingCapacity: true)
  }

  /// The number of a key: equal texts have equal numbers.
  @inline(__always)
  mutating func number<Reader: Cursor>(of key: Node, in cursor: Reader) -> Int {
    let bytes = cursor.spelling(of: key)
    if likely < spellings.count, spellings[likely].bytes.isEqual(to: bytes) {
      likely &+= 1
      return spellings[likely &- 1].number
    }
    return find(key, spelledAs: bytes, in: cursor)
  }

  private mutating func find<Reader: Cursor>(
    _ key: Node,
    spelledAs bytes: UnsafeRawBufferPointer,
    in cursor: Reader
  ) -> Int {
    for index in spellings.indices.prefix(Self.few) where spellings[index].bytes.isEqual(to: bytes)
    {
      likely = index + 1
      return spellings[index].number
    }
    let text = cursor.text(of: key)
    if let text, let number = numbers[text] {
      if spellings.count < Self.few { remember(bytes, number) }
      return number
    }
    let number = texts.count
    texts.append(text)
    meanings.append(text.flatMap(table.meaning(of:)))
    // Keys that cannot be read are not equal, whatever their bytes are.
    if let text { numbers[text] = number }
    remember(bytes, number)
    return number
  }

  private mutating func remember(_ bytes: UnsafeRawBufferPointer, _ number: Int) {
    spellings.append((bytes, number))
    likely = spellings.count
  }
}
