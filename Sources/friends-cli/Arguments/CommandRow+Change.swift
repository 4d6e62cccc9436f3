import FriendGroups

/// The commands that open and close groups: one row but for the change.
extension CommandRow {
  static let expand = change(
    "expand",
    .expand,
    options: [.only],
    summary: "open groups, and remember it",
    details: ["With --only all other groups are closed."],
    examples: [
      ("friends-cli expand 2", "open the second group"),
      ("friends-cli expand --only 家人", "open this group and close the rest"),
    ]
  )

  static let collapse = change(
    "collapse",
    .collapse,
    options: [],
    summary: "close groups, and remember it",
    examples: [
      ("friends-cli collapse 我的好友", "close a group by its name"),
      ("friends-cli collapse --all", "close every group"),
    ]
  )

  static let toggle = change(
    "toggle",
    .toggle,
    options: [],
    summary: "open closed groups and close open ones",
    examples: [
      ("friends-cli toggle 2", "as a tap on the second header does"),
      ("friends-cli toggle wdhy", "a Chinese name by its initials: 我的好友"),
    ]
  )

  private static func change(
    _ name: String,
    _ change: FoldChange,
    options: [Option],
    summary: String,
    details: [String] = [],
    examples: [(line: String, meaning: String)]
  ) -> CommandRow {
    CommandRow(
      name: name,
      operands: "GROUP...",
      summary: summary,
      details: details + [
        "GROUP is a number or a name, or what a Chinese name sounds like: wdhy or wodehaoyou for 我的好友. All are looked up before anything is changed: where one is wrong, nothing is changed. Prints the groups as they are now."
      ],
      options: source + [.name, .all] + options + output + [.dryRun],
      examples: examples,
      make: { operands, settings throws(UsageError.Reason) in
        if settings.selection == .all {
          guard operands.isEmpty else { throw .allWithOperands }
          return .change(change, [])
        }
        guard !operands.isEmpty else { throw .missingOperand("GROUP") }
        let isOnly = settings.selection == .namedOnly
        return .change(isOnly ? .expandOnly : change, operands.groups(settings))
      }
    )
  }
}
