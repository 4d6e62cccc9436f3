/// A binary property list of one object of another list, and of all that this object leads to.
///
/// Foundation looks at every object of a file each time it decodes from it; a part of a large file
/// is decoded fast only as a small file of its own. Numbers are as wide there as in the large file:
/// there are not more objects and, since objects share no bytes, not more bytes of them; a long array
/// that is cut loses more than its longer count takes.
struct BinarySlice {
  private let reader: BinaryReader
  private let cut: Part.Cut?
  private var renumbering: Renumbering
  private var offsets: [Int] = []

  /// The bytes of the list.
  private(set) var file: [UInt8]

  /// Copies objects in the order in which a walk meets them, the nearest first.
  init(root: Int, cut: Part.Cut? = nil, of reader: BinaryReader) throws(SyntaxFault) {
    self.reader = reader
    self.cut = cut
    renumbering = Renumbering(count: reader.layout.objectCount)
    file = Array(reader.bytes[..<BinaryLayout.headerLength])

    var next = renumbering.number(of: root)
    while next < renumbering.objects.count {
      try append(Int(renumbering.objects[next]))
      next += 1
    }
    appendTableAndTrailer()
  }

  /// Appends an object with its references numbered anew; the objects that it leads to follow later.
  private mutating func append(_ number: Int) throws(SyntaxFault) {
    let (object, width) = (try reader.object(number), reader.layout.referenceWidth)
    offsets.append(file.count)
    var references = object.content
    if let cut, cut.array.range.lowerBound == number {
      let start = references.lowerBound + cut.elements.lowerBound * width
      references = start..<start + cut.elements.count * width
      appendArrayMarker(count: cut.elements.count)
      append(bytes: references)
    } else {
      append(bytes: object.range)
    }
    guard object.kind.isContainer else { return }

    let shift = file.count - references.upperBound
    try file.withUnsafeMutableBufferPointer { (file) throws(SyntaxFault) in
      for at in stride(from: references.lowerBound, to: references.upperBound, by: width) {
        let number = renumbering.number(of: try reader.reference(at: at))
        file.write(number, at: at + shift, width: width)
      }
    }
  }

  private mutating func append(bytes range: Range<Int>) {
    file.append(contentsOf: UnsafeRawBufferPointer(rebasing: reader.bytes[range]))
  }

  /// Appends what stands before the references of an array: that the count is an integer of its own,
  /// that this has eight bytes, and these.
  private mutating func appendArrayMarker(count: Int) {
    file.append(contentsOf: [0xAF, 0x13])
    withUnsafeBytes(of: UInt64(count).bigEndian) { file.append(contentsOf: $0) }
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
