#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is done to the file itself, always under its lock.
extension StateFile {
  /// Takes the lock for as long as the body runs.
  func underLock<Result>(
    patience: Duration,
    _ body: () throws(StateError) -> Result
  ) throws(StateError) -> Result {
    // A rename does not ask for the right to write, but who takes it away wants the file to stay.
    if let refusal = path.writeRefusal { throw .cannotWrite(path: name, refusal) }
    do throws(SystemError) { try path.parent.makeFolder() } catch {
      throw .cannotCreate(path: path.parent.description, error)
    }
    let lockPath = FilePath(name + ".lock")
    let lock: FileLock
    do throws(FileLock.Failure) {
      lock = try FileLock(lockPath, like: FileStatus(path), patience: patience, files: files)
    } catch {
      switch error {
      case .busy:
        throw .locked(path: lockPath.description, seconds: Int(patience.components.seconds))
      case .cannotCreate(let error): throw .cannotCreate(path: lockPath.description, error)
      case .cannotLock(let error): throw .cannotLock(path: lockPath.description, error)
      }
    }
    return try withExtendedLifetime(lock, body)
  }

  /// The new file before it takes the place of the old.
  ///
  /// Its name is always the same. Only the holder of the lock uses it, so one that a killed process
  /// left behind is overwritten by the next change.
  private var temporary: FilePath { FilePath(name + ".tmp") }

  /// Writes a state with some groups set beside the file, down to the disk.
  func write(
    _ folds: [Fold],
    into content: Content,
    for dataFile: FilePath
  ) throws(StateError) {
    let text: Data
    do throws(StateDocument.Fault) {
      let document =
        if case .state(let document, _) = content { document } else {
          try StateDocument(reading: Data(), for: dataFile.description)
        }
      text = try document.setting(folds)
    } catch {
      throw .cannotWrite(path: name, .invalid)
    }
    temporary.remove()
    do throws(SystemError) {
      let file = try FileDescriptor.creating(temporary, rights: 0o600)
      if let old = FileStatus(path) { try file.take(old) }
      try file.writeAll(text, by: files)
      try file.sync(by: files)
    } catch {
      temporary.remove()
      throw .cannotWrite(path: name, error)
    }
  }

  /// Puts what was written in the place of the file.
  func putInPlace() throws(StateError) {
    do throws(SystemError) {
      guard files.rename(temporary.description, name) == 0 else { throw .last }
      try FileDescriptor.syncing(folder: path.parent, by: files)
    } catch {
      temporary.remove()
      throw .cannotWrite(path: name, error)
    }
  }

  // MARK: Corrupt files

  /// Moves the file to the first free `…corrupt-N`.
  func setAside() throws(StateError) -> StateWarning {
    var number = 1
    while FilePath("\(name).corrupt-\(number)").exists { number += 1 }
    let new = "\(name).corrupt-\(number)"
    guard files.rename(name, new) == 0 else { throw .cannotWrite(path: name, .last) }
    return .movedCorrupt(path: name, to: new)
  }

  /// Moves the file away for a command that only reads, and so waits for nobody.
  ///
  /// Under the lock it is looked at again, since another process may have replaced it by a good
  /// one; where it cannot be moved, it stays.
  func readingSettingAside(for dataFile: FilePath) -> Reading {
    let reading = try? underLock(patience: .zero) { () throws(StateError) -> Reading in
      let reading = try preview(for: dataFile)
      guard reading.warning != nil else { return reading }
      return Reading(folds: [:], warning: try setAside())
    }
    return reading ?? Reading(folds: [:], warning: .corrupt(path: name))
  }
}
