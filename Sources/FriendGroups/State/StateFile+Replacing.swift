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
    let folder: Folder
    do throws(SystemError) { folder = try Folder.making(path.parent) } catch {
      throw .cannotCreate(path: path.parent, error)
    }
    let lock: FileLock
    do throws(FileLock.Failure) {
      lock = try FileLock(
        beside(".lock"),
        in: folder,
        like: folder.status(of: path.lastPart),
        patience: patience,
        files: files
      )
    } catch {
      let path = path.withSuffix(".lock")
      switch error {
      case .busy: throw .locked(path: path, seconds: Int(patience.components.seconds))
      case .cannotCreate(let error): throw .cannotCreate(path: path, error)
      case .cannotLock(let error): throw .cannotLock(path: path, error)
      }
    }
    let result = try body(folder)
    withExtendedLifetime(lock) {}
    return result
  }

  /// The name of a file beside the state.
  private func beside(_ suffix: String) -> FilePath { path.lastPart.withSuffix(suffix) }

  /// The new file before it takes the place of the old.
  ///
  /// Its name is always the same. Only the holder of the lock uses it, so one that a killed process
  /// left behind is overwritten by the next change.
  private var temporary: FilePath { beside(".tmp") }

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
      if let old = folder.status(of: path.lastPart) { try file.take(old) }
      try file.writeAll(text, by: files)
      try file.sync(by: files)
    } catch {
      folder.remove(temporary)
      throw .cannotWrite(path: path, error)
    }
  }

  /// Puts what was written in the place of the file.
  ///
  /// - Returns: That the folder could not be synced. The change is made then all the same: all
  ///   processes see the new file, and others may have changed it already. To report a failure would
  ///   let a script toggle back, and to restore the old file takes another rename in a folder that
  ///   does not keep its promises.
  func putInPlace(in folder: borrowing Folder) throws(StateError) -> StateWarning? {
    do throws(SystemError) {
      try folder.rename(temporary, to: path.lastPart, by: files)
    } catch {
      folder.remove(temporary)
      throw .cannotWrite(path: path, error)
    }
    do throws(SystemError) { try folder.sync(by: files) } catch {
      return .unconfirmed(path: path, error)
    }
    return nil
  }

  // MARK: Corrupt files

  /// Gives the file the first name `…corrupt-N` that is free; the next step takes its own away.
  ///
  /// A second name never takes the place of another file, and there is no moment without a state.
  /// Where the file system has none, the file is moved.
  func setAside(in folder: borrowing Folder) throws(StateError) -> StateWarning {
    do throws(SystemError) {
      for number in 1... {
        let suffix = ".corrupt-\(number)"
        guard folder.status(of: beside(suffix)) == nil else { continue }
        do throws(SystemError) {
          try folder.link(path.lastPart, to: beside(suffix), by: files)
        } catch {
          if error == .exists { continue }
          try folder.rename(path.lastPart, to: beside(suffix), by: files)
        }
        return .movedCorrupt(path: path, to: path.withSuffix(suffix))
      }
      throw .exists
    } catch {
      folder.remove(temporary)
      throw .cannotWrite(path: path, error)
    }
  }
}
