/// A command line, understood.
struct Invocation {
  let command: Command
  let settings: Settings

  /// Reads a command line by the tables of options and commands.
  ///
  /// `--help` wins over any mistake, so that whoever is lost gets help and no blame.
  init(_ arguments: [String]) throws(UsageError) {
    let reader = ArgumentReader(arguments)
    let row = reader.operands.first.flatMap(CommandRow.named)
    settings = reader.settings
    if reader.used.contains(where: { $0.long == Option.help.long }) {
      command = .help(row.map(Help.Topic.command) ?? .everything)
      return
    }
    if let mistake = reader.mistake { throw UsageError(reason: mistake, command: row?.name) }
    if reader.used.contains(where: { $0.long == Option.version.long }) {
      command = .version
      return
    }
    guard let name = reader.operands.first else {
      command = .help(.beginning)
      return
    }
    guard let row else { throw UsageError(reason: .unknownCommand(name)) }
    do throws(UsageError.Reason) {
      if let foreign = reader.used.first(where: { !row.takes($0) }) {
        throw .foreignOption(foreign.spelling)
      }
      command = try row.make(Array(reader.operands.dropFirst()), reader.settings)
    } catch {
      throw UsageError(reason: error, command: row.name)
    }
  }
}
