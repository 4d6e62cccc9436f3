import FriendGroups

/// The browser at work: waits for keys, signals and files, and draws what they make of the model.
struct Browser: ~Copyable {
  var files: LiveFiles
  var model: BrowserModel
  let style: Style
  private let isInsideTmux: Bool
  private var writer = ScreenWriter()
  private var decoder = KeyDecoder()
  var watcher: FileWatcher
  /// Keys that were pressed while the model was busy.
  private var keys: [Key] = []
  private var lastKey = ContinuousClock.now
  /// Since when somebody waits for the work.
  private var workStart: ContinuousClock.Instant?

  /// How often to ask for a lock that another process keeps.
  private static let lockInterval = Duration.milliseconds(250)

  /// How long after a key nothing is read ahead, so that the next key does not meet it.
  private static let rest = Duration.milliseconds(400)

  /// How long work may take before the last line tells of it.
  private static let quietWork = Duration.milliseconds(300)

  init(files: LiveFiles, style: Style, isInsideTmux: Bool) throws(Failure) {
    self.files = files
    self.style = style
    self.isInsideTmux = isInsideTmux
    watcher = FileWatcher(paths: files.watched)
    let (open, warning) = files.openGroups()
    model = BrowserModel(of: files.file, open: open, size: Terminal.usualSize)
    model.message = warning.map { BrowserMessage($0, about: files.shownPaths) }
  }

  /// Runs until somebody leaves; a signal to end ends the process here.
  mutating func run(on terminal: borrowing Terminal) throws(TerminalError) -> ExitStatus {
    model.resize(to: terminal.size)
    if files.isOutdated { try reload(data: true, terminal) }
    while true {
      try draw(on: terminal)
      if let status = try attend(to: terminal) { return status }
      timeWork()
    }
  }

  /// Saves what a lock has kept from being saved.
  mutating func finish() throws(Failure) { try files.saveAtLast() }

  mutating func draw(on terminal: borrowing Terminal) throws(TerminalError) {
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
    // What files have become has to wait for the same things as keys.
    if !model.isBusy, let descriptor = watcher.descriptor { descriptors.append(descriptor) }
    let ready: Set<Int32>
    do throws(SystemError) {
      ready = try Poll.readable(among: descriptors, within: timeout)
    } catch {
      throw .failed(code: error.code)
    }
    if ready.contains(terminal.signals.descriptor) {
      try heed(terminal.signals.received(), terminal)
    }
    if !model.isBusy, watcher.descriptor.map(ready.contains) ?? true { try look(terminal) }
    if ready.contains(terminal.keyboard) {
      keys += decoder.decode(try terminal.read())
      lastKey = .now
    } else if ready.isEmpty {
      keys += decoder.flush()
      let effect = model.work()
      if let effect, let status = try perform(effect, terminal) { return status }
      if files.isLocked { saveRest() }
    }
    return try handleKeys(terminal)
  }

  /// Hands over the keys that were pressed, but while the model is busy only those that cancel.
  private mutating func handleKeys(
    _ terminal: borrowing Terminal
  ) throws(TerminalError) -> ExitStatus? {
    if model.isBusy, let index = keys.lastIndex(where: { [.escape, .control("c")].contains($0) }) {
      keys.removeSubrange(...index)
      _ = model.cancelOrEndSearch()
    }
    while !model.isBusy, !keys.isEmpty {
      guard let effect = model.handle(keys.removeFirst()) else { continue }
      if let status = try perform(effect, terminal) { return status }
    }
    return nil
  }

  private var timeout: Duration? {
    if decoder.awaitsSilence { return KeyDecoder.silence }
    if model.isReadingAhead { return max(.zero, Self.rest - (ContinuousClock.now - lastKey)) }
    if model.hasWork { return .zero }
    return files.isLocked ? Self.lockInterval : watcher.interval
  }

  /// Lets the last line tell of work that takes long.
  private mutating func timeWork() {
    let now = ContinuousClock.now
    let start = model.isAwaited ? workStart ?? now : nil
    workStart = start
    model.showsProgress = start.map { now - $0 >= Self.quietWork } ?? false
  }

  private mutating func perform(
    _ effect: BrowserModel.Effect,
    _ terminal: borrowing Terminal
  ) throws(TerminalError) -> ExitStatus? {
    switch effect {
    case .save(let folds):
      if folds.count > Self.manyGroups { try announce("saving", terminal) }
      save(folds)
    case .copy(let text):
      try terminal.write(Clipboard.sequence(copying: text, insideTmux: isInsideTmux))
    case .reload:
      try reload(data: true, terminal)
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
