import FriendGroups

extension Failure: CustomStringConvertible {
  /// One line: what is wrong, and what to do next.
  var description: String {
    switch self {
    case .usage(let error): "\(error)"
    case .noData(let looked):
      "no friend list found in \(looked.joined(separator: ", ")); "
        + "'friends-cli init' makes one, '--file FILE' names one"
    case .cannotRead(let file, .tooLarge):
      "\(file): too large; of a file 4 GiB are read, of a pipe or a device 512 MiB"
    case .cannotRead(let file, let error): "\(file): \(error)"
    case .loading(let error, let file): "\(file):\(error.position.place) \(error)"
    case .lookup(let error, let list): error.words(in: list)
    case .state(let error): "\(error)"
    case .cannotCreate(let file, let error): "\(file): cannot create: \(error)"
    case .cannotWrite(let file, let error): "\(file): cannot write: \(error)"
    case .foreignLink(let file, let link):
      "\(file): will not write here: the link \(link) belongs to another user than the folder"
    case .noHome: "there is no home folder to write to; name a FILE"
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

extension FriendList.LookupError {
  fileprivate func words(in list: FriendList) -> String {
    switch self {
    case .noSuchNumber(let number, let count):
      count == 0
        ? "no group \(number): the list has no groups"
        : "no group \(number): the groups are numbered 1 to \(count)"
    case .noSuchName(let name):
      "no group '\(name.excerpt)'" + Self.meant(name, in: list)
    case .noMatch(let pattern):
      "no group matches '\(pattern.excerpt)'; 'friends-cli list' shows them"
    case .ambiguous(let name, let indexes):
      "several groups are called '\(name.excerpt)': say which by its number, "
        + Self.some(of: indexes) { String($0 + 1) }
    case .ambiguousSound(let text, let indexes):
      "several groups sound like '\(text.excerpt)': say which by its number, "
        + Self.some(of: indexes) { "\($0 + 1) \((list.groups[$0].name ?? "").excerpt)" }
    }
  }

  /// The first groups of what may be a million.
  private static func some(of indexes: [Int], _ words: (Int) -> String) -> String {
    let shown = indexes.prefix(10).map(words).joined(separator: ", ")
    return indexes.count > 10 ? "\(shown), … (\(indexes.count) groups)" : shown
  }

  private static func meant(_ name: String, in list: FriendList) -> String {
    let near = Suggestion.nearest(to: name, among: list.groups.lazy.compactMap(\.name))
    return near.isEmpty ? "; 'friends-cli list' shows them" : "; did you mean \(near.quotedList)?"
  }
}
