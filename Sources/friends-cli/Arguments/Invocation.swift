/// A command line, understood.
struct Invocation {
  /// What is to be done, or what is wrong with the command line.
  let command: Result<Command, UsageError>
  /// What the options set, also of a command line that is wrong: messages have the colour asked for.
  let settings: Settings

  /// Reads a command line by the tables of options and commands.
  ///
  /// `--help` wins over any mistake, so that whoever is lost gets help and no blame.
  ///
  /// - Parameter isFile: Whether a word names a file, which stands for the command that shows it.
  init(_ arguments: [String], isFile: (String) -> Bool = { _ in false }) {
    let reader = ArgumentReader(arguments)
    var settings = reader.settings
    command = Self.command(of: reader, settings: &settings, isFile: isFile)
    self.settings = settings
  }

  private static func command(
    of reader: ArgumentReader,
    settings: inout Settings,
    isFile: (String) -> Bool
  ) -> Result<Command, UsageError> {
    var operands = reader.operands
    var row = operands.first.flatMap(CommandRow.named)
    if reader.used.contains(where: { $0.option == .help }) {
      return .success(.help(row.map(Help.Topic.command) ?? .everything))
    }
    let asksForVersion = reader.used.contains { $0.option == .version }
    let shown = asksForVersion ? nil : operands.first.flatMap { isFile($0) ? $0 : nil }
    if row == nil, let shown {
      row = .tree
      if let file = settings.file, file != shown {
        return .failure(UsageError(reason: .twoFiles(file, shown), command: row))
      }
      settings.file = shown
    }
    if let mistake = reader.mistake {
      return .failure(UsageError(reason: mistake, command: row))
    }
    if asksForVersion { return .success(.version) }
    guard let name = operands.first else { return .success(.help(.beginning)) }
    guard let row else { return .failure(UsageError(reason: .unknownCommand(name))) }
    operands.removeFirst()
    do throws(UsageError.Reason) {
      return .success(try command(row, operands, settings, used: reader.used))
    } catch {
      return .failure(UsageError(reason: error, command: row))
    }
  }

  private static func command(
    _ row: CommandRow,
    _ operands: [String],
    _ settings: Settings,
    used: [(option: Option, spelling: String)]
  ) throws(UsageError.Reason) -> Command {
    if let foreign = used.first(where: { !row.takes($0.option) }) {
      throw .foreignOption(foreign.option, spelling: foreign.spelling)
    }
    if settings.format != .plain,
      let needy = used.first(where: { $0.option == .fields || $0.option == .null })
    {
      throw .needs(needy.spelling, "--plain")
    }
    if let field = settings.fields?.first(where: { !row.fields.contains($0) }) {
      throw .badValue(
        option: "--fields",
        value: field.rawValue,
        choices: row.fields.map(\.rawValue),
        expected: nil
      )
    }
    try row.check(operands, settings)
    return try row.make(operands, settings)
  }
}
