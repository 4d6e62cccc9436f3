#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A data file that was read: its groups are counted, and its friends are decoded when asked for.
///
/// The bytes stay in memory, and nothing else does: `friends(ofGroup:)` decodes one group anew each
/// time, so that what is closed costs no more than its share of the file.
public struct FriendFile: Sendable {
  /// The groups, in file order.
  public let list: FriendList

  let reader: SourceReader
  private let shape: ListShape

  /// Reads a property list (XML, binary, OpenStep) or JSON (also JSON5 and NDJSON), told apart by
  /// content.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: What a group is called that holds all the friends of a file without groups.
  /// - Throws: ``LoadingError`` where the data is not a friend list.
  /// - Complexity: O(*n*) in the size of the data, with a small factor: closed groups are counted.
  public init(decoding data: Data, name: String) throws(LoadingError) {
    reader = try SourceReader(data)
    let (source, shape) = (reader.source, try reader.shape())
    self.shape = shape
    if let index = shape.groups.firstIndex(where: shape.isStray) {
      throw reader.unexpected(
        shape.groups[index].value,
        expected: .group,
        path: shape.path(ofGroup: index, in: source)
      )
    }
    let groups = try reader.reporting { () throws(SyntaxFault) in
      try shape.groups.concurrentMap(isLarge: source.isLarge) { (group) throws(SyntaxFault) in
        try source.header(of: group, fileName: name)
      }
    }
    list = FriendList(groups: groups)
  }

  /// Decodes the friends of one group, in file order.
  ///
  /// - Parameter index: The group's index in the list's groups.
  /// - Throws: ``LoadingError`` where a part of the group cannot be read that its header did not need.
  /// - Complexity: O(*n*) in the size of the group.
  public func friends(ofGroup index: Int) throws(LoadingError) -> [Friend] {
    try reader.reporting { () throws(SyntaxFault) in try group(index).friends() }
  }

  /// The friends of one group, to be decoded some at a time.
  func pieces(ofGroup index: Int) throws(SyntaxFault) -> GroupPieces {
    try GroupPieces(of: group(index))
  }

  private func group(_ index: Int) throws(SyntaxFault) -> GroupReader {
    try GroupReader(shape.groups[index].value, in: reader.source)
  }

  /// Decodes the friends of several groups, one group after the other.
  ///
  /// - Parameter indexes: The groups' indexes in the list's groups.
  public func friends(ofGroups indexes: [Int]) -> FriendReader {
    FriendReader(self, groups: indexes)
  }
}
