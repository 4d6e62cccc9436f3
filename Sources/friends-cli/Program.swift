/// The whole program but for the world that it runs in.
enum Program {
  /// Runs one command line, and answers the exit status.
  static func run(in world: World) -> ExitStatus {
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try Invocation(world.arguments)
    } catch {
      Messages(world: world, color: ArgumentReader(world.arguments).settings.color).fail(
        .usage(error)
      )
      return .usage
    }
    let session = Session(world: world, settings: invocation.settings)
    do throws(Failure) {
      let status = try invocation.command.run(in: session)
      try session.sink.flush()
      return status
    } catch {
      // What was made before the failure is shown before it, as it would be on a terminal.
      try? session.sink.flush()
      session.messages.fail(error)
      return error.status
    }
  }
}
