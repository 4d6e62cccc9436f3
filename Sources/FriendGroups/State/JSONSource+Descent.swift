extension JSONSource {
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

  /// Follows a path of keys; of equal keys the first counts, as for the decoder.
  ///
  /// - Returns: nil where something on the way is no dictionary, or is broken.
  func descent(along path: [String], from start: Node) -> Descent? {
    var node = start
    for (index, key) in path.enumerated() {
      guard node.kind == .dictionary else { return nil }
      var (found, last): (Node?, Member?)
      do throws(SyntaxFault) {
        try visitMembers(of: node) { member in
          last = member
          let isWanted = member.key.flatMap(text)?.utf8.elementsEqual(key.utf8) ?? false
          if isWanted, found == nil { found = member.value }
          return .goOn
        }
      } catch {
        return nil
      }
      guard let found else { return Descent(node: node, missing: path[index...], last: last) }
      node = found
    }
    return Descent(node: node, missing: [], last: nil)
  }

  /// A dictionary that is all there is, of which nothing was read but where it begins; nil where the
  /// text begins otherwise.
  var rootDictionary: Node? {
    bytes.withCursor { (cursor: inout JSONCursor) in
      cursor.skipByteOrderMark()
      guard (try? cursor.skipSpace()) != nil, cursor.peek == UInt8(ascii: "{") else { return nil }
      return Node(kind: .dictionary, range: cursor.at..<cursor.end)
    }
  }

  func allMembers(of container: Node) -> [Member] {
    (try? members(of: container)) ?? []
  }
}
