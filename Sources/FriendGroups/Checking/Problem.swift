/// Something in a data file that is wrong, or that does not mean what it seems to mean: facts, worded
/// by ``message``.
public struct Problem: Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind

  /// Where it is in the data; empty for the root.
  public let path: DataPath

  /// Where it is in the file; of several places the first, nil where it is at none.
  public let position: SourcePosition?

  /// In how many places it is, where those are counted and not told one by one.
  public let count: Int

  /// How much a problem weighs.
  public enum Severity: String, Hashable, Sendable {
    /// The file, or a group of it, cannot be read.
    case error
    /// The file can be read, but not all of it is understood as it may be meant.
    case warning
    /// How the file was understood, where that is not plain to see; this is no problem.
    case note
  }

  /// What may be wrong with a data file.
  public enum Kind: Hashable, Sendable {
    /// The file is not a friend list.
    indirect case noList(LoadingError)
    /// A value among the groups that is none, so that the list cannot be read.
    case noGroup(ValueKind)
    /// A part of the file breaks the rules of its format.
    case syntax(SyntaxReason)
    /// A value that is unknown, since it cannot be read as what its key asks for.
    case unreadable(Found, expected: Expected)
    /// A text that is unknown, since it is in another encoding.
    case notUTF8
    /// A key that cannot be read, for which nothing is known of the whole dictionary.
    case unreadableKey
    /// A group or a friend without a name.
    case noName(Nameless)
    /// A key without a meaning that looks like one with a meaning.
    case unknownKey(String, similar: String)
    /// A group has no key for friends, and so the only array in it is taken.
    case onlyArray(key: String)
    /// Which rule or key was needed to understand the file.
    case used(Use)
    /// A dictionary has the same key twice.
    case repeatedKey(String, counts: RepeatedKey)
    /// A group has the name of an earlier one, whose number in the file is `first`.
    case repeatedName(String, first: Int)
    /// The declared online count is below zero or above the number of friends.
    case impossibleCount(Int, total: Int)
    /// The declared online count is not among those that the friends' own flags allow.
    case disputedCount(Int, flags: ClosedRange<Int>)
    /// A list of what may be friends or groups, which is not read.
    case ignoredList
    /// A friend that is neither a dictionary nor a text, and of whom nothing is known.
    case noFriend(ValueKind)
  }

  /// What was needed to understand a file.
  public enum Use: Hashable, Sendable {
    /// The files of this service are known.
    case service(String)
    /// Friends are named by a key that the table does not have.
    case names(key: String)
    /// Lists under a key that the table does not have hold the friends of groups.
    case friends(key: String)
    /// The friends of a list without groups are put into groups by a key of theirs.
    case groups(key: String)
    /// The members of a dictionary are groups or friends, named by their keys.
    case dictionary(Nameless)
    /// Texts in UTF-8 were taken for Latin-1 by the program that wrote them, and are repaired.
    case repairedText
  }

  /// A value that was found, and its beginning where that helps.
  public struct Found: Hashable, Sendable {
    /// What the value is.
    public let kind: ValueKind
    /// The beginning of a text, or a number.
    public let excerpt: String?
  }

  /// What a key asks for.
  public enum Expected: String, Hashable, Sendable {
    case text
    case number = "a whole number"
    case flag = "a switch: 1 or 0, true or false, yes or no, online or offline"
    case friends = "an array of friends"
  }

  /// What may lack a name.
  public enum Nameless: String, Hashable, Sendable {
    case group
    case friend
  }

  /// How much the problem weighs: an error where `list` or `tree` fail too, else a warning.
  public var severity: Severity {
    switch kind {
    case .noList, .noGroup, .syntax: .error
    case .used: .note
    default: .warning
    }
  }
}
