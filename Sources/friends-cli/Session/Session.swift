import FriendGroups

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A command at work: the world, what was asked for, and the data once it is read.
struct Session {
  let world: World
  let settings: Settings
  let sink: Sink
  let messages: Messages

  var places: Places { Places(world: world) }

  init(world: World, settings: Settings) {
    self.world = world
    self.settings = settings
    sink = Sink(world.output)
    messages = Messages(world: world, color: settings.color)
  }

  /// Opens the friend list in the data file.
  func open() throws(Failure) -> OpenedFile {
    let (place, data) = try read(named: settings.file)
    return try OpenedFile(place: place, data: data, options: readingOptions())
  }

  /// Reads the data file, whatever it holds.
  ///
  /// - Parameter file: The file that the command line names; nil for the usual places.
  func read(named file: String?) throws(Failure) -> (place: DataPlace, data: Data) {
    let place = try places.data(named: file)
    do throws(Failure) {
      return (place, try read(place))
    } catch {
      guard case .cannotRead(let shown, let error) = error, file == nil,
        world.variable("FRIENDS_FILE") != nil
      else { throw error }
      throw .cannotRead(file: "$FRIENDS_FILE: \(shown)", error)
    }
  }

  /// Which keys mean what, by the options, or else the environment.
  func readingOptions() throws(Failure) -> ReadingOptions {
    var keys = settings.keys ?? [:]
    if settings.keys == nil, let text = world.variable("FRIENDS_KEYS") {
      do throws(ReadingOptions.KeysError) {
        keys = try ReadingOptions.keys(parsing: text)
      } catch {
        let problem = Option.ValueError(error)
        throw .usage(
          UsageError(
            reason: .badVariable(
              "FRIENDS_KEYS",
              value: problem.part ?? text,
              choices: problem.choices,
              expected: problem.expected ?? Option.keys.expected
            )
          )
        )
      }
    }
    return ReadingOptions(keys: keys, groupBy: settings.groupBy)
  }

  /// Reads the data file at a place, perhaps not for the first time.
  func read(_ place: DataPlace) throws(Failure) -> Data {
    do throws(SystemError) {
      return switch place {
      case .input: try world.readInput()
      case .file(_, let path): try FileDescriptor.reading(path)
      }
    } catch {
      throw .cannotRead(file: place.shown, error)
    }
  }

  /// Which groups are open, as data and state say.
  func openGroups(of file: OpenedFile) throws(Failure) -> OpenGroups {
    guard let path = file.place.path, let state = try stateFile(for: path) else {
      return OpenGroups(of: file.list)
    }
    let reading = state.read(for: path)
    if let warning = reading.warning { messages.warn("\(warning)") }
    return OpenGroups(of: file.list, folds: reading.folds)
  }

  /// Changes which groups are open, and saves that unless nothing shall be saved.
  ///
  /// Where the result is shown, the friends of the groups that will be open are read before anything
  /// is saved: a command that fails because of its data has changed nothing.
  func change(
    _ change: GroupChange,
    to indexes: [Int],
    of file: OpenedFile
  ) throws(Failure) -> FoldOutcome {
    guard let path = file.place.path else {
      throw .usage(UsageError(reason: .noState(file.place.stateless)))
    }
    let state = try stateFile(for: path)
    let found: StateFile.Reading?
    do throws(StateError) { found = try state?.preview(for: path) } catch { throw .state(error) }
    let expected = change.outcome(for: indexes, of: file.list, folds: found?.folds ?? [:])
    if !settings.isQuiet { try file.verifyFriends(ofGroups: indexes.filter(expected.open.isOpen)) }
    guard let state, !settings.isDryRun else {
      if let warning = found?.warning { messages.warn("\(warning)") }
      return expected
    }
    do throws(StateError) {
      let (outcome, warnings) = try state.update(for: path, after: found) { folds in
        let outcome = change.outcome(for: indexes, of: file.list, folds: folds)
        return (outcome.folds, outcome)
      }
      for warning in warnings { messages.warn("\(warning)") }
      return outcome
    } catch {
      throw .state(error)
    }
  }

  /// The indexes of the groups that are named, in file order; all where none is.
  ///
  /// - Parameter advice: What to say besides, where an operand means no group.
  func indexes(
    of operands: [FriendList.Operand],
    in file: OpenedFile,
    advice: LookupAdvice? = nil
  ) throws(Failure) -> [Int] {
    if operands.isEmpty { return Array(file.list.groups.indices) }
    var indexes: Set<Int> = []
    do throws(FriendList.LookupError) {
      for operand in operands { indexes.formUnion(try file.list.indexes(of: operand)) }
    } catch {
      if let name = error.missingName, !name.isEmpty, world.directory.appending(name).exists {
        throw .lookup(error, list: file.list, advice: .file(name))
      }
      throw .lookup(error, list: file.list, advice: advice)
    }
    return indexes.sorted()
  }

  /// The renderer of the format that was asked for; none where no result is wanted.
  func renderer() -> (any Renderer)? {
    guard !settings.isQuiet else { return nil }
    return switch settings.format {
    case .human: HumanRenderer(sink: sink, style: Style(settings: settings, world: world))
    case .json: JSONRenderer(sink: sink)
    case .plain:
      PlainRenderer(sink: sink, fields: settings.fields, endsWithNull: settings.endsWithNull)
    }
  }

  /// The file that keeps the state of a data file; nil for none.
  func stateFile(for dataFile: FilePath) throws(Failure) -> StateFile? {
    switch places.state(named: settings.state) {
    case .file(let path, let origin):
      if path.resolved == dataFile { throw .usage(UsageError(reason: .stateIsData)) }
      return StateFile(path: path, origin: origin, patience: world.patience, files: world.files)
    case .none: return nil
    case .homeless:
      messages.warn("no home directory to keep the state in; use '--state FILE'")
      return nil
    }
  }
}
