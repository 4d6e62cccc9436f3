#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is done to the file itself, always under its lock and in one folder that stays open.
extension StateFile {
  /// Takes the lock for as long as the body runs.
  func underLock<Result>(
    patience: Duration,
    _ body: (borrowing Folder) throws(StateError) -> Result
  ) throws(StateError) -> Result {
    // A rename does not ask for the right to write, but who takes it away wants the file to stay.
    if let refusal = path.writeRefusal { throw .cannotWrite(path: path, refusal) }
    let walk = LinkWalk(to: named)
    if let link = walk.foreignLink { throw .foreignLink(path: path, link: link) }
    guard walk.end == path else { throw .cannotWrite(path: path, .isLink) }
    let folder: Folder
    do throws(SystemError) { folder = try Folder.making(path.parent) } catch {
      throw .cannotCreate(path: path.parent, error)
    }
    let lock: FileLock
    do throws(FileLock.Failure) {
      lock = try FileLock(
        beside(".lock"),
        in: folder,
        like: model(in: folder),
        patience: patience,
        files: files
      )
    } catch {
      let path = path.withSuffix(".lock")
      switch error {
      case .busy: throw .locked(path: path, seconds: Int(patience.components.seconds))
      case .noRegularFile: throw .foreignLock(path: path)
      case .cannotCreate(let error): throw .cannotCreate(path: path, error)
      case .cannotLock(let error): throw .cannotLock(path: path, error)
      }
    }
    let result = try body(folder)
    withExtendedLifetime(lock) {}
    return result
  }

  /// Whose owner and rights the files get that are made here: the state's, unless there is none, or
  /// somebody has just put a link in its place.
  private func model(in folder: borrowing Folder) -> FileStatus? {
    folder.status(of: path.lastPart).flatMap { $0.isRegularFile ? $0 : nil }
  }

  /// The name of a file beside the state.
  private func beside(_ suffix: String) -> FilePath { path.lastPart.withSuffix(suffix) }

  /// The new file before it takes the place of the old.
  ///
  /// Its name is always the same, and none that a file of somebody's has. Only the holder of the lock
  /// uses it, so one that a killed process left behind is overwritten by the next change.
  private var temporary: FilePath {
    FilePath(bytes: Array(".".utf8) + beside(".friends-cli.tmp").bytes)
  }

  /// Writes a state with some groups set beside the file, down to the disk.
  func write(
    _ folds: [Fold],
    into content: Content,
    for dataFile: FilePath,
    in folder: borrowing Folder
  ) throws(StateError) {
    let text: Data
    do throws(StateDocument.Fault) {
      let document =
        if case .state(let document, _) = content { document } else {
          try StateDocument(reading: Data(), for: dataFile.stateKey)
        }
      text = try document.setting(folds)
    } catch {
      throw .cannotWrite(path: path, .invalid)
    }
    folder.remove(temporary)
    do throws(SystemError) {
      let file = try folder.create(temporary, rights: 0o600)
      if let old = model(in: folder) { try file.take(old) }
      try file.writeAll(text, by: files)
      try file.sync(by: files)
    } catch {
      folder.remove(temporary)
      throw .cannotWrite(path: path, error)
    }
  }

  /// Puts what was written in the place of the file, which is kept under another name where it is no
  /// state.
  ///
  /// - Returns: Where a corrupt file is now, and that the folder could not be synced. The change is
  ///   made then all the same: all processes see the new file, and others may have changed it
  ///   already. To report a failure would let a script toggle back, and to restore the old file takes
  ///   another rename in a folder that does not keep its promises.
  func putInPlace(
    insteadOf content: Content,
    in folder: borrowing Folder
  ) throws(StateError) -> [StateWarning] {
    var warnings: [StateWarning] = []
    do throws(SystemError) {
      if case .corrupt = content {
        let suffix = try replaceCorrupt(in: folder)
        warnings.append(.movedCorrupt(path: path, to: path.withSuffix(suffix)))
      } else {
        try folder.rename(temporary, to: path.lastPart, by: files)
      }
    } catch {
      folder.remove(temporary)
      throw .cannotWrite(path: path, error)
    }
    do throws(SystemError) { try folder.sync(by: files) } catch {
      warnings.append(.unconfirmed(path: path, error))
    }
    return warnings
  }

  /// Gives the corrupt file the first name `…corrupt-N` that is free, then its own to the new one.
  ///
  /// A second name never takes the place of another file, and there is no moment without a state.
  /// Where the file system has none, or the file is another user's, it is moved, and moved back if that
  /// was in vain.
  private func replaceCorrupt(in folder: borrowing Folder) throws(SystemError) -> String {
    var number = 1
    while folder.status(of: beside(".corrupt-\(number)")) != nil { number += 1 }
    let suffix = ".corrupt-\(number)"
    var isMoved = folder.status(of: path.lastPart)?.isOurs != true
    do throws(SystemError) {
      if !isMoved { try folder.link(path.lastPart, to: beside(suffix), by: files) }
    } catch {
      if error == .exists { throw error }
      isMoved = true
    }
    if isMoved { try folder.rename(path.lastPart, to: beside(suffix), by: files) }
    do throws(SystemError) {
      try folder.rename(temporary, to: path.lastPart, by: files)
    } catch {
      if isMoved {
        try? folder.rename(beside(suffix), to: path.lastPart, by: files)
      } else {
        folder.remove(beside(suffix))
      }
      throw error
    }
    return suffix
  }
}
