/// Why the state of the groups could not be read or saved.
package enum StateError: Error, Hashable, Sendable {
  case cannotRead(path: FilePath, SystemError)
  /// The path leads to a folder, a pipe or a device.
  case noRegularFile(path: FilePath)
  case cannotCreate(path: FilePath, SystemError)
  case cannotWrite(path: FilePath, SystemError)
  case cannotLock(path: FilePath, SystemError)
  /// What has the name of the lock is no regular file.
  case foreignLock(path: FilePath)
  /// The state was named by way of a link that leads to what is not its owner's.
  case foreignLink(path: FilePath, link: FilePath)
  /// Another process kept the lock for too long.
  case locked(path: FilePath, seconds: Int)
  /// The file is no state, and nothing says that it ever was one; it is left alone.
  case foreign(path: FilePath)
  /// The file belongs to a later version of the program; it is left alone.
  case newer(path: FilePath, version: Int)
}

extension StateError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotRead(let path, let error): "\(path): cannot read the state: \(error)"
    case .noRegularFile(let path):
      "\(path): cannot keep the state here: not a regular file; '--state none' keeps no state"
    case .cannotCreate(let path, let error): "\(path): cannot create: \(error)"
    case .cannotWrite(let path, let error): "\(path): cannot save the state: \(error)"
    case .cannotLock(let path, let error): "\(path): cannot lock the state: \(error)"
    case .foreignLock(let path):
      "\(path): cannot lock the state: not a regular file; remove it"
    case .foreignLink(let path, let link):
      "\(path): will not write here: the link \(link) belongs to another user than the file"
    case .locked(let path, let seconds):
      "\(path): another process has kept this lock for \(seconds) s; nothing was changed"
    case .foreign(let path):
      "\(path): not a state file; nothing was changed, and '--state none' keeps no state"
    case .newer(let path, let version):
      "\(path): the state is of version \(version), and this program writes version "
        + "\(StateDocument.version); nothing was changed"
    }
  }
}

/// What there is to say of a state beside what it holds.
package enum StateWarning: Hashable, Sendable {
  /// The file was no state, and was moved out of the way.
  case movedCorrupt(path: FilePath, to: FilePath)
  /// The file is no state, and stays where it is.
  case corrupt(path: FilePath)
  /// The file belongs to a later version of the program.
  case newer(path: FilePath, version: Int)
  /// The file cannot be read.
  case unreadable(StateError)
  /// The change is in the file, but the disk has not confirmed it.
  case unconfirmed(path: FilePath, SystemError)
}

extension StateWarning: CustomStringConvertible {
  package var description: String {
    switch self {
    case .movedCorrupt(let path, let new): "\(path): not a state file; moved to \(new)"
    case .corrupt(let path):
      "\(path): not a state file; ignored ('--state none' keeps no state)"
    case .newer(let path, let version):
      "\(path): the state is of version \(version), newer than this program; ignored"
    case .unreadable(.cannotRead(let path, let error)):
      "\(path): cannot read the state: \(error); ignored ('--state none' keeps no state)"
    case .unreadable(let error): "\(error)"
    case .unconfirmed(let path, let error):
      "\(path): saved, but a power cut might undo it: the folder cannot be synced: \(error)"
    }
  }
}
