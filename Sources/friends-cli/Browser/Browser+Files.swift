import FriendGroups

extension Browser {
  /// Where saving and reading take long enough to be told of.
  static let manyGroups = 20_000
  private static let manyFriends = 200_000

  /// Shows what takes a moment that no key can cut short.
  mutating func announce(
    _ work: String,
    _ terminal: borrowing Terminal
  ) throws(TerminalError) {
    model.message = BrowserMessage(work + style.marks.ellipsis)
    try draw(on: terminal)
    model.message = nil
  }

  /// Looks which files are others than before, and takes them.
  mutating func look(_ terminal: borrowing Terminal) throws(TerminalError) {
    let changed = watcher.changed()
    if !changed.isEmpty { try reload(data: changed.contains(0), terminal) }
  }

  /// Reads the state again, and the data if they have changed; what cannot be read leaves the list
  /// as it was, and a word about it.
  mutating func reload(
    data: Bool,
    _ terminal: borrowing Terminal
  ) throws(TerminalError) {
    // Trouble with the one is not over when the other can be read.
    let data = data || model.trouble != nil
    if data, model.list.groups.reduce(0, { $0 + $1.total }) > Self.manyFriends {
      try announce("reading the file again", terminal)
    }
    let consequence = "showing the list as it was"
    if data, files.isReplaced {
      model.trouble = BrowserMessage(
        "no longer a regular file",
        path: files.file.place.shown,
        consequence: consequence
      )
      return
    }
    do throws(Failure) {
      if data { try files.readAgain() }
      let (open, warning) = files.openGroups()
      if data { model.take(files.file, open: open) } else { model.take(open) }
      model.trouble = nil
      if let warning { model.message = BrowserMessage(warning, about: files.shownPaths) }
    } catch {
      model.message = nil
      model.trouble = BrowserMessage(error, about: files.shownPaths, consequence: consequence)
    }
  }

  mutating func save(_ folds: [GroupFold]) {
    saving { files throws(Failure) in try files.save(folds) }
  }

  /// Tries again to save; as long as that fails, the message stays.
  mutating func saveRest() {
    model.message = nil
    saving { files throws(Failure) in try files.saveRest() }
  }

  private mutating func saving(_ save: (inout LiveFiles) throws(Failure) -> Void) {
    do throws(Failure) { try save(&files) } catch {
      model.message =
        files.isLocked
        ? "another process has locked the state; it is saved when the lock is gone"
        : BrowserMessage(error, about: files.shownPaths, result: "not saved")
    }
  }
}
