import FriendGroups

/// Where data and state are, by the options, the environment, and the XDG base directory
/// specification.
struct Places {
  let world: World

  /// The data file to read, or the places where none is.
  func data(named file: String?) throws(Failure) -> DataPlace {
    if let named = file ?? world.variable("FRIENDS_FILE") {
      return named == "-"
        ? .input : .file(shown: FilePath(named).description, world.directory.appending(named))
    }
    var looked: [String] = []
    let names = ["friends.plist", "friends.json"].map { FilePath($0) }
    let home = home(variable: "XDG_DATA_HOME", below: ".local/share")
    for name in names + names.compactMap({ home?.appending($0) }) {
      let path = world.directory.appending(name)
      if path.exists { return .file(shown: name.description, path) }
      looked.append(name.description)
    }
    throw .noData(looked: looked)
  }

  /// The user's own data file, for `init`; nil without a home.
  var userData: FilePath? {
    home(variable: "XDG_DATA_HOME", below: ".local/share")?.appending("friends.plist")
  }

  /// The state file; nil for none, and a word about it where nobody asked for none.
  func state(named file: String?) -> StatePlace {
    if let named = file ?? world.variable("FRIENDS_STATE") {
      return named == "none" ? .none : .file(world.directory.appending(named), .named)
    }
    guard let folder = home(variable: "XDG_STATE_HOME", below: ".local/state") else {
      return .homeless
    }
    return .file(folder.appending("state.json"), .usual)
  }

  /// This program's folder in a base directory.
  ///
  /// A variable that is not absolute counts as unset, as the specification wants it.
  private func home(variable: String, below: String) -> FilePath? {
    if let base = absolute(variable) { return base.appending("friends-cli") }
    return absolute("HOME")?.appending(below).appending("friends-cli")
  }

  private func absolute(_ variable: String) -> FilePath? {
    world.variable(variable).flatMap { $0.hasPrefix("/") ? FilePath($0) : nil }
  }
}

/// Where the data comes from.
enum DataPlace: Equatable {
  /// `shown` is the path as the user knows it.
  case file(shown: String, FilePath)
  case input

  var shown: String {
    switch self {
    case .file(let shown, _): shown
    case .input: "-"
    }
  }

  /// The real path, by which the state knows the file; nil for standard input and other pipes, which
  /// have no name that lasts, and in a folder that is gone.
  var path: FilePath? {
    guard case .file(_, let path) = self, FileStatus(path)?.isRegularFile != false else {
      return nil
    }
    let real = path.resolved
    return real.isAbsolute ? real : nil
  }

  /// Why there is no ``path``.
  var stateless: UsageError.StatelessData {
    switch self {
    case .input: .standardInput
    case .file(let shown, let path):
      FileStatus(path)?.isRegularFile == false
        ? .pipe(file: shown) : .goneFolder(file: shown)
    }
  }
}

/// Where the state is kept.
enum StatePlace: Equatable {
  case file(FilePath, StateFile.Origin)
  /// Nobody wants one.
  case none
  /// There is no folder to keep one in.
  case homeless
}
