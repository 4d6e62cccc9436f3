import Foundation
import Synchronization
import Testing

@testable import FriendGroups

/// What cannot be made to go wrong for real: the calls that replace the file.
struct StateFileFaultTests {
  private let folder = TemporaryFolder()
  private let data = FilePath("/data/friends.plist")
  private let key = GroupKey(name: "A")
  private var path: FilePath { folder.path.appending("state.json") }

  init() throws {
    _ = try set(false, by: .real)
  }

  private func set(_ isOpen: Bool, by files: FileSystem) throws(StateError) -> StateWarning? {
    try StateFile(path: path, files: files).update(for: data) { _ in [(key, isOpen)] }
  }

  private func isOpen() throws -> Bool? { try StateFile(path: path).read(for: data).folds[key] }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path.description).sorted()
  }

  @Test func theFileIsTheOldOneUntilItsSuccessorIsOnTheDisk() throws {
    let (state, data, key) = (StateFile(path: path), data, key)
    let seen = Mutex<[String]>([])
    let disk = FaultyDisk { call in
      let isOpen = try? state.read(for: data).folds[key]
      seen.withLock { $0.append("\(call): \(isOpen == true ? "new" : "old")") }
    }
    #expect(try set(true, by: disk.files) == nil)
    #expect(
      seen.withLock { $0 }
        == ["lock: old", "write: old", "sync: old", "rename: old", "syncFolder: new"]
    )
  }

  @Test(arguments: [
    FaultyDisk.Fault(call: .write, error: EIO),
    FaultyDisk.Fault(call: .write, error: ENOSPC),
    FaultyDisk.Fault(call: .write, error: EDQUOT),
    FaultyDisk.Fault(call: .sync, error: EIO),
    FaultyDisk.Fault(call: .sync, error: EINVAL),
    FaultyDisk.Fault(call: .rename, error: EACCES),
  ])
  func aFaultLeavesTheOldFileAndNoOther(fault: FaultyDisk.Fault) throws {
    #expect(
      throws: StateError.cannotWrite(path: path.description, SystemError(code: fault.error))
    ) {
      try set(true, by: FaultyDisk(fault).files)
    }
    #expect(try isOpen() == false)
    #expect(try names() == ["state.json", "state.json.lock"])
  }

  @Test(arguments: [
    FaultyDisk.Fault(call: .lock, error: EINTR, times: 2),
    FaultyDisk.Fault(call: .lock, error: EWOULDBLOCK, times: 2),
    FaultyDisk.Fault(call: .write, error: EINTR, times: 2),
    FaultyDisk.Fault(call: .sync, error: EINTR, times: 2),
    FaultyDisk.Fault(call: .syncFolder, error: EINTR, times: 2),
    // File systems that cannot sync a folder.
    FaultyDisk.Fault(call: .syncFolder, error: EINVAL),
  ])
  func whatPassesIsWaitedFor(fault: FaultyDisk.Fault) throws {
    #expect(try set(true, by: FaultyDisk(fault).files) == nil)
    #expect(try isOpen() == true)
  }

  @Test func writesGoOnWhereTheDiskTookABitOnly() throws {
    var files = FileSystem.real
    files.write = { FileSystem.real.write($0, UnsafeRawBufferPointer(rebasing: $1.prefix(7))) }
    #expect(try set(true, by: files) == nil)
    #expect(try isOpen() == true)
    files.write = { _, _ in 0 }
    #expect(throws: StateError.cannotWrite(path: path.description, .inputOutput)) {
      try set(false, by: files)
    }
    #expect(try isOpen() == true)
  }

  /// The new file is in place, but nobody knows for how long: no success to report.
  @Test func aFolderThatCannotBeSyncedIsAFault() throws {
    let disk = FaultyDisk(FaultyDisk.Fault(call: .syncFolder, error: EIO))
    #expect(throws: StateError.cannotWrite(path: path.description, .inputOutput)) {
      try set(true, by: disk.files)
    }
    #expect(try names() == ["state.json", "state.json.lock"])
  }

  @Test func aDriveWithoutLocksIsRefused() throws {
    let disk = FaultyDisk(FaultyDisk.Fault(call: .lock, error: ENOLCK))
    #expect(
      throws: StateError.cannotLock(path: "\(path).lock", SystemError(code: ENOLCK))
    ) {
      try set(true, by: disk.files)
    }
    #expect(try isOpen() == false)
  }

  @Test func aCorruptFileStaysUntilItsSuccessorIsWritten() throws {
    try "torn {".write(toFile: path.description, atomically: false, encoding: .utf8)
    let disk = FaultyDisk(FaultyDisk.Fault(call: .sync, error: ENOSPC))
    #expect(
      throws: StateError.cannotWrite(path: path.description, SystemError(code: ENOSPC))
    ) {
      try set(true, by: disk.files)
    }
    #expect(try names() == ["state.json", "state.json.lock"])
    #expect(try String(contentsOfFile: path.description, encoding: .utf8) == "torn {")
  }

  @Test func whatAKilledProcessLeftIsOverwritten() throws {
    let left = "\(path).tmp"
    try FileManager.default.createSymbolicLink(atPath: left, withDestinationPath: "state.json")
    #expect(try set(true, by: .real) == nil)
    #expect(try isOpen() == true)
    #expect(try names() == ["state.json", "state.json.lock"])
  }
}
