/// Why the state of the groups could not be read or saved.
package enum StateError: Error, Hashable, Sendable {
  case cannotRead(path: String, SystemError)
  /// The path leads to a folder, a pipe or a device.
  case noRegularFile(path: String)
  case cannotCreate(path: String, SystemError)
  case cannotWrite(path: String, SystemError)
  case cannotLock(path: String, SystemError)
  /// Another process kept the lock for too long.
  case locked(path: String, seconds: Int)
  /// The file belongs to a later version of the program; it is left alone.
  case newer(path: String, version: Int)
}

extension StateError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotRead(let path, let error): "\(path): cannot read the state: \(error)"
    case .noRegularFile(let path):
      "\(path): a state is kept in a regular file; for none, say 'none'"
    case .cannotCreate(let path, let error): "\(path): cannot create: \(error)"
    case .cannotWrite(let path, let error): "\(path): cannot save the state: \(error)"
    case .cannotLock(let path, let error): "\(path): cannot lock the state: \(error)"
    case .locked(let path, let seconds):
      "\(path): another process has kept this lock for \(seconds) s; nothing was changed"
    case .newer(let path, let version):
      "\(path): the state is of version \(version), and this program writes version "
        + "\(StateDocument.version); nothing was changed"
    }
  }
}

/// What happened to a state that could not be used.
package enum StateWarning: Hashable, Sendable {
  /// The file was no state, and was moved out of the way.
  case movedCorrupt(path: String, to: String)
  /// The file was no state, and could not be moved out of the way.
  case corrupt(path: String)
  /// The file belongs to a later version of the program.
  case newer(path: String, version: Int)
}

extension StateWarning: CustomStringConvertible {
  package var description: String {
    switch self {
    case .movedCorrupt(let path, let new):
      "\(path): this is no state of open groups; moved to \(new)"
    case .corrupt(let path): "\(path): this is no state of open groups; not used"
    case .newer(let path, let version):
      "\(path): the state is of version \(version), newer than this program; not used"
    }
  }
}
