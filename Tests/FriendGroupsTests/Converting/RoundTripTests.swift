import Foundation
import Testing

@testable import FriendGroups

/// What is written as a property list or as JSON is read back as the same list, and written again
/// byte for byte.
struct RoundTripTests {
  static let formats: [TargetFormat] = [.plist, .binary, .json]

  @Test(arguments: Fixtures.names(in: "valid"), formats)
  func aFixtureComesBack(name: String, format: TargetFormat) throws {
    let path = Fixtures.folder.appending("valid/\(name)")
    let list = try ConvertedList(FileDescriptor.reading(path), name: path.stem)
    try expectRoundTrip(of: list, by: format)
  }

  @Test(arguments: Array(0..<40), formats)
  func aGeneratedListComesBack(seed: Int, format: TargetFormat) throws {
    try expectRoundTrip(of: .generated(UInt64(seed)), by: format)
  }

  private func expectRoundTrip(of list: ConvertedList, by format: TargetFormat) throws {
    let (data, _, losses) = try list.written(as: format)
    let readBack = try ConvertedList(data)
    if losses == ConversionLosses() { #expect(readBack == list) }
    #expect(try readBack.written(as: format).data == data)
    #expect(readBack.groups.count == list.groups.count)
    #expect(readBack.friends.map(\.count) == list.friends.map(\.count))
  }

  /// From one format to the next, all of them tell the same.
  @Test(arguments: Array(0..<10))
  func theFormatsAgree(seed: Int) throws {
    let list = ConvertedList.generated(UInt64(seed))
    let binary = try list.written(as: .binary).data
    let json = try list.written(as: .json).data
    #expect(try ConvertedList(binary).written(as: .json).data == json)
    #expect(try ConvertedList(json).written(as: .binary).data == binary)
  }
}
