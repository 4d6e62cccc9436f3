import FriendGroups

/// Where data and state are, by the options, the environment, and the XDG base directory
/// specification.
struct Places {
  let world: World

  /// The data file to read, or the places where none is.
  func data(named file: String?) throws(Failure) -> DataPlace {
    if let named = file ?? world.variable("FRIENDS_FILE") {
      return named == "-" ? .input : .file(shown: named, world.directory.appending(named))
    }
    var looked: [String] = []
    let folders =
      [FilePath("")] + [home(variable: "XDG_DATA_HOME", below: ".local/share")].compactMap { $0 }
    for folder in folders {
      for name in ["friends.plist", "friends.json"] {
        let shown = folder.description.isEmpty ? name : folder.appending(name).description
        let path = world.directory.appending(shown)
        if path.exists { return .file(shown: shown, path) }
        looked.append(shown)
      }
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
      return named == "none" ? .none : .file(world.directory.appending(named))
    }
    guard let folder = home(variable: "XDG_STATE_HOME", below: ".local/state") else {
      return .homeless
    }
    return .file(folder.appending("state.json"))
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
  /// have no name that lasts, and in a folder whose name is not UTF-8, which has none to be written.
  var path: FilePath? {
    guard case .file(_, let path) = self, FileStatus(path)?.isRegularFile != false else {
      return nil
    }
    let real = path.resolved
    return real.description.hasPrefix("/") ? real : nil
  }
}

/// Where the state is kept.
enum StatePlace: Equatable {
  case file(FilePath)
  /// Nobody wants one.
  case none
  /// There is no folder to keep one in.
  case homeless
}
