import Foundation
import Testing

@testable import FriendGroups

struct StateFileTests {
  private let folder = TemporaryFolder()
  private let data = FilePath("/data/friends.plist")
  private let key = GroupKey(name: "A")

  private func open(_ state: StateFile) throws -> [StateWarning] {
    try state.update(for: data) { $0[key] == true ? [] : [(key, true)] }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path.appending(name).description, encoding: .utf8)
  }

  @Test func savesForTheUserAlone() throws {
    let path = folder.path.appending("new/state.json")
    #expect(try open(StateFile(path: path)) == [])
    #expect(
      try text("new/state.json")
        == #"{"version": 1, "files": {"/data/friends.plist": {"groups": [{"name": "A", "open": true}]}}}"#
        + "\n"
    )
    #expect(FileStatus(path)?.rights == 0o600)
    #expect(FileStatus(path.parent)?.rights == 0o700)
    #expect(StateFile(path: path).read(for: data).folds == [key: true])
  }

  @Test func writesNothingWhereNothingChanges() throws {
    let path = folder.path.appending("none/state.json")
    #expect(try StateFile(path: path).update(for: data) { _ in [] } == [])
    #expect(!path.parent.exists)
  }

  @Test func keepsALinkALink() throws {
    let real = folder.path.appending("real.json")
    let link = folder.path.appending("link.json")
    try FileManager.default.createSymbolicLink(
      atPath: link.description,
      withDestinationPath: "real.json"
    )
    _ = try open(StateFile(path: link))
    #expect(StateFile(path: real).read(for: data).folds == [key: true])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.description) == "real.json"
    )
  }

  @Test func movesACorruptFileAway() throws {
    let path = folder.path.appending("state.json")
    for number in 1...2 {
      try "torn {".write(toFile: path.description, atomically: false, encoding: .utf8)
      let moved = path.withSuffix(".corrupt-\(number)")
      let state = StateFile(path: path, origin: .usual)
      #expect(state.read(for: data).warning == .corrupt(path: path))
      #expect(try open(state) == [.movedCorrupt(path: path, to: moved)])
      #expect(try String(contentsOfFile: moved.description, encoding: .utf8) == "torn {")
    }
    #expect(StateFile(path: path).read(for: data).folds == [key: true])
  }

  /// What was named as the state and is none may be anything; what a state was once is ours.
  @Test(arguments: [
    ("torn {", false), ("[1, 2]", false), (#"{"version": "one"}"#, false),
    (#"{"name": "x", "version": "1"}"#, false), (#"{"version": 12, "files""#, false),
    (#"{"version": 1, "dependencies": {"#, false), ("\0\0x", false),
    (#"{"version": 1"#, true), (#"{"version": 1, "fil"#, true), ("{\n  \"version\" : 1 ,", true),
    (#"{"version": 1, "files": 7}"#, true), (#"{"version": 1}}"#, true), ("\0\0\0", true),
  ])
  func movesAwayWhatWasNamedOnlyIfItLooksLikeAState(text: String, isMoved: Bool) throws {
    let path = folder.path.appending("state.json")
    try text.write(toFile: path.description, atomically: false, encoding: .utf8)
    let state = StateFile(path: path)
    #expect(state.read(for: data).warning == .corrupt(path: path))
    if isMoved {
      let moved = path.withSuffix(".corrupt-1")
      #expect(try open(state) == [.movedCorrupt(path: path, to: moved)])
      #expect(try String(contentsOfFile: moved.description, encoding: .utf8) == text)
    } else {
      #expect(throws: StateError.foreign(path: path)) { try open(state) }
      #expect(try self.text("state.json") == text)
    }
  }

  @Test func leavesANewerFileAlone() throws {
    let path = folder.path.appending("state.json")
    try #"{"version": 7}"#.write(toFile: path.description, atomically: false, encoding: .utf8)
    let state = StateFile(path: path)
    #expect(throws: StateError.newer(path: path, version: 7)) {
      try open(state)
    }
    #expect(
      state.read(for: data).warning == .newer(path: path, version: 7)
    )
    #expect(try text("state.json") == #"{"version": 7}"#)
  }

  @Test func givesUpOnALockThatIsHeld() throws {
    let path = folder.path.appending("state.json")
    let lockPath = path.withSuffix(".lock")
    let lock = try FileLock(lockPath.lastPart, in: Folder(path.parent), patience: .zero)
    #expect(throws: StateError.locked(path: lockPath, seconds: 0)) {
      try open(StateFile(path: path, patience: .milliseconds(20)))
    }
    withExtendedLifetime(lock) {}
  }
}
