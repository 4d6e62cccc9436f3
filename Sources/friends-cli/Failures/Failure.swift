import FriendGroups

/// What to say besides to somebody whose operand means no group.
enum LookupAdvice: Equatable {
  case nothingWasChanged
  /// The words that may have been meant as one text.
  case quotes([String])
  /// A file has the name.
  case file(String)
}

/// Why a command ended without its result: facts, from which message and exit status are made.
enum Failure: Error, Equatable {
  case usage(UsageError)
  /// No data file was named, and none is where one is looked for.
  case noData(looked: [String])
  case cannotRead(file: String, SystemError)
  case loading(LoadingError, file: String)
  case lookup(FriendList.LookupError, list: FriendList, advice: LookupAdvice?)
  case state(StateError)
  case cannotCreate(file: String, SystemError)
  case cannotWrite(file: String, SystemError)
  /// A file would be made by way of a link that leads to a folder that is not its owner's.
  case foreignLink(file: String, link: String)
  /// `init` has no place of its own without a home folder.
  case noHome
  case output(SystemError)
  case terminal(TerminalError)
  /// Whoever read our output has gone, and wants no word from us.
  case closedPipe

  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .noData, .cannotRead: .cannotRead
    case .loading: .data
    case .lookup: .no
    case .state(.cannotRead), .state(.noRegularFile): .cannotRead
    case .state(.cannotCreate): .cannotCreate
    case .state(.cannotWrite), .state(.cannotLock), .state(.foreignLock), .state(.foreignLink):
      .cannotWrite
    case .state(.locked): .locked
    case .state(.newer), .state(.foreign): .data
    case .cannotCreate, .foreignLink, .noHome: .cannotCreate
    case .cannotWrite, .output, .terminal: .cannotWrite
    case .closedPipe: .closedPipe
    }
  }
}
