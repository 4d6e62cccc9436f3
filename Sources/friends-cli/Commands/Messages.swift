/// What is said on standard error: one line each, whatever the data holds.
struct Messages {
  let world: World
  let color: Settings.ColorMode

  func warn(_ text: String) { say("warning: \(text)") }

  func fail(_ failure: Failure) {
    if failure != .closedPipe { say("\(failure)") }
  }

  /// A message that cannot be written is lost: there is nobody left to tell.
  private func say(_ text: String) {
    let sink = Sink(world.errors)
    try? sink.write("friends-cli: \(text.escapedForTerminal)\n")
    try? sink.flush()
  }
}
