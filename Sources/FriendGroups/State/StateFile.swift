#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file that remembers which groups are open, for all data files and all processes.
///
/// A change is made under an exclusive lock on the file as it is then, so that of many processes at
/// once none loses another's change. The new file replaces the old one by a rename, so that a process
/// killed at any moment leaves the one or the other.
package struct StateFile: Sendable {
  /// The real path: a link to a state file stays a link.
  private let path: FilePath
  private let patience: Duration
  private let files: FileSystem

  /// Names a state file, which need not exist.
  ///
  /// - Parameters:
  ///   - path: Where the file is; its folder is made with the first change.
  ///   - patience: How long a change waits for other processes.
  ///   - files: The calls that change files.
  package init(
    path: FilePath,
    patience: Duration = .seconds(10),
    files: FileSystem = .real
  ) {
    self.path = path.resolved
    self.patience = patience
    self.files = files
  }

  /// What was read, and what had to be done for it.
  package struct Reading: Sendable {
    /// Whether each group that the user opened or closed is open.
    package let folds: [GroupKey: Bool]
    /// What kept the file from being used.
    package let warning: StateWarning?
  }

  /// One group to be set.
  package typealias Fold = (key: GroupKey, isOpen: Bool)

  /// Reads which groups of a data file the user opened or closed.
  ///
  /// No lock is taken, since the file is only ever replaced as a whole.
  package func read(for dataFile: FilePath) throws(StateError) -> Reading {
    switch try content(for: dataFile) {
    case .state(_, let folds): Reading(folds: folds, warning: nil)
    case .newer(let version): Reading(folds: [:], warning: .newer(path: name, version: version))
    case .corrupt: Reading(folds: [:], warning: setAsideUnderLock(for: dataFile))
    }
  }

  /// Changes the state of a data file's groups.
  ///
  /// - Parameter change: Is given the state as it is, and answers what to set; where that is nothing,
  ///   nothing is written. It is asked again under the lock, and the last answer counts.
  /// - Returns: What kept the old file from being used, if anything.
  package func update(
    for dataFile: FilePath,
    _ change: ([GroupKey: Bool]) -> [Fold]
  ) throws(StateError) -> StateWarning? {
    if case .state(_, let folds) = try content(for: dataFile), change(folds).isEmpty { return nil }
    return try underLock { () throws(StateError) -> StateWarning? in
      var document = StateDocument()
      var folds: [GroupKey: Bool] = [:]
      var warning: StateWarning?
      switch try content(for: dataFile) {
      case .state(let read, let readFolds): (document, folds) = (read, readFolds)
      case .newer(let version): throw .newer(path: name, version: version)
      case .corrupt: warning = try setAside()
      }
      let changed = change(folds)
      guard !changed.isEmpty else { return warning }
      do throws(StateDocument.Fault) {
        try document.set(changed, for: dataFile.description)
      } catch {
        throw .cannotWrite(path: name, .invalid)
      }
      try replace(with: document.bytes)
      return warning
    }
  }

  // MARK: Reading

  private enum Content {
    case state(StateDocument, folds: [GroupKey: Bool])
    case newer(version: Int)
    case corrupt
  }

  private var name: String { path.description }

  private func content(for dataFile: FilePath) throws(StateError) -> Content {
    let bytes = try bytes()
    do throws(StateDocument.Fault) {
      let document = try StateDocument(reading: bytes)
      return .state(document, folds: try document.folds(for: dataFile.description))
    } catch {
      switch error {
      case .newer(let version): return .newer(version: version)
      case .corrupt: return .corrupt
      }
    }
  }

  /// The bytes of the file; none where there is no file yet.
  private func bytes() throws(StateError) -> Data {
    do throws(SystemError) {
      return try FileDescriptor.reading(path)
    } catch {
      if error == .noEntry { return Data() }
      throw .cannotRead(path: name, error)
    }
  }

  // MARK: Writing

  private func underLock<Result>(
    _ body: () throws(StateError) -> Result
  ) throws(StateError) -> Result {
    do throws(SystemError) { try path.parent.makeFolder() } catch {
      throw .cannotCreate(path: path.parent.description, error)
    }
    let lockPath = FilePath(name + ".lock")
    let lock: FileLock
    do throws(FileLock.Failure) {
      lock = try FileLock(lockPath, patience: patience)
    } catch {
      switch error {
      case .busy:
        throw .locked(path: lockPath.description, seconds: Int(patience.components.seconds))
      case .system(let error): throw .cannotCreate(path: lockPath.description, error)
      }
    }
    return try withExtendedLifetime(lock, body)
  }

  /// Puts new bytes in the place of the file: written beside it, synced, renamed.
  ///
  /// The name of the temporary file is always the same. Only the holder of the lock uses it, so one
  /// that a killed process left behind is overwritten by the next change.
  private func replace(with data: Data) throws(StateError) {
    let temporary = FilePath(name + ".tmp")
    _ = temporary.remove()
    do throws(SystemError) {
      let file = try FileDescriptor.creating(temporary, rights: path.rights ?? 0o600)
      do throws(SystemError) {
        try file.writeAll(data, by: files)
        try file.sync(by: files)
        guard files.rename(temporary.description, name) == 0 else { throw .last }
      } catch {
        _ = temporary.remove()
        throw error
      }
    } catch {
      throw .cannotWrite(path: name, error)
    }
    // The rename is done; a folder that cannot be synced only means that a power cut may undo it.
    _ = try? FileDescriptor.syncing(folder: path.parent, by: files)
  }

  // MARK: Corrupt files

  /// Moves the file to the first free `…corrupt-N`.
  private func setAside() throws(StateError) -> StateWarning {
    var number = 1
    while FilePath("\(name).corrupt-\(number)").rights != nil { number += 1 }
    let new = "\(name).corrupt-\(number)"
    guard files.rename(name, new) == 0 else { throw .cannotWrite(path: name, .last) }
    return .movedCorrupt(path: name, to: new)
  }

  /// Moves the file away for a command that only reads.
  ///
  /// Under the lock it is looked at again, since
  /// another process may have replaced it by a good one; where that cannot be done, it stays.
  private func setAsideUnderLock(for dataFile: FilePath) -> StateWarning {
    let warning = try? underLock { () throws(StateError) -> StateWarning? in
      guard case .corrupt = try content(for: dataFile) else { return nil }
      return try setAside()
    }
    return (warning ?? nil) ?? .corrupt(path: name)
  }
}
