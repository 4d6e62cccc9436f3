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
  /// The path as it was named.
  let named: FilePath
  /// The real path: a link to a state file stays a link.
  let path: FilePath
  let origin: Origin
  let patience: Duration
  let files: FileSystem

  /// How the file came to be the state.
  package enum Origin: Sendable {
    /// It is where this program keeps it, so that whatever is there is ours.
    case usual
    /// Somebody named it, perhaps by mistake.
    case named
  }

  /// Names a state file, which need not exist.
  ///
  /// - Parameters:
  ///   - path: Where the file is; its folder is made with the first change.
  ///   - origin: Whether somebody named it.
  ///   - patience: How long a change waits for other processes.
  ///   - files: The calls that change files.
  package init(
    path: FilePath,
    origin: Origin = .named,
    patience: Duration = .seconds(10),
    files: FileSystem = .real
  ) {
    named = path
    self.path = path.resolved
    self.origin = origin
    self.patience = patience
    self.files = files
  }

  /// What was read, and what there is to say about it.
  package struct Reading: Sendable {
    /// Whether each group that the user opened or closed is open.
    package let folds: [GroupKey: Bool]
    /// What kept the file from being used.
    package var warning: StateWarning?
    fileprivate var content: Content?

    fileprivate var warnings: [StateWarning] { warning.map { [$0] } ?? [] }
  }

  /// One group to be set, or to be forgotten.
  package typealias Fold = (key: GroupKey, isOpen: Bool?)

  /// Reads which groups of a data file the user opened or closed; a file that cannot be used is a
  /// warning, and stays as it is.
  ///
  /// No lock is taken, since the file is only ever replaced as a whole.
  package func read(for dataFile: FilePath) -> Reading {
    let content: Content
    do throws(StateError) { content = try self.content(for: dataFile) } catch {
      return Reading(folds: [:], warning: .unreadable(error))
    }
    return switch content {
    case .state(_, let folds): Reading(folds: folds)
    case .newer(let version): Reading(folds: [:], warning: .newer(path: path, version: version))
    case .corrupt: Reading(folds: [:], warning: .corrupt(path: path))
    }
  }

  /// Reads what a change would find, and leaves a file that is no state where it is.
  ///
  /// - Throws: What a change would throw because of what is in the file.
  package func preview(for dataFile: FilePath) throws(StateError) -> Reading {
    try preview(content(for: dataFile))
  }

  private func preview(_ content: Content) throws(StateError) -> Reading {
    switch content {
    case .state(_, let folds): return Reading(folds: folds, content: content)
    case .newer(let version): throw .newer(path: path, version: version)
    case .corrupt(let looksLikeAState):
      guard looksLikeAState || origin == .usual else { throw .foreign(path: path) }
      return Reading(folds: [:], warning: .corrupt(path: path), content: content)
    }
  }

  /// Changes the state of a data file's groups.
  ///
  /// - Parameters:
  ///   - dataFile: The real path of the data file.
  ///   - found: What ``preview(for:)`` found; it need not be read again before there is a lock.
  ///   - patience: How long to wait for other processes, where not as long as usual.
  ///   - decide: Is given the state as it is, and answers what to set and what follows from it; where
  ///     nothing is to be set, nothing is written. It is asked again under the lock, and the last
  ///     answer counts.
  /// - Returns: What follows, and what there is to say of the old file and of the new one.
  package func update<Outcome>(
    for dataFile: FilePath,
    after found: Reading? = nil,
    within patience: Duration? = nil,
    deciding decide: ([GroupKey: Bool]) -> (folds: [Fold], outcome: Outcome)
  ) throws(StateError) -> (outcome: Outcome, warnings: [StateWarning]) {
    typealias Update = (outcome: Outcome, warnings: [StateWarning])
    let first = if let found { found } else { try preview(for: dataFile) }
    let (folds, outcome) = decide(first.folds)
    if folds.isEmpty { return (outcome, first.warnings) }
    return try underLock(patience: patience ?? self.patience) {
      folder throws(StateError) -> Update in
      let content = try content(for: dataFile, in: folder, insteadOf: first.content)
      let reading = try preview(content)
      let (folds, outcome) = decide(reading.folds)
      if folds.isEmpty { return (outcome, reading.warnings) }
      try write(folds, into: content, for: dataFile, in: folder)
      return (outcome, try putInPlace(insteadOf: content, in: folder))
    }
  }

  /// Changes the state of a data file's groups where nothing follows but that.
  @discardableResult
  package func update(
    for dataFile: FilePath,
    within patience: Duration? = nil,
    _ change: ([GroupKey: Bool]) -> [Fold]
  ) throws(StateError) -> [StateWarning] {
    try update(for: dataFile, within: patience) { (change($0), ()) }.warnings
  }

  // MARK: Reading

  enum Content: Sendable {
    case state(StateDocument, folds: [GroupKey: Bool])
    case newer(version: Int)
    case corrupt(looksLikeAState: Bool)
  }

  /// Reads the file, without a lock.
  private func content(for dataFile: FilePath) throws(StateError) -> Content {
    guard !path.lastPart.bytes.isEmpty else { throw .noRegularFile(path: path) }
    let folder: Folder
    do throws(SystemError) { folder = try Folder(path.parent) } catch {
      if error == .noEntry || error == .notDirectory {
        return try content(of: Data(), for: dataFile)
      }
      throw .cannotRead(path: path, error)
    }
    return try content(for: dataFile, in: folder)
  }

  /// Reads the file.
  ///
  /// - Parameter found: What was read before; where the file has the same bytes still, they need not
  ///   be understood again.
  private func content(
    for dataFile: FilePath,
    in folder: borrowing Folder,
    insteadOf found: Content? = nil
  ) throws(StateError) -> Content {
    let bytes = try bytes(in: folder)
    if let found, case .state(let document, _) = found, document.bytes == bytes { return found }
    return try content(of: bytes, for: dataFile)
  }

  private func content(of bytes: Data, for dataFile: FilePath) throws(StateError) -> Content {
    do throws(StateDocument.Fault) {
      let document = try StateDocument(reading: bytes, for: dataFile.stateKey)
      return .state(document, folds: try document.folds())
    } catch {
      return switch error {
      case .newer(let version): .newer(version: version)
      case .corrupt: .corrupt(looksLikeAState: StateDocument.isDamaged(bytes))
      }
    }
  }

  /// The bytes of the file; none where there is no file yet.
  ///
  /// Anything but a regular file is refused: a pipe would keep us waiting, and a device, `/dev/null`
  /// above all, must not be replaced. So is a link: the path is a real one, and who puts a link there
  /// now wants another file to be read than the user named.
  private func bytes(in folder: borrowing Folder) throws(StateError) -> Data {
    if let status = folder.status(of: path.lastPart), !status.isRegularFile {
      // The names of a process's pipes are links, too.
      let isFile = !status.isLink || FileStatus(path)?.isRegularFile == false
      throw isFile ? .noRegularFile(path: path) : .cannotRead(path: path, .isLink)
    }
    do throws(SystemError) {
      let file = try folder.open(path.lastPart, to: .read)
      guard try FileStatus(ofDescriptor: file.number).isRegularFile else { throw .invalid }
      return try FileDescriptor.readAll(from: file.number)
    } catch {
      if error == .noEntry { return Data() }
      throw .cannotRead(path: path, error)
    }
  }
}
