#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A binary property list, of which only the trailer is looked at before it is read.
struct BinarySource: Source {
  let bytes: Data
  let root: Node
  private let layout: BinaryLayout

  static var entryThatCounts: RepeatedKey { .last }

  static var isText: Bool { false }

  /// How many friends all groups together may have.
  ///
  /// A file names a friend with a reference, of a byte or more, but it can name a list of friends
  /// many times: half a megabyte can stand for billions of them, and no reader of those ends. Real
  /// files share texts and numbers, not lists, and stay far below this; more than this is
  /// ``SyntaxReason/sharedTooOften``.
  var friendLimit: Int { max(4 * bytes.count, 1 << 14) }

  /// - Throws: ``SyntaxFault`` where the trailer or the top object cannot be right.
  init(_ bytes: Data) throws(SyntaxFault) {
    self.bytes = bytes
    (layout, root) = try bytes.withBytes { (buffer) throws(SyntaxFault) in
      let layout = try BinaryLayout(of: buffer)
      var cursor = BinaryCursor(buffer, layout)
      return (layout, try cursor.skip())
    }
  }

  func cursor(over bytes: UnsafeRawBufferPointer) -> BinaryCursor { BinaryCursor(bytes, layout) }
}
