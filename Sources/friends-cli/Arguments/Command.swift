import FriendGroups

/// A command with its operands: one exists only if the command line was right.
///
/// Where groups may be named, none means all.
enum Command: Sendable {
  case list([FriendList.Operand])
  case tree([FriendList.Operand])
  case change(GroupChange, [FriendList.Operand])
  /// The text that a friend's name or intro must hold, and the groups to search.
  case find(String, in: [FriendList.Operand], words: [String])
  case check(files: [String])
  /// The groups, in another format.
  case convert(TargetFormat, [FriendList.Operand])
  case isOpen([FriendList.Operand])
  case browse
  case initialize(file: String?)
  /// The completion script of a shell.
  case completions(CompletionShell)
  /// What such a script offers for the last word of a command line.
  case complete(at: [String])
  /// What the script for fish offers besides: the word as the whole sound of a name.
  case completeSounds(at: [String])
  case help(Help.Topic)
  case version
}

/// What a command does to groups.
enum GroupChange: Equatable, Sendable {
  case fold(FoldChange)
  /// Forgets what the user did, so that the data decides again.
  case reset
}
