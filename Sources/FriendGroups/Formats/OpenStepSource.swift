#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An old-style property list, as OpenStep wrote them: `{ name = Family; friends = ( "Ann", Bob ); }`.
///
/// A file may leave out the outermost braces, as the `.strings` files of localisation do.
struct OpenStepSource: Source {
  let bytes: Data
  let root: Node

  /// Whether the root is a dictionary without braces.
  private let isWithoutBraces: Bool

  static var entryThatCounts: RepeatedKey { .last }

  /// - Throws: ``SyntaxFault`` where no value begins.
  init(_ bytes: Data) throws(SyntaxFault) {
    self.bytes = bytes
    (root, isWithoutBraces) = try bytes.withBytes { (buffer) throws(SyntaxFault) in
      var cursor = OpenStepCursor(buffer)
      cursor.skipByteOrderMark()
      try cursor.skipSpace()
      guard cursor.peek != nil else { throw cursor.fault(.noValue) }
      guard let kind = cursor.kind else { throw cursor.fault(.expected(.value)) }
      let isWithoutBraces = kind == .text ? try cursor.isFollowedByMore() : false
      let rootKind = isWithoutBraces ? ValueKind.dictionary : kind
      return (Node(kind: rootKind, range: cursor.at..<buffer.count), isWithoutBraces)
    }
  }

  func cursor(over bytes: UnsafeRawBufferPointer) -> OpenStepCursor {
    var cursor = OpenStepCursor(bytes, at: root.range.lowerBound)
    cursor.isClosedByEnd = isWithoutBraces
    return cursor
  }
}

extension OpenStepCursor {
  /// Whether anything stands behind the value here.
  fileprivate func isFollowedByMore() throws(SyntaxFault) -> Bool {
    var rest = self
    _ = try rest.skip()
    try rest.skipSpace()
    return rest.peek != nil
  }
}
