import FriendGroups

extension Failure: CustomStringConvertible {
  /// One line: what is wrong, and what to do next.
  var description: String {
    switch self {
    case .usage(let error): "\(error)"
    case .noData(let looked):
      "no friend list found in \(looked.joined(separator: ", ")); "
        + "'friends-cli init' writes an example, '-f FILE' names a file"
    case .cannotRead(let file, .tooLarge):
      "\(file): too large; the limit is 4 GiB for files, 512 MiB for pipes and devices"
    case .cannotRead(let file, let error): "\(file): \(error)"
    case .loading(let error, let file): "\(file):\(error.position.place) \(error)"
    case .lookup(let error, let list, let advice): error.words(in: list, advice: advice)
    case .state(let error): "\(error)"
    case .cannotCreate(let file, .exists): "\(file): already exists; 'friends-cli list' shows it"
    case .cannotCreate(let file, let error): "\(file): cannot create: \(error)"
    case .cannotWrite(let file, let error): "\(file): cannot write: \(error)"
    case .foreignLink(let file, let link):
      "\(file): will not write here: the link \(link) belongs to another user than the folder"
    case .noHome: "no home directory to write to; name a FILE"
    case .output(let error): "cannot write the output: \(error)"
    case .terminal(let error): error.words
    case .closedPipe: ""
    }
  }
}

extension TerminalError {
  fileprivate var words: String {
    switch self {
    case .noScreen: "there is no terminal to draw on"
    case .noKeyboard(let code): "the terminal gives no keys: \(SystemError(code: code))"
    case .hungUp: "the terminal is gone"
    case .failed(let code): "the terminal fails: \(SystemError(code: code))"
    }
  }
}
