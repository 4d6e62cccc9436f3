import FriendGroups

extension Session {
  /// `browse`: the list on the full screen, until somebody leaves.
  func browse() throws(Failure) -> ExitStatus {
    guard world.output.isTerminal, world.variable("TERM") != "dumb" else {
      throw .usage(UsageError(reason: .noFullScreen, command: "browse"))
    }
    let style = Style(settings: settings, world: world)
    var browser = try Browser(
      files: LiveFiles(of: self),
      style: style,
      isInsideTmux: world.variable("TMUX") != nil
        || world.variable("TERM")?.hasPrefix("tmux") == true
    )
    let status: ExitStatus
    do throws(TerminalError) {
      guard let files = world.terminal else { throw .noScreen }
      let terminal = try Terminal.open(input: files.keyboard, output: files.screen)
      status = try browser.run(on: terminal)
    } catch {
      throw .terminal(error)
    }
    try browser.finish()
    return status
  }
}
