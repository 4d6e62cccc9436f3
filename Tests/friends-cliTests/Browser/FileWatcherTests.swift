import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// Real files, and no waiting but on the watcher itself.
struct FileWatcherTests {
  private let folder: URL
  private let file: URL
  private let sandbox = Sandbox()
  private var temporary: URL { URL(fileURLWithPath: sandbox.folder.description) }

  init() {
    folder = URL(fileURLWithPath: sandbox.folder.description).appending(path: "lists")
    file = folder.appending(path: "friends.plist")
  }

  @Test(arguments: Change.allCases)
  func aChangeIsNoticed(_ change: Change) throws {
    try write("one")
    var watcher = FileWatcher(paths: [FilePath(file.path)])
    try change.apply(to: file)
    #expect(try watcher.nextChange() == [0])
  }

  @Test func everyChangeOfAQuickRowIsNoticed() throws {
    try write("one")
    var watcher = FileWatcher(paths: [FilePath(file.path)])
    for text in ["two", "six", "ten", "two", "six", "ten"] {
      try Change.rewrite(text).apply(to: file)
      #expect(try watcher.nextChange() == [0])
    }
  }

  @Test(arguments: 0..<3)
  func onlyTheChangedFileIsNamed(_ index: Int) throws {
    try makeFolder()
    let files = ["a", "b", "c"].map { folder.appending(path: $0) }
    var watcher = FileWatcher(paths: files.map { FilePath($0.path) })
    try Data("one".utf8).write(to: files[index])
    #expect(try watcher.nextChange() == [index])
  }

  @Test func aNeighbourIsNotNamed() throws {
    try makeFolder()
    var watcher = FileWatcher(paths: [FilePath(file.path)])
    try Data("one".utf8).write(to: folder.appending(path: "other.plist"))
    #expect(watcher.changed() == [])
  }

  @Test func aFolderThatIsMissingMayCome() throws {
    var watcher = FileWatcher(paths: [FilePath(folder.path).appending("deep/er/friends.plist")])
    let deep = folder.appending(path: "deep/er")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    try Data("one".utf8).write(to: deep.appending(path: "friends.plist"))
    #expect(try watcher.nextChange() == [0])
  }

  @Test func aFolderThatIsMissingMayComeStepByStep() throws {
    var watcher = FileWatcher(paths: [FilePath(file.path)])
    try makeFolder()
    #expect(watcher.changed() == [])
    try write("one")
    #expect(try watcher.nextChange() == [0])
  }

  @Test func aFolderMayGoAndComeBack() throws {
    try write("one")
    var watcher = FileWatcher(paths: [FilePath(file.path)])
    try FileManager.default.removeItem(at: folder)
    #expect(try watcher.nextChange() == [0])
    try write("one")
    #expect(try watcher.nextChange() == [0])
    try Change.replace.apply(to: file)
    #expect(try watcher.nextChange() == [0])
  }

  @Test func aFolderMayBeReplacedByRenaming() throws {
    try write("one")
    var watcher = FileWatcher(paths: [FilePath(file.path)])
    let manager = FileManager.default
    try manager.moveItem(at: folder, to: temporary.appending(path: "old"))
    try write("two")
    #expect(try watcher.nextChange() == [0])
    try Change.rewrite("six").apply(to: file)
    #expect(try watcher.nextChange() == [0])
  }

  @Test func theTargetOfASymbolicLinkIsFollowed() throws {
    try write("one")
    let link = temporary.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    var watcher = FileWatcher(paths: [FilePath(link.path)])
    try Change.replace.apply(to: file)
    #expect(try watcher.nextChange() == [0])
    try FileManager.default.removeItem(at: link)
    #expect(try watcher.nextChange() == [0])
  }

  private func makeFolder() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String) throws {
    try makeFolder()
    try Data(text.utf8).write(to: file)
  }
}

/// What others do to a file.
enum Change: CaseIterable, Sendable {
  case rewrite(String)
  case replace, delete, changeRights

  static let allCases: [Change] = [
    .rewrite("longer"), .rewrite("six"), .replace, .delete, .changeRights,
  ]

  func apply(to file: URL) throws {
    switch self {
    case .rewrite(let text): try Data(text.utf8).write(to: file)
    case .replace: try Data("one".utf8).write(to: file, options: .atomic)
    case .delete: try FileManager.default.removeItem(at: file)
    case .changeRights:
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
  }
}

extension FileWatcher {
  /// Waits for a change, and answers an empty set only if none comes for a very long time.
  fileprivate mutating func nextChange() throws -> Set<Int> {
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
      let descriptors = descriptor.map { [$0] } ?? []
      _ = try Poll.readable(among: descriptors, within: interval ?? .seconds(20))
      let changed = changed()
      if !changed.isEmpty { return changed }
    }
    return []
  }
}
