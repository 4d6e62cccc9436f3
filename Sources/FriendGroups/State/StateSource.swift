#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON text of a state file, in which the place of a value is found by its path.
struct StateSource {
  private let bytes: Data

  init(_ bytes: Data) { self.bytes = bytes }

  /// A value in a container: under a key in a dictionary, without one in an array.
  struct Member: Equatable {
    let key: Node?
    let value: Node
  }

  /// How far a path of keys leads into dictionaries.
  struct Descent: Equatable {
    /// The value at the end of the path or, where keys are missing, the dictionary that has not the
    /// next one.
    let node: Node
    let missing: ArraySlice<String>

    /// The last member of that dictionary, behind which the missing ones can be put; nil where there
    /// is none, and at the end of the path.
    let last: Member?
  }

  /// Follows a path of keys; of equal keys the first counts.
  ///
  /// - Returns: nil where something on the way is no dictionary, or is broken.
  func descent(along path: [String], from start: Node) -> Descent? {
    var node = start
    for (index, key) in path.enumerated() {
      guard node.kind == .dictionary, let members = try? members(of: node) else { return nil }
      let found = members.first { text(of: $0.key)?.utf8.elementsEqual(key.utf8) == true }
      guard let found else {
        return Descent(node: node, missing: path[index...], last: members.last)
      }
      node = found.value
    }
    return Descent(node: node, missing: [], last: nil)
  }

  /// A dictionary that is all there is, of which nothing was read but where it begins; nil where the
  /// text begins otherwise.
  var rootDictionary: Node? {
    bytes.withBytes { buffer in
      var cursor = JSONCursor(buffer)
      cursor.skipByteOrderMark()
      guard (try? cursor.skipSpace()) != nil, cursor.kind == .dictionary else { return nil }
      return Node(kind: .dictionary, range: cursor.at..<cursor.end)
    }
  }

  /// The members of a container, in file order.
  func members(of container: Node) throws(SyntaxFault) -> [Member] {
    try bytes.withBytes { (buffer) throws(SyntaxFault) in
      var cursor = JSONCursor(buffer, at: container.range.lowerBound)
      var members: [Member] = []
      try cursor.visitMembers(of: container.kind) { (cursor, key) throws(SyntaxFault) in
        members.append(Member(key: key, value: try cursor.skip()))
      }
      if container.range.upperBound == buffer.count { try cursor.finish() }
      return members
    }
  }

  func text(of node: Node?) -> String? {
    bytes.withBytes { buffer in node.flatMap { JSONCursor(buffer).text(of: $0) } }
  }

  func number(of node: Node) -> Int? {
    bytes.withBytes { buffer in
      guard case .integer(let number) = JSONCursor(buffer).scalar(of: node) else { return nil }
      return number
    }
  }
}
