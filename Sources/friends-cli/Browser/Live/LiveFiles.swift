import FriendGroups

/// The data file and the state as a browser uses them: read again and again, and never waited for.
struct LiveFiles {
  private let session: Session
  private(set) var file: OpenedFile
  /// The real path of the data file; nil for a pipe, which can be read once.
  private let path: FilePath?
  /// Of the data file, from before it was read first.
  private let stamp: FileStamp?
  private let stateFile: StateFile?
  /// What was set in this session and is not saved yet.
  private var unsaved: [GroupKey: Bool] = [:]
  /// Whether the lock is all that keeps it from being saved, so that it is worth another try.
  private(set) var isLocked = false

  /// How long a key waits for another process that holds the state's lock.
  ///
  /// Commands hold it for milliseconds. Where it takes longer the screen comes first: the change is
  /// saved later.
  static let patience = Duration.milliseconds(100)

  init(of session: Session) throws(Failure) {
    self.session = session
    let place = try session.places.data(named: session.settings.file)
    stamp = place.stamp
    file = try OpenedFile(
      place: place,
      data: try session.read(place),
      options: try session.readingOptions()
    )
    path = file.place.path
    stateFile = try path.flatMap { path throws(Failure) in try session.stateFile(for: path) }
  }

  /// The files whose changes are of interest: the data first, then the state.
  var watched: [FilePath] {
    guard case .file(_, let data) = file.place, path != nil else { return [] }
    let state = session.places.state(named: session.settings.state)
    guard stateFile != nil, case .file(let path, _) = state else { return [data] }
    return [data, path]
  }

  /// What the user knows them by, in the order in which a message may begin with one.
  var shownPaths: [String] { [file.place.shown] + watched.dropFirst().map(\.description) }

  /// Whether a folder, a pipe or a device has taken the place of the data file.
  var isReplaced: Bool {
    guard path != nil, case .file(_, let data) = file.place else { return false }
    return FileStatus(data)?.isRegularFile == false
  }

  /// Whether the data file was changed while it was read, and before anybody watched it.
  var isOutdated: Bool { path != nil && file.place.stamp != stamp }

  /// Reads the data file again; what came through a pipe is gone, and stays as it is.
  mutating func readAgain() throws(Failure) {
    guard path != nil else { return }
    file = try OpenedFile(
      place: file.place,
      data: try session.read(file.place),
      options: try session.readingOptions()
    )
  }

  /// Which groups are open, and a word on a state that could not be used.
  func openGroups() -> (open: OpenGroups, warning: StateWarning?) {
    guard let stateFile, let path else {
      return (OpenGroups(of: file.list, folds: unsaved), nil)
    }
    let reading = stateFile.read(for: path)
    let folds = reading.folds.merging(unsaved) { $1 }
    return (OpenGroups(of: file.list, folds: folds), reading.warning)
  }

  /// Saves groups as they were set, or keeps them to be saved later.
  mutating func save(_ folds: [GroupFold]) throws(Failure) {
    for fold in folds { unsaved[fold.key] = fold.isOpen }
    try saveRest()
  }

  /// Saves what could not be saved before; who waited once does not wait at the next try.
  mutating func saveRest() throws(Failure) { try save(within: isLocked ? .zero : Self.patience) }

  /// Saves what could not be saved before, and waits for others as long as a command does: there is
  /// no screen any more that could stand still.
  mutating func saveAtLast() throws(Failure) { try save(within: nil) }

  private mutating func save(within patience: Duration?) throws(Failure) {
    guard !unsaved.isEmpty, let stateFile, let path else { return }
    let wanted = unsaved
    let atFirst = openAtFirst
    isLocked = false
    do throws(StateError) {
      _ = try stateFile.update(for: path, within: patience) { folds in
        wanted.filter { (folds[$0.key] ?? atFirst[$0.key]) != $0.value }
          .map { (key: $0.key, isOpen: $0.value) }
      }
      unsaved = [:]
    } catch {
      if case .locked = error { isLocked = true }
      throw .state(error)
    }
  }

  /// What the data says of each group.
  private var openAtFirst: [GroupKey: Bool] {
    Dictionary(
      uniqueKeysWithValues: zip(file.list.keys, file.list.groups.lazy.map(\.isOpenAtFirst))
    )
  }
}

extension DataPlace {
  fileprivate var stamp: FileStamp? {
    guard case .file(_, let path) = self else { return nil }
    return FileStamp(path)
  }
}
