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
  let path: FilePath
  let patience: Duration
  let files: FileSystem

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

  var name: String { path.description }

  /// What was read, and what had to be done for it.
  package struct Reading: Equatable, Sendable {
    /// Whether each group that the user opened or closed is open.
    package let folds: [GroupKey: Bool]
    /// What kept the file from being used.
    package var warning: StateWarning?
  }

  /// One group to be set.
  package typealias Fold = (key: GroupKey, isOpen: Bool)

  /// Reads which groups of a data file the user opened or closed.
  ///
  /// No lock is taken, since the file is only ever replaced as a whole.
  package func read(for dataFile: FilePath) throws(StateError) -> Reading {
    switch try content(for: dataFile) {
    case .state(_, let folds): Reading(folds: folds)
    case .newer(let version): Reading(folds: [:], warning: .newer(path: name, version: version))
    case .corrupt: readingSettingAside(for: dataFile)
    }
  }

  /// Reads what a change would find, and leaves a file that is no state where it is.
  package func preview(for dataFile: FilePath) throws(StateError) -> Reading {
    try preview(content(for: dataFile))
  }

  private func preview(_ content: Content) throws(StateError) -> Reading {
    switch content {
    case .state(_, let folds): Reading(folds: folds)
    case .newer(let version): throw .newer(path: name, version: version)
    case .corrupt: Reading(folds: [:], warning: .corrupt(path: name))
    }
  }

  /// Changes the state of a data file's groups.
  ///
  /// - Parameters:
  ///   - dataFile: The real path of the data file.
  ///   - patience: How long to wait for other processes, where not as long as usual.
  ///   - change: Is given the state as it is, and answers what to set; where that is nothing, nothing
  ///     is written. It is asked again under the lock, and the last answer counts.
  /// - Returns: What kept the old file from being used, if anything.
  package func update(
    for dataFile: FilePath,
    within patience: Duration? = nil,
    _ change: ([GroupKey: Bool]) -> [Fold]
  ) throws(StateError) -> StateWarning? {
    let found = try content(for: dataFile)
    let first = try preview(found)
    if first.warning == nil, change(first.folds).isEmpty { return nil }
    let patience = patience ?? self.patience
    return try underLock(patience: patience) { () throws(StateError) -> StateWarning? in
      let content = try content(for: dataFile, insteadOf: found)
      let reading = try preview(content)
      let changed = change(reading.folds)
      if !changed.isEmpty { try write(changed, into: content, for: dataFile) }
      let warning = reading.warning == nil ? nil : try setAside()
      if !changed.isEmpty { try putInPlace() }
      return warning
    }
  }

  // MARK: Reading

  enum Content {
    case state(StateDocument, folds: [GroupKey: Bool])
    case newer(version: Int)
    case corrupt
  }

  /// Reads the file.
  ///
  /// - Parameter found: What was read before; where the file has the same bytes still, they need not
  ///   be understood again.
  func content(
    for dataFile: FilePath,
    insteadOf found: Content? = nil
  ) throws(StateError) -> Content {
    let bytes = try bytes()
    if let found, case .state(let document, _) = found, document.bytes == bytes { return found }
    do throws(StateDocument.Fault) {
      let document = try StateDocument(reading: bytes, for: dataFile.description)
      return .state(document, folds: try document.folds())
    } catch {
      switch error {
      case .newer(let version): return .newer(version: version)
      case .corrupt: return .corrupt
      }
    }
  }

  /// The bytes of the file; none where there is no file yet, nor a folder for it.
  ///
  /// Anything but a regular file is refused before it is opened: a pipe would keep us waiting, and a
  /// device, `/dev/null` above all, must not be replaced.
  private func bytes() throws(StateError) -> Data {
    if FileStatus(path)?.isRegularFile == false || path.name.isEmpty {
      throw .noRegularFile(path: name)
    }
    do throws(SystemError) {
      return try FileDescriptor.reading(path)
    } catch {
      if error == .noEntry || error == .notDirectory { return Data() }
      throw .cannotRead(path: name, error)
    }
  }
}
