import FriendGroups

/// What is said on standard error: one line each, whatever the data holds.
struct Messages {
  private let world: World
  private let isColored: Bool

  init(world: World, color: Settings.ColorMode) {
    self.world = world
    isColored = Style.isColored(world.errors, mode: color, world: world)
  }

  func warn(_ text: String) {
    say("friends-cli: \(painted("warning:", .warning)) \(text.escapedForTerminal)")
  }

  /// Says what is no trouble, but was asked for.
  func note(_ text: String) { say("friends-cli: \(text.escapedForTerminal)") }

  func fail(_ failure: Failure) {
    guard failure != .closedPipe else { return }
    say("\(painted("friends-cli:", .error)) \("\(failure)".escapedForTerminal)")
  }

  private func painted(_ text: String, _ ink: Ink) -> String {
    isColored ? ink.paint(text) : text
  }

  /// A message that cannot be written is lost: there is nobody left to tell.
  private func say(_ text: String) {
    let sink = Sink(world.errors)
    try? sink.write(text + "\n")
    try? sink.flush()
  }
}
