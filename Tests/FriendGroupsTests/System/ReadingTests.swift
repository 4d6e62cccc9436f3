import Foundation
import Synchronization
import Testing

@testable import FriendGroups

/// Reads what is no ordinary file.
struct ReadingTests {
  private let folder = TemporaryFolder()
  private let limit = ReadLimit(sized: 1 << 20, unsized: 1 << 17)

  private func file(_ name: String, of data: Data) throws -> FilePath {
    let path = folder.path.appending(name)
    try data.write(to: URL(fileURLWithPath: path.description))
    return path
  }

  private func read(_ path: FilePath, upTo limit: ReadLimit? = nil) throws -> Data {
    let file = try FileDescriptor(path, flags: O_RDONLY)
    return try FileDescriptor.readAll(from: file.number, limit: limit ?? self.limit)
  }

  @Test func aDeviceWithoutAnEndIsTooLarge() {
    #expect(throws: SystemError.tooLarge) { try read(FilePath("/dev/zero")) }
  }

  @Test func anEmptyDeviceIsEmpty() throws {
    #expect(try read(FilePath("/dev/null")) == Data())
  }

  @Test(arguments: [(1 << 17, true), (1 << 17 + 1, false)])
  func aPipeIsReadUpToItsLimit(size: Int, isRead: Bool) throws {
    let pipe = Pipe()
    let data = Data(repeating: 7, count: size)
    let writer = Thread {
      try? pipe.fileHandleForWriting.write(contentsOf: data)
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let number = pipe.fileHandleForReading.fileDescriptor
    let outcome = Result { () throws(SystemError) in
      try FileDescriptor.readAll(from: number, limit: limit)
    }
    #expect(outcome == (isRead ? .success(data) : .failure(.tooLarge)))
    // The writer ends once all is read.
    _ = try pipe.fileHandleForReading.readToEnd()
  }

  @Test(arguments: [(1 << 20, true), (1 << 20 + 1, false)])
  func aFileIsReadUpToItsLimit(size: Int, isRead: Bool) throws {
    let data = Data(repeating: 7, count: size)
    let path = try file("large", of: data)
    if isRead {
      #expect(try read(path) == data)
    } else {
      #expect(throws: SystemError.tooLarge) { try read(path) }
    }
  }

  /// The kernel reports no size for what it makes on the spot.
  @Test(.enabled(if: FilePath("/proc/self/limits").exists))
  func aFileWithoutASizeIsReadToItsEnd() throws {
    #expect(try read(FilePath("/proc/self/limits")).count > 100)
  }

  /// A writer makes the file long and cuts it all the time: what is read is a beginning of it.
  ///
  /// A file that is long all the time is read into memory of another kind.
  @Test(arguments: [(100, 1 << 20), (5 << 20, 10 << 20)])
  func aFileThatShrinksAndGrowsWhileItIsReadGivesWhatIsThere(short: Int, long: Int) throws {
    let kept = Data(repeating: UInt8(ascii: "["), count: short)
    let path = try file("shrinking", of: kept)
    let name = path.description
    let done = Flag()
    let writer = Thread {
      for _ in 0..<20_000 {
        truncate(name, long)
        truncate(name, short)
      }
      done.isOn.store(true, ordering: .relaxed)
    }
    writer.start()
    while !done.isOn.load(ordering: .relaxed) {
      let data = try read(path, upTo: ReadLimit(sized: long, unsized: 0))
      #expect(data.count <= long && data.prefix(short) == kept)
      #expect(data.dropFirst(short).allSatisfy { $0 == 0 })
    }
  }
}

/// A switch that two threads share.
private final class Flag: Sendable {
  let isOn = Atomic(false)
}
