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

  private func set(_ isOpen: Bool, by files: FileSystem) throws(StateError) -> [StateWarning] {
    try StateFile(path: path, files: files).update(for: data) { _ in [(key, isOpen)] }
  }

  private func isOpen() -> Bool? { StateFile(path: path).read(for: data).folds[key] }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path.description).sorted()
  }

  @Test func theFileIsTheOldOneUntilItsSuccessorIsOnTheDisk() throws {
    let (state, data, key) = (StateFile(path: path), data, key)
    let seen = Mutex<[String]>([])
    let disk = FaultyDisk { call in
      let isOpen = state.read(for: data).folds[key]
      seen.withLock { $0.append("\(call): \(isOpen == true ? "new" : "old")") }
    }
    #expect(try set(true, by: disk.files) == [])
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
      throws: StateError.cannotWrite(path: path, SystemError(code: fault.error))
    ) {
      try set(true, by: FaultyDisk(fault).files)
    }
    #expect(isOpen() == false)
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
    #expect(try set(true, by: FaultyDisk(fault).files) == [])
    #expect(isOpen() == true)
  }

  @Test func writesGoOnWhereTheDiskTookABitOnly() throws {
    var files = FileSystem.real
    files.write = { FileSystem.real.write($0, UnsafeRawBufferPointer(rebasing: $1.prefix(7))) }
    #expect(try set(true, by: files) == [])
    #expect(isOpen() == true)
    files.write = { _, _ in 0 }
    #expect(throws: StateError.cannotWrite(path: path, .inputOutput)) {
      try set(false, by: files)
    }
    #expect(isOpen() == true)
  }

  /// The new file is in place, and all who look see it: that is no failure, but a warning.
  @Test func aFolderThatCannotBeSyncedIsAWarning() throws {
    let disk = FaultyDisk(FaultyDisk.Fault(call: .syncFolder, error: EIO))
    #expect(try set(true, by: disk.files) == [.unconfirmed(path: path, .inputOutput)])
    #expect(isOpen() == true)
    #expect(try names() == ["state.json", "state.json.lock"])
  }

  @Test func aDriveWithoutLocksIsRefused() throws {
    let disk = FaultyDisk(FaultyDisk.Fault(call: .lock, error: ENOLCK))
    #expect(
      throws: StateError.cannotLock(path: path.withSuffix(".lock"), SystemError(code: ENOLCK))
    ) {
      try set(true, by: disk.files)
    }
    #expect(isOpen() == false)
  }

  static let damaged = #"{"version": 1, "files": {"/x"#

  @Test(arguments: [FaultyDisk.Call.sync, .rename])
  func aCorruptFileStaysUntilItsSuccessorIsWritten(call: FaultyDisk.Call) throws {
    try Self.damaged.write(toFile: path.description, atomically: false, encoding: .utf8)
    var files = FaultyDisk(FaultyDisk.Fault(call: call, error: ENOSPC)).files
    // Without second names the corrupt file is moved, which fails like every move here.
    files.link = { _, _, _ in
      errno = EPERM
      return -1
    }
    #expect(throws: StateError.cannotWrite(path: path, SystemError(code: ENOSPC))) {
      try set(true, by: files)
    }
    #expect(try names() == ["state.json", "state.json.lock"])
    #expect(try String(contentsOfFile: path.description, encoding: .utf8) == Self.damaged)
  }

  /// A corrupt file has its new name before the state is replaced, and takes no other's.
  @Test func thereIsAStateAtEveryMoment() throws {
    try Self.damaged.write(toFile: path.description, atomically: false, encoding: .utf8)
    let path = path
    let seen = Mutex<[String]>([])
    let disk = FaultyDisk { call in
      let names = try? FileManager.default.contentsOfDirectory(atPath: path.parent.description)
      seen.withLock { $0.append("\(call): \((names ?? []).sorted())") }
    }
    let moved = path.withSuffix(".corrupt-1")
    #expect(try set(true, by: disk.files) == [.movedCorrupt(path: path, to: moved)])
    #expect(
      seen.withLock { $0.suffix(3) } == [
        #"link: [".state.json.friends-cli.tmp", "state.json", "state.json.lock"]"#,
        #"rename: [".state.json.friends-cli.tmp", "state.json", "state.json.corrupt-1", "state.json.lock"]"#,
        #"syncFolder: ["state.json", "state.json.corrupt-1", "state.json.lock"]"#,
      ]
    )
    #expect(try String(contentsOfFile: moved.description, encoding: .utf8) == Self.damaged)
  }

  @Test func whatAKilledProcessLeftIsOverwritten() throws {
    let left = "\(path.parent)/.state.json.friends-cli.tmp"
    try FileManager.default.createSymbolicLink(atPath: left, withDestinationPath: "state.json")
    #expect(try set(true, by: .real) == [])
    #expect(isOpen() == true)
    #expect(try names() == ["state.json", "state.json.lock"])
  }
}
