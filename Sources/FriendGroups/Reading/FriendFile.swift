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

  let contents: FileContents

  /// Reads a friend list in any of the formats and shapes that `Documentation/files.md` describes,
  /// told apart by content.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: What a group is called that holds all the friends of a file without groups.
  ///   - options: Which keys mean what, beyond those that are known.
  /// - Throws: ``LoadingError`` where the data is not a friend list.
  /// - Complexity: O(*n*) in the size of the data, with a small factor: closed groups are counted.
  public init(
    decoding data: Data,
    name: String,
    options: ReadingOptions = ReadingOptions()
  ) throws(LoadingError) {
    contents = try FileContents(data, name: name, options: options)
    list = FriendList(groups: contents.groups)
  }

  /// Decodes the friends of one group, in file order.
  ///
  /// - Parameter index: The group's index in the list's groups.
  /// - Throws: ``LoadingError`` where a part of the group cannot be read that its header did not need.
  /// - Complexity: O(*n*) in the size of the group.
  public func friends(ofGroup index: Int) throws(LoadingError) -> [Friend] {
    let runs = contents.places[index].runs
    if runs.count == 1 { return try contents.friends(in: runs[0]) }
    var friends: [Friend] = []
    for run in runs { friends += try contents.friends(in: run) }
    return friends
  }

  /// Decodes the friends of several groups, one group after the other.
  ///
  /// - Parameter indexes: The groups' indexes in the list's groups.
  public func friends(ofGroups indexes: [Int]) -> FriendReader {
    FriendReader(contents, groups: indexes)
  }
}
