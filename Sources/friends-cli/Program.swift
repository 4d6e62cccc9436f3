import FriendGroups

/// The whole program but for the world that it runs in.
enum Program {
  /// Runs one command line, and answers the exit status.
  static func run(in world: World) -> ExitStatus {
    let invocation = Invocation(world.arguments) { world.directory.appending($0).exists }
    let session = Session(world: world, settings: invocation.settings)
    do throws(Failure) {
      let status = try run(invocation.command, in: session)
      try session.sink.flush()
      return status
    } catch {
      // What was made before the failure is shown before it, as it would be on a terminal.
      try? session.sink.flush()
      session.messages.fail(error)
      return error.status
    }
  }

  private static func run(
    _ command: Result<Command, UsageError>,
    in session: Session
  ) throws(Failure) -> ExitStatus {
    switch command {
    case .success(let command): try command.run(in: session)
    case .failure(let error): throw .usage(error)
    }
  }
}
