import FriendGroups

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if os(Linux)
  /// Tells that something happened in folders, by inotify(7); what it was, the files tell.
  struct FolderEvents: ~Copyable {
    /// Readable when something happened.
    let descriptor: Int32
    private var watches: Set<Int32> = []

    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor < 0 { return nil }
    }

    deinit {
      close(descriptor)
    }

    /// Forgets what has happened so far, as far as one read tells: in a folder that is written to all
    /// the time there is no end of it.
    borrowing func drain() {
      _ = RawIO.bytes(from: descriptor, atMost: 16_384)
    }

    /// Follows these folders and no others; for one that is missing, the nearest folder above it.
    ///
    /// To be called again after events: it finds a folder that has come, or come back as another.
    /// - Returns: Whether all of them can be followed.
    mutating func follow(_ folders: Set<FilePath>) -> Bool {
      var added: Set<Int32> = []
      let found = folders.map { watch($0, &added) }
      let kept = Set(found.compactMap { $0 })
      for old in watches.union(added).subtracting(kept) { inotify_rm_watch(descriptor, old) }
      watches = kept
      return !found.contains(nil)
    }

    private borrowing func watch(_ folder: FilePath, _ added: inout Set<Int32>) -> Int32? {
      if let watch = add(folder, &added) { return watch }
      guard errno == ENOENT || errno == ENOTDIR, folder.parent != folder,
        let above = watch(folder.parent, &added)
      else { return nil }
      // It may have come after the first look and before the folder above was watched.
      return add(folder, &added) ?? above
    }

    /// Watches one folder; the kernel gives the same number for the same folder.
    private borrowing func add(_ folder: FilePath, _ added: inout Set<Int32>) -> Int32? {
      let changes =
        IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_ATTRIB
        | IN_DELETE_SELF | IN_MOVE_SELF
      let watch = folder.withCString { path in
        inotify_add_watch(
          descriptor,
          path,
          UInt32(bitPattern: Int32(changes)) | UInt32(IN_ONLYDIR)
        )
      }
      guard watch >= 0 else { return nil }
      added.insert(watch)
      return watch
    }
  }
#else
  /// Never to be had here: files are looked at from time to time.
  struct FolderEvents: ~Copyable {
    let descriptor: Int32

    init?() {
      nil
    }

    borrowing func drain() {}

    mutating func follow(_ folders: Set<FilePath>) -> Bool {
      false
    }
  }
#endif
