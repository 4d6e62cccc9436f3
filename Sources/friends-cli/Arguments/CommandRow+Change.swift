import FriendGroups

/// The commands that open and close groups: one row but for the change.
extension CommandRow {
  static let expand = change(
    "expand",
    .fold(.expand),
    only: .expandOnly,
    synonyms: ["open", "unfold", "show-group"],
    summary: "open groups and remember that",
    details: ["With --only all other groups are closed."],
    examples: [
      ("friends-cli expand 2", "open the second group"),
      ("friends-cli expand --only 家人", "open this group and close the rest"),
    ]
  )

  static let collapse = change(
    "collapse",
    .fold(.collapse),
    synonyms: ["close", "fold", "hide"],
    summary: "close groups and remember that",
    examples: [
      ("friends-cli collapse 我的好友", "close a group by its name"),
      ("friends-cli collapse 2-4", "close the groups 2, 3 and 4"),
    ]
  )

  static let toggle = change(
    "toggle",
    .fold(.toggle),
    only: .toggleOnly,
    synonyms: ["switch", "flip"],
    summary: "open closed groups and close open ones",
    details: [
      "With --only a group is opened and all others are closed; if it is the only open one, it is closed."
    ],
    examples: [
      ("friends-cli toggle 2", "like tapping the second header"),
      ("friends-cli toggle wdhy", "a Chinese name by its initials: 我的好友"),
      ("friends-cli toggle --only 2", "like an accordion"),
    ]
  )

  static let reset = change(
    "reset",
    .reset,
    operands: [.groups],
    synonyms: ["forget", "restore"],
    summary: "forget which groups you opened and closed",
    details: ["The data file decides again. Without GROUP, all groups are reset, as with --all."],
    examples: [
      ("friends-cli reset", "the list as the data file has it"),
      ("friends-cli reset 家人 -n", "show what would change"),
    ]
  )

  private static func change(
    _ name: String,
    _ change: GroupChange,
    only: FoldChange? = nil,
    operands: [Operand] = [.someGroups],
    synonyms: [String],
    summary: String,
    details: [String] = [],
    examples: [(line: String, meaning: String)]
  ) -> CommandRow {
    CommandRow(
      name: name,
      synonyms: synonyms,
      operands: operands,
      summary: summary,
      details: details + [
        Manual.group,
        "All groups are looked up before anything is changed: if one is wrong, nothing is changed. Prints the groups as they are now.",
      ],
      options: source + [.name, .all] + (only == nil ? [] : [.only]) + output + [.dryRun],
      takesAllInsteadOfGroups: true,
      fields: Column.ofRows,
      examples: examples,
      make: { operands, settings throws(UsageError.Reason) in
        let only = settings.selection == .namedOnly ? only.map(GroupChange.fold) : nil
        return .change(only ?? change, operands.groups(settings))
      }
    )
  }
}
