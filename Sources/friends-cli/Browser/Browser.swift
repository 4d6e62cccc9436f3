import FriendGroups

/// The browser at work: waits for keys, signals and files, and draws what they make of the model.
struct Browser: ~Copyable {
  private var files: LiveFiles
  private var model: BrowserModel
  private let style: Style
  private var writer = ScreenWriter()
  private var decoder = KeyDecoder()
  private var watcher: FileWatcher

  /// How often to ask for a lock that another process keeps.
  private static let lockInterval = Duration.milliseconds(250)

  init(files: LiveFiles, style: Style) throws(Failure) {
    self.files = files
    self.style = style
    watcher = FileWatcher(paths: files.watched)
    let (open, warning) = files.openGroups()
    model = BrowserModel(of: files.file, open: open, size: Terminal.usualSize)
    model.message = warning.map { "\($0)" }
  }

  /// Runs until somebody leaves; a signal to end ends the process here.
  mutating func run(on terminal: borrowing Terminal) throws(TerminalError) -> ExitStatus {
    model.resize(to: terminal.size)
    if files.isOutdated { reload(data: true) }
    while true {
      try draw(on: terminal)
      if let status = try attend(to: terminal) { return status }
    }
  }

  /// Saves what a lock has kept from being saved.
  mutating func finish() throws(Failure) { try files.saveAtLast() }

  private mutating func draw(on terminal: borrowing Terminal) throws(TerminalError) {
    let bytes = writer.bytes(for: Screen(of: model, style: style))
    if !bytes.isEmpty { try terminal.write(bytes) }
  }

  /// Waits for the next things that happen, and deals with all of them; answers how to leave.
  ///
  /// Where nothing is to be done but to wait, it waits without end, and costs no processor time.
  private mutating func attend(
    to terminal: borrowing Terminal
  ) throws(TerminalError) -> ExitStatus? {
    var descriptors = [terminal.keyboard, terminal.signals.descriptor]
    if let descriptor = watcher.descriptor { descriptors.append(descriptor) }
    let ready: Set<Int32>
    do throws(SystemError) {
      ready = try Poll.readable(among: descriptors, within: timeout)
    } catch {
      throw .failed(code: error.code)
    }
    if ready.contains(terminal.signals.descriptor) {
      try heed(terminal.signals.received(), terminal)
    }
    if watcher.descriptor.map(ready.contains) ?? true { look() }
    var keys: [Key] = []
    if ready.contains(terminal.keyboard) {
      keys = decoder.decode(try terminal.read())
    } else if ready.isEmpty {
      keys = decoder.flush()
      model.work()
      if files.isLocked { saveRest() }
    }
    for key in keys {
      guard let effect = model.handle(key) else { continue }
      if let status = try perform(effect, terminal) { return status }
    }
    return nil
  }

  private var timeout: Duration? {
    if decoder.awaitsSilence { return KeyDecoder.silence }
    if model.hasWork { return .zero }
    return files.isLocked ? Self.lockInterval : watcher.interval
  }

  private mutating func perform(
    _ effect: BrowserModel.Effect,
    _ terminal: borrowing Terminal
  ) throws(TerminalError) -> ExitStatus? {
    switch effect {
    case .save(let folds): save(folds)
    case .reload:
      reload(data: true)
      writer.forget()
    case .suspend:
      try terminal.suspend()
      redraw(terminal)
    case .leave(let status): return status
    }
    return nil
  }

  private mutating func heed(
    _ signals: [TerminalSignal],
    _ terminal: borrowing Terminal
  ) throws(TerminalError) {
    for signal in signals {
      switch signal {
      case .leave(let number):
        // Nobody sees a message any more, and the signal shall not wait for a lock.
        try? files.saveRest()
        SignalPipe.end(by: number)
      case .suspend: try terminal.suspend()
      case .resume: try terminal.enter()
      case .resize: break
      }
      redraw(terminal)
    }
  }

  private mutating func redraw(_ terminal: borrowing Terminal) {
    writer.forget()
    model.resize(to: terminal.size)
  }
}

// MARK: Files

extension Browser {
  /// Looks which files are others than before, and takes them.
  private mutating func look() {
    let changed = watcher.changed()
    if !changed.isEmpty { reload(data: changed.contains(0)) }
  }

  /// Reads the state again, and the data if they have changed; what cannot be read leaves the list
  /// as it was, and a word about it.
  private mutating func reload(data: Bool) {
    // Trouble with the one is not over when the other can be read.
    let data = data || model.trouble != nil
    do throws(Failure) {
      if data { try files.readAgain() }
      let (open, warning) = files.openGroups()
      if data { model.take(files.file, open: open) } else { model.take(open) }
      model.trouble = nil
      if let warning { model.message = "\(warning)" }
    } catch {
      model.message = nil
      model.trouble = "\(error); this is the list as it was"
    }
  }

  private mutating func save(_ folds: [GroupFold]) {
    saving { files throws(Failure) in try files.save(folds) }
  }

  /// Tries again to save; as long as that fails, the message stays.
  private mutating func saveRest() {
    model.message = nil
    saving { files throws(Failure) in try files.saveRest() }
  }

  private mutating func saving(_ save: (inout LiveFiles) throws(Failure) -> Void) {
    do throws(Failure) { try save(&files) } catch {
      model.message =
        files.isLocked
        ? "another process has locked the state: saved when it lets go"
        : "not saved: \(error)"
    }
  }
}
