/// A binary property list of one object of another list, and of all that this object leads to.
///
/// Foundation looks at every object of a file each time it decodes from it; a part of a large file
/// is decoded fast only as a small file of its own. Numbers are as wide there as in the large file:
/// there are not more objects and, since objects share no bytes, not more bytes of them.
struct BinarySlice {
  private let reader: BinaryReader
  private var renumbering: Renumbering
  private var offsets: [Int] = []

  /// The bytes of the list.
  private(set) var file: [UInt8]

  /// Copies objects in the order in which a walk meets them, the nearest first.
  init(root: Int, of reader: BinaryReader) throws(SyntaxFault) {
    self.reader = reader
    renumbering = Renumbering(count: reader.layout.objectCount)
    file = Array(reader.bytes[..<BinaryLayout.headerLength])

    var next = renumbering.number(of: root)
    while next < renumbering.objects.count {
      try append(try reader.object(Int(renumbering.objects[next])))
      next += 1
    }
    appendTableAndTrailer()
  }

  /// Appends an object with its references numbered anew; the objects that it leads to follow later.
  private mutating func append(_ object: BinaryObject) throws(SyntaxFault) {
    let shift = file.count - object.range.lowerBound
    offsets.append(file.count)
    file.append(contentsOf: UnsafeRawBufferPointer(rebasing: reader.bytes[object.range]))
    guard object.kind.isContainer else { return }

    let (references, width) = (object.content, reader.layout.referenceWidth)
    try file.withUnsafeMutableBufferPointer { (file) throws(SyntaxFault) in
      for at in stride(from: references.lowerBound, to: references.upperBound, by: width) {
        let number = renumbering.number(of: try reader.reference(at: at))
        file.write(number, at: at + shift, width: width)
      }
    }
  }

  private mutating func appendTableAndTrailer() {
    let layout = BinaryLayout(
      offsetWidth: reader.layout.offsetWidth,
      referenceWidth: reader.layout.referenceWidth,
      objectCount: offsets.count,
      top: 0,
      tableOffset: file.count
    )
    file.append(contentsOf: repeatElement(0, count: layout.length - file.count))
    file.withUnsafeMutableBufferPointer { file in
      var entry = layout.tableOffset
      for offset in offsets {
        file.write(offset, at: entry, width: layout.offsetWidth)
        entry += layout.offsetWidth
      }
      layout.writeTrailer(to: file)
    }
  }
}
