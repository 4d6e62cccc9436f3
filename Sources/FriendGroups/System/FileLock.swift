/// An exclusive lock between processes, let go when it goes out of use or its process dies.
///
/// The file that carries the lock stays: removing it would let two processes lock two files.
struct FileLock: ~Copyable {
  private let descriptor: FileDescriptor

  enum Failure: Error {
    case busy
    /// Something has the name that no lock of ours is: a link, a folder, a pipe.
    case noRegularFile
    case cannotCreate(SystemError)
    /// The file system has no locks, as some network drives.
    case cannotLock(SystemError)
  }

  /// Takes the lock, or waits for it.
  ///
  /// It waits by asking again and again: to wait in the kernel has no end, so that it would take a
  /// second thread, and a system may have none to give. The longer it has waited the less it asks, so
  /// that a thousand who wait leave the processors to the one who works, and never in step with
  /// others.
  ///
  /// - Parameters:
  ///   - name: The file that carries the lock; it is made where there is none. It is never opened
  ///     through a link.
  ///   - folder: Where the file is.
  ///   - model: Whose owner and rights a new one gets, so that all who may use the one file may use
  ///     the other; nil for the user alone. One that was there before keeps its own.
  init(
    _ name: FilePath,
    in folder: borrowing Folder,
    like model: FileStatus? = nil,
    patience: Duration,
    files: FileSystem = .real
  ) throws(Failure) {
    let start = ContinuousClock.now
    var isFirst = true
    while true {
      let file = try Self.open(name, in: folder, like: model)
      while try !Self.takes(file.number, files) {
        let waited = ContinuousClock.now - start
        guard waited < patience else { throw .busy }
        Poll.pause(.random(in: 1...Self.pause(after: waited)))
      }
      // While we waited the file may have been removed, and then this is the lock of nothing.
      let own = try? FileStatus(ofDescriptor: file.number).identity
      if own != nil, folder.status(of: name)?.identity == own {
        descriptor = file
        return
      }
      guard isFirst || ContinuousClock.now - start < patience else { throw .busy }
      isFirst = false
    }
  }

  /// The longest pause before the next question, in milliseconds: a twentieth of the time so far.
  private static func pause(after waited: Duration) -> Int32 {
    Int32(min(max(waited / .milliseconds(20), 1), 100))
  }

  /// Asks for the lock; false where somebody else has it.
  private static func takes(_ number: Int32, _ files: FileSystem) throws(Failure) -> Bool {
    if RawIO.persist({ files.lock(number) }) == 0 { return true }
    guard SystemError.last == .wouldBlock else { throw .cannotLock(.last) }
    return false
  }

  /// Opens the file, or creates it: only then are owner and rights ours to give.
  private static func open(
    _ name: FilePath,
    in folder: borrowing Folder,
    like model: FileStatus?
  ) throws(Failure) -> FileDescriptor {
    do throws(SystemError) {
      // It may come and go between the two calls, but not for long.
      for _ in 0..<100 {
        do throws(SystemError) {
          let file = try folder.open(name, to: .lock)
          guard try FileStatus(ofDescriptor: file.number).isRegularFile else { throw .isLink }
          return file
        } catch {
          if error != .noEntry { throw error }
        }
        do throws(SystemError) {
          let file = try folder.create(name, rights: 0o600)
          if let model { try file.take(model) }
          return file
        } catch {
          if error != .exists { throw error }
        }
      }
      throw .exists
    } catch {
      throw error == .isLink || error == .isDirectory ? .noRegularFile : .cannotCreate(error)
    }
  }
}
