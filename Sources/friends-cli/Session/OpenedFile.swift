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

  init(place: DataPlace, data: Data) throws(Failure) {
    self.place = place
    do throws(LoadingError) {
      file = try FriendFile(decoding: data, name: place.path?.stem ?? "stdin")
    } catch {
      throw .loading(error, file: place.shown)
    }
  }

  /// Reads the friends of groups, one group after the other.
  func friends(ofGroups indexes: [Int]) -> FriendReader { file.friends(ofGroups: indexes) }

  /// The friends of the next group, with their numbers.
  func next(of reader: inout FriendReader) throws(Failure) -> [FriendLine] {
    do throws(LoadingError) {
      return try reader.next().enumerated().map {
        FriendLine(number: $0.offset + 1, friend: $0.element)
      }
    } catch {
      throw .loading(error, file: place.shown)
    }
  }

  func lines(of indexes: [Int], open: OpenGroups) -> [GroupLine] {
    indexes.map { index in
      GroupLine(number: index + 1, group: list.groups[index], isOpen: open.isOpen(index))
    }
  }
}
