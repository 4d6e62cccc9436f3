#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A binary property list; the range of a node is the number of its object and the one after it.
///
/// The whole file is looked through once, when its source is made: afterwards no object can be
/// broken, hold itself, nest too deep, or stand for far more than the file is long.
struct BinarySource: PropertyListSource {
  private let bytes: Data
  private let layout: BinaryLayout

  /// How many elements a piece of a long array has: friends of some hundred kilobytes.
  private static let pieceCount = 2_048

  /// - Throws: ``SyntaxFault`` at the first number or object that cannot be right.
  /// - Complexity: A step for each reference from one object to another.
  init(bytes: Data) throws(SyntaxFault) {
    self.bytes = bytes
    layout = try bytes.withBytes { (buffer) throws(SyntaxFault) in
      let layout = try BinaryLayout(of: buffer)
      var check = BinaryCheck(BinaryReader(bytes: buffer, layout: layout))
      try check.run()
      if check.sharesMuch {
        var expansion = BinaryExpansion(BinaryReader(bytes: buffer, layout: layout))
        try expansion.run()
      }
      return layout
    }
  }

  func roots() throws(SyntaxFault) -> [Node] {
    try withReader { (reader) throws(SyntaxFault) in [try reader.node(layout.top)] }
  }

  func visitMembers(of container: Node, _ visit: (Member) -> Visit) throws(SyntaxFault) {
    try withReader { (reader) throws(SyntaxFault) in
      let object = try reader.object(container.range.lowerBound)
      guard object.kind.isContainer else { return }
      let keysLength = object.valuesStart - object.content.lowerBound
      for at in stride(
        from: object.valuesStart,
        to: object.content.upperBound,
        by: layout.referenceWidth
      ) {
        let value = try reader.node(reader.reference(at: at))
        let key = keysLength > 0 ? try reader.node(reader.reference(at: at - keysLength)) : nil
        if visit(Member(key: key, value: value)) == .stop { return }
      }
    }
  }

  func text(of node: Node) -> String? {
    try? withReader { (reader) throws(SyntaxFault) in
      try reader.text(of: reader.object(node.range.lowerBound))
    }
  }

  /// - Note: Only a file that was changed since it was looked through gives no bytes.
  /// - Complexity: A step for each object that the node leads to; one for the top one.
  func slice(of node: Node) -> Data { slice(of: Part(node)) }

  func slice(of part: Part) -> Data {
    let root = part.node.range.lowerBound
    if root == layout.top, part.cut == nil { return bytes }
    let slice = try? withReader { (reader) throws(SyntaxFault) in
      Data(try BinarySlice(root: root, cut: part.cut, of: reader).file)
    }
    return slice ?? Data()
  }

  func pieces(of array: Node) throws(SyntaxFault) -> [Part] {
    let object = try withReader { (reader) throws(SyntaxFault) in
      try reader.object(array.range.lowerBound)
    }
    let count = object.content.count / layout.referenceWidth
    guard count > 2 * Self.pieceCount else { return [] }
    return stride(from: 0, to: count, by: Self.pieceCount).map { start in
      Part(start..<min(start + Self.pieceCount, count), of: array)
    }
  }

  func offset(of node: Node) -> Int {
    (try? withReader { (reader) throws(SyntaxFault) in
      try reader.offset(of: node.range.lowerBound)
    }) ?? 0
  }

  var size: Int { bytes.count }

  var text: Data? { nil }

  func plainScalar(of node: Node) -> PlainScalar? {
    try? withReader { (reader) throws(SyntaxFault) in
      try reader.plainScalar(of: reader.object(node.range.lowerBound))
    }
  }

  private func withReader<Result>(
    _ body: (BinaryReader) throws(SyntaxFault) -> Result
  ) throws(SyntaxFault) -> Result {
    try bytes.withBytes { (buffer) throws(SyntaxFault) in
      try body(BinaryReader(bytes: buffer, layout: layout))
    }
  }
}
