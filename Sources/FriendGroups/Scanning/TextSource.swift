#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A source in which the bytes of a value stand together.
protocol TextSource: Source {
  /// What reads the text.
  associatedtype Reader: Cursor

  var bytes: Data { get }

  /// What stands before and behind the elements of an array.
  static var arrayMarks: (opening: String, closing: String) { get }
}

extension TextSource {
  /// How many bytes a piece has at least: enough to be worth a thread and a decoder.
  private var pieceLength: Int { 1 << 18 }

  var size: Int { bytes.count }

  var text: Data? { bytes }

  func offset(of node: Node) -> Int { node.range.lowerBound }

  func visitMembers(of container: Node, _ visit: (Member) -> Visit) throws(SyntaxFault) {
    try bytes.withCursor(in: container.range) { (cursor: inout Reader) throws(SyntaxFault) in
      let visited =
        switch container.kind {
        case .array:
          try cursor.visitElements { (cursor: inout Reader) throws(SyntaxFault) in
            visit(Member(key: nil, value: try cursor.value()))
          }
        case .dictionary:
          try cursor.visitEntries { (cursor: inout Reader, key) throws(SyntaxFault) in
            visit(Member(key: key, value: try cursor.value()))
          }
        default: Visit.stop
        }
      if visited == .goOn { try cursor.finish() }
    }
  }

  func pieces(of array: Node) throws(SyntaxFault) -> [Part] {
    guard array.range.count > 2 * pieceLength else { return [] }
    var pieces: [Part] = []
    var piece: Range<Int>?
    try visitMembers(of: array) { member in
      let end = member.value.range.upperBound
      let start = piece?.lowerBound ?? member.value.range.lowerBound
      piece = start..<end
      if end - start >= pieceLength {
        pieces.append(Part(start..<end, of: array))
        piece = nil
      }
      return .goOn
    }
    if let piece { pieces.append(Part(piece, of: array)) }
    return pieces
  }

  func slice(of part: Part) -> Data {
    guard let cut = part.cut else { return slice(of: part.node) }
    var slice = Data(bytes[part.node.range.lowerBound..<cut.array.range.lowerBound])
    slice.append(contentsOf: Self.arrayMarks.opening.utf8)
    slice.append(bytes[cut.elements])
    slice.append(contentsOf: Self.arrayMarks.closing.utf8)
    slice.append(bytes[cut.array.range.upperBound..<part.node.range.upperBound])
    return slice
  }
}
