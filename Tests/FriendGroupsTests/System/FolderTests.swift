import Foundation
import Testing

@testable import FriendGroups

/// Links that somebody puts where a file or a folder was.
struct FolderTests {
  private let folder = TemporaryFolder()

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path.appending(name).description,
      withDestinationPath: target
    )
  }

  private func error(_ body: () throws(SystemError) -> Void) -> SystemError? {
    do throws(SystemError) { try body() } catch { return error }
    return nil
  }

  @Test func noPartOfAPathMayBeALink() throws {
    _ = try Folder.making(folder.path.appending("a/b/c"))
    try link("l", to: "a")
    try link("a/m", to: "b")
    #expect(error { () throws(SystemError) in _ = try Folder(folder.path.appending("a/b")) } == nil)
    for path in ["l", "l/b", "a/m", "a/m/c"] {
      let path = folder.path.appending(path)
      #expect(error { () throws(SystemError) in _ = try Folder(path) } == .notDirectory)
      #expect(error { () throws(SystemError) in _ = try Folder.making(path) } == .notDirectory)
      #expect(
        error { () throws(SystemError) in _ = try Folder.making(path.appending("new")) }
          == .notDirectory
      )
    }
  }

  @Test func theWayThroughLinksEndsAtTheRealPath() throws {
    _ = try Folder.making(folder.path.appending("a/b"))
    try link("l", to: "a")
    try link("a/m", to: "../l/b/")
    try link("loop", to: "loop")
    try link("a/b/new", to: "../none/file")
    for path in ["a/b", "l/b/f", "l/m/f", "./l/../a//m/x", "a/b/new", "l/m/new", "none/f"] {
      let path = folder.path.appending(path)
      #expect(LinkWalk(to: path).end == path.resolved, "\(path)")
      #expect(LinkWalk(to: path).foreignLink == nil, "\(path)")
    }
    #expect(LinkWalk(to: folder.path.appending("loop")).end == folder.path.appending("loop"))
  }

  /// The folder has another name by now, and a link has its old one.
  @Test func anOpenFolderIsTheSameUnderAnotherName() throws {
    let open = try Folder.making(folder.path.appending("mine"))
    _ = try Folder.making(folder.path.appending("theirs"))
    try FileManager.default.moveItem(
      atPath: folder.path.appending("mine").description,
      toPath: folder.path.appending("moved").description
    )
    try link("mine", to: "theirs")
    #expect(try open.publish(Data("x".utf8), as: FilePath("f"), rights: 0o600, by: .real) == nil)
    #expect(folder.path.appending("moved/f").exists)
    #expect(!folder.path.appending("theirs/f").exists)
  }

  @Test(arguments: ["real", "nowhere"])
  func aLockIsNeverOpenedThroughALink(target: String) throws {
    try Data().write(to: URL(fileURLWithPath: folder.path.appending("real").description))
    try link("lock", to: target)
    let open = try Folder(folder.path)
    #expect {
      _ = try FileLock(
        FilePath("lock"),
        in: open,
        like: open.status(of: FilePath("real")),
        patience: .zero
      )
    } throws: { error in
      guard case .noRegularFile? = error as? FileLock.Failure else { return false }
      return true
    }
    #expect(!folder.path.appending("nowhere").exists)
  }

  @Test func aLockThatWasRemovedMeanwhileIsTakenAnew() throws {
    let open = try Folder(folder.path)
    let path = folder.path.appending("lock").description
    var files = FileSystem.real
    files.lock = { number in
      // Somebody removes the first one, after it was opened and before it is locked.
      if (try? FileStatus(ofDescriptor: number))?.size == 0, access("\(path).seen", F_OK) != 0 {
        rename(path, "\(path).seen")
      }
      return FileSystem.real.lock(number)
    }
    let lock = try FileLock(FilePath("lock"), in: open, patience: .seconds(5), files: files)
    #expect(throws: FileLock.Failure.self) {
      _ = try FileLock(FilePath("lock"), in: open, patience: .zero)
    }
    withExtendedLifetime(lock) {}
  }

  @Test func aPublishedFileTakesTheNameOfNoOther() throws {
    let open = try Folder(folder.path)
    for (number, name) in ["file", "link"].enumerated() {
      if number == 0 {
        try Data().write(to: URL(fileURLWithPath: folder.path.appending(name).description))
      } else {
        try link(name, to: "nowhere")
      }
      for files in [FileSystem.real, withoutLinks] {
        let outcome = error { () throws(SystemError) in
          _ = try open.publish(Data("x".utf8), as: FilePath(name), rights: 0o600, by: files)
        }
        #expect(outcome == .exists)
      }
    }
    #expect(try names() == ["file", "link"])
  }

  @Test(arguments: [FaultyDisk.Call.write, .sync, .rename])
  func aFileThatCannotBePublishedLeavesNothing(call: FaultyDisk.Call) throws {
    let open = try Folder(folder.path)
    var files = FaultyDisk(FaultyDisk.Fault(call: call, error: ENOSPC)).files
    if call == .rename { files.link = withoutLinks.link }
    let outcome = error { () throws(SystemError) in
      _ = try open.publish(Data("x".utf8), as: FilePath("f"), rights: 0o600, by: files)
    }
    #expect(outcome == SystemError(code: ENOSPC))
    #expect(try names() == [])
  }

  /// A file system on which a file has one name.
  private var withoutLinks: FileSystem {
    var files = FileSystem.real
    files.link = { _, _, _ in
      errno = EPERM
      return -1
    }
    return files
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path.description).sorted()
  }
}
