import FriendGroups

/// A command with its operands: one exists only if the command line was right.
enum Command: Sendable {
  case list([FriendList.Operand])
  case tree([FriendList.Operand], isUnfolded: Bool)
  case change(FoldChange, GroupSelection, isDryRun: Bool)
  /// The text that a friend's name or intro must hold.
  case find(String)
  /// With `isStrict` warnings fail too.
  case check(isStrict: Bool)
  case isOpen(FriendList.Operand)
  case browse
  case initialize(file: String?, isQuiet: Bool)
  /// The completion script of a shell.
  case completions(CompletionShell)
  /// What such a script offers for the last word of a command line.
  case complete(at: [String])
  /// What the script for fish offers besides: the word as the whole sound of a name.
  case completeSounds(at: [String])
  case help(Help.Topic)
  case version
}

/// The groups that a change is about.
enum GroupSelection: Sendable {
  case named([FriendList.Operand])
  case all
}
