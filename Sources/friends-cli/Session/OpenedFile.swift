import FriendGroups

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A data file that a command has read.
struct OpenedFile {
  let place: DataPlace
  private let file: FriendFile

  var list: FriendList { file.list }

  /// - Parameter options: Which keys mean what.
  init(
    place: DataPlace,
    data: Data,
    options: ReadingOptions = ReadingOptions()
  ) throws(Failure) {
    self.place = place
    do throws(LoadingError) {
      file = try FriendFile(
        decoding: data,
        name: place.path?.stem ?? "stdin",
        options: options
      )
    } catch {
      throw .loading(error, file: place.shown)
    }
  }

  /// Reads the friends of groups, one group after the other.
  func friends(ofGroups indexes: [Int]) -> FriendReader { file.friends(ofGroups: indexes) }

  /// The friends of the next group, with their numbers.
  func next(of reader: inout FriendReader) throws(Failure) -> [FriendLine] {
    var friends: [FriendLine] = []
    try visitNext(of: &reader) { run, _ in friends += run }
    return friends
  }

  /// Hands over the friends of the next group, with their numbers, as they are read: those of a long
  /// group a few thousand at a time, and once none of a group without friends.
  ///
  /// - Parameter visit: Is told as well whether these are the last.
  func visitNext(
    of reader: inout FriendReader,
    _ visit: ([FriendLine], Bool) throws(Failure) -> Void
  ) throws(Failure) {
    var count = 0
    var isDone = false
    while !isDone {
      let run: FriendReader.Run
      do throws(LoadingError) { run = try reader.nextRun() } catch {
        throw .loading(error, file: place.shown)
      }
      try visit(numbered(run.friends, after: count), run.isLast)
      count += run.friends.count
      isDone = run.isLast
    }
  }

  /// Reads the friends of groups, and keeps none.
  ///
  /// - Throws: What would be thrown while they are shown.
  func verifyFriends(ofGroups indexes: [Int]) throws(Failure) {
    var reader = friends(ofGroups: indexes)
    for _ in indexes { try visitNext(of: &reader) { _, _ in } }
  }

  private func numbered(_ friends: [Friend], after count: Int) -> [FriendLine] {
    friends.enumerated().map { FriendLine(number: count + $0.offset + 1, friend: $0.element) }
  }

  func lines(of indexes: [Int], open: OpenGroups) -> [GroupLine] {
    indexes.map { index in
      GroupLine(number: index + 1, group: list.groups[index], isOpen: open.isOpen(index))
    }
  }
}
