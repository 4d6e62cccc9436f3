#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The bytes of a data file in one format: it lends cursors over them.
///
/// A new format is a cursor, a source that makes it, and a line in ``SourceFormat``.
protocol Source: Sendable {
  associatedtype Reader: Cursor

  /// The bytes that the cursor reads: UTF-8, or a binary property list.
  var bytes: Data { get }

  /// Where the root value stands; a container of which only the beginning was read reaches to the end.
  var root: Node { get }

  /// Which of several entries with one key counts.
  static var entryThatCounts: RepeatedKey { get }

  /// Whether the bytes are text, with lines and columns.
  static var isText: Bool { get }

  /// How many friends all groups together may have, where a file can name one list many times.
  var friendLimit: Int { get }

  /// A cursor at the root value.
  func cursor(over bytes: UnsafeRawBufferPointer) -> Reader
}

/// Which of several entries with one key counts.
public enum RepeatedKey: String, Hashable, Sendable {
  case first
  case last
}

extension Source {
  static var isText: Bool { true }

  var friendLimit: Int { .max }

  /// Lends a cursor that stands at the root value or at another place.
  func withCursor<Result, Failure: Error>(
    at place: Int? = nil,
    _ body: (inout Reader) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withBytes { (buffer) throws(Failure) in
      var cursor = cursor(over: buffer)
      if let place { cursor.at = place }
      return try body(&cursor)
    }
  }

  /// The text of a key or of a text value; nil where it cannot be read.
  func text(of node: Node) -> String? { withCursor { $0.text(of: node) } }

  /// The offset in the file of a value's first byte.
  func offset(of node: Node) -> Int { withCursor { $0.offset(of: node) } }

  /// The place of a byte, in the words of a person who looks for it.
  ///
  /// - Complexity: O(*n*) in the offset, so it is asked for only where there is something to report.
  func position(of offset: Int) -> SourcePosition {
    var finder = PositionFinder(text: Self.isText ? bytes : nil)
    return finder.position(of: offset)
  }
}

extension Data {
  /// Lends these bytes to work that throws errors of one type only.
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = withUnsafeBytes { buffer -> Swift.Result<Result, Failure> in
      Swift.Result { () throws(Failure) in try body(buffer) }
    }
    return try outcome.get()
  }
}
