import FriendGroups

/// Notices that files were changed, replaced, deleted or made, by whoever it was.
///
/// Folders are followed rather than files, since a file that is replaced by renaming is another
/// file. Their events only say when to look: what has changed, the files' stamps say, so that it
/// is the same everywhere, and an event that was lost or doubled does no harm.
struct FileWatcher: ~Copyable {
  /// How often to ask where nothing tells when.
  private static let pollingInterval: Duration = .milliseconds(250)

  private let paths: [FilePath]
  private var events: FolderEvents?
  private var stamps: [FileStamp?] = []
  /// Files that were fresh at the last look: another change may leave the stamp as it is.
  private var fresh: Set<Int> = []

  /// Readable when ``changed()`` should be asked; nil where the system cannot tell.
  private(set) var descriptor: Int32?

  /// The longest time until ``changed()`` should be asked, whatever ``descriptor`` says; nil if
  /// that alone tells.
  var interval: Duration? {
    descriptor == nil ? Self.pollingInterval : nil
  }

  init(paths: [FilePath]) {
    self.paths = paths
    events = FolderEvents()
    look()
  }

  /// Answers the indexes of the paths whose files are other ones than at the last call.
  ///
  /// Now and then it names a file that is the same, never the other way round.
  mutating func changed() -> Set<Int> {
    let (before, unsure) = (stamps, fresh)
    look()
    return Set(paths.indices.filter { stamps[$0] != before[$0] || unsure.contains($0) })
  }

  /// Follows the folders before it looks at the files, so that no change falls between.
  private mutating func look() {
    let folders = folders
    events?.drain()
    if events?.follow(folders) != true { events = nil }
    descriptor = events?.descriptor
    let start = FileStamp.now
    stamps = paths.map(FileStamp.init)
    fresh = Set(paths.indices.filter { stamps[$0]?.isFresh(at: start) == true })
  }

  /// The folders of the files and, if those are symbolic links, of the files meant.
  private var folders: Set<FilePath> { Set(paths.flatMap { [$0.parent, $0.resolved.parent] }) }
}
