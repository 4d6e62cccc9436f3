/// Why a file is not a friend list: facts, worded by ``description``.
public enum LoadingError: Error, Hashable, Sendable {
  /// A file of quite another kind, told by its first bytes or by one telling key.
  case foreign(ForeignFile)
  /// The text breaks the rules of its format. The path is that of the value around the fault; it is
  /// empty where that is the root, or where the fault leaves unclear what it is.
  case syntax(SyntaxReason, path: DataPath, at: SourcePosition)
  /// A value stands where a friend list has something else.
  case unexpected(ValueKind, expected: Role, path: DataPath, at: SourcePosition)

  /// What a friend list has at some place.
  public enum Role: Hashable, Sendable {
    /// The root of the file; of a dictionary, the first keys.
    case list(keys: [String])
    /// A member of the list.
    case group
  }

  /// Where the fault is, if it is at one place.
  public var position: SourcePosition? {
    switch self {
    case .foreign: nil
    case .syntax(_, _, let position), .unexpected(_, _, _, let position): position
    }
  }
}

/// A kind of file that is mistaken for a data file.
public enum ForeignFile: Hashable, Sendable {
  /// No bytes at all, or only white space.
  case empty
  /// The objects of a program, archived by `NSKeyedArchiver`.
  case keyedArchive
  /// What Git has in the place of a large file that was not fetched.
  case lfsPointer
  /// The `._` file that macOS puts beside a file on foreign disks.
  case appleDouble
  /// A page of the web, often an error page that was saved.
  case webPage
  /// A format of binary data with a name.
  case binary(String)
  /// Text in an encoding that is not read.
  case encoding(String)
  /// The export of a service that holds no friends, and why.
  case service(String)
  /// Text in none of the formats that are read.
  case plainText
}
