import FriendGroups

extension CommandRow {
  /// Every command, in the order of help.
  static let every: [CommandRow] = [
    CommandRow(
      name: "list",
      operands: "[GROUP...]",
      summary: "show the groups",
      details: [
        "Each line has a group's number, a mark (▸ closed, ▾ open), its name, and how many of its friends are online, of how many."
      ],
      options: source + [.name] + output,
      examples: [
        ("friends-cli list", "all groups"),
        ("friends-cli list --plain | cut -f 5", "their names alone"),
      ],
      make: { operands, settings in .list(groups(operands, settings)) }
    ),
    CommandRow(
      name: "tree",
      alias: "print",
      operands: "[GROUP...]",
      summary: "show the groups, and the friends of open ones",
      details: ["With --all the friends of closed groups are shown too; the state stays as it is."],
      options: source + [.name, .all, .online, .sort] + output,
      examples: [
        ("friends-cli tree", "the list as you left it"),
        ("friends-cli tree --all --online", "everybody who is online"),
        ("friends-cli tree 2 --sort name", "a group's friends as in an address book"),
      ],
      make: { operands, settings in
        .tree(groups(operands, settings), isUnfolded: settings.selection == .all)
      }
    ),
    change(
      "expand",
      .expand,
      options: [.only],
      summary: "open groups, and remember it",
      details: ["With --only all other groups are closed."],
      examples: [
        ("friends-cli expand 2", "open the second group"),
        ("friends-cli expand --only 家人", "open this group and close the rest"),
      ]
    ),
    change(
      "collapse",
      .collapse,
      options: [],
      summary: "close groups, and remember it",
      examples: [
        ("friends-cli collapse 我的好友", "close a group by its name"),
        ("friends-cli collapse --all", "close every group"),
      ]
    ),
    change(
      "toggle",
      .toggle,
      options: [],
      summary: "open closed groups and close open ones",
      examples: [
        ("friends-cli toggle 2", "as a tap on the second header does"),
        ("friends-cli toggle wdhy", "a Chinese name by its initials: 我的好友"),
      ]
    ),
    CommandRow(
      name: "find",
      operands: "TEXT",
      summary: "show the friends whose name or intro holds TEXT",
      details: [
        "Closed groups are searched too, and stay closed. Case matters only if TEXT has a capital letter. Exits with 1 if nobody is found.",
        "A Chinese name is also found by what it sounds like, in full, by initials or both: tongxue, tx or tongx for 同学.",
      ],
      options: source + [.online, .sort] + output,
      examples: [
        ("friends-cli find 妈", "who is called so, or says so"),
        ("friends-cli find cc", "陈晨, and everybody else who sounds like it"),
        ("friends-cli find '' --online", "everybody who is online"),
      ],
      make: { operands, settings throws(UsageError.Reason) in
        .find(try exactlyOne(operands, of: operands, "TEXT"))
      }
    ),
    CommandRow(
      name: "check",
      operands: "",
      summary: "report all that is wrong with the data file",
      details: [
        "Every friend is read. Each line names the place, what is wrong there, and the path of the value. Exits with 65 if there is an error, so that list or tree would fail too; warnings fail, with 1, only with --strict."
      ],
      options: [.file, .json, .plain, .color, .quiet, .strict],
      examples: [
        ("friends-cli check -f friends.json", "every problem of this file"),
        ("friends-cli check --strict -q", "ask in a script whether there is any"),
      ],
      make: { operands, settings throws(UsageError.Reason) in
        if let extra = operands.first { throw .extraOperand(extra) }
        return .check(isStrict: settings.isStrict)
      }
    ),
    CommandRow(
      name: "is-open",
      operands: "GROUP",
      summary: "exit with 0 if a group is open, with 1 if not",
      options: source + [.name],
      examples: [("if friends-cli is-open 2; then echo open; fi", "ask in a script")],
      make: { operands, settings throws(UsageError.Reason) in
        .isOpen(try exactlyOne(groups(operands, settings), of: operands, "GROUP"))
      }
    ),
    CommandRow(
      name: "browse",
      operands: "",
      summary: "show the list on the full screen, under the keyboard",
      details: [
        "What you open and close is saved at once, and what others do to the data and to the state shows at once. With data on standard input, keys come from the terminal."
      ],
      keys: KeyBinding.every,
      options: source + [.color, .ascii],
      examples: [
        ("friends-cli browse", "? shows the keys, q leaves"),
        ("friends-cli browse -f - < friends.json", "look at data that has no state"),
      ],
      make: { operands, _ throws(UsageError.Reason) in
        if let extra = operands.first { throw .extraOperand(extra) }
        return .browse
      }
    ),
    CommandRow(
      name: "init",
      operands: "[FILE]",
      summary: "write an example list, never over a file",
      details: ["Without FILE it is written where every command finds it, in any folder."],
      options: [.quiet],
      examples: [
        ("friends-cli init", "a list to begin with"),
        ("friends-cli init friends.plist", "a list in this folder"),
      ],
      make: { operands, settings throws(UsageError.Reason) in
        .initialize(file: try atMostOne(operands), isQuiet: settings.isQuiet)
      }
    ),
    CommandRow(
      name: "completions",
      operands: CompletionShell.allCases.map(\.rawValue).joined(separator: "|"),
      summary: "print a completion script for a shell",
      details: [
        "The script completes commands, options, files, and the names of the groups in the file that the command line names; for these it runs 'friends-cli completions groups'. In bash and zsh a Chinese name is completed from what it sounds like, too."
      ],
      options: [.file],
      examples: [
        ("source <(friends-cli completions bash)", "in ~/.bashrc"),
        ("source <(friends-cli completions zsh)", "in ~/.zshrc, after compinit"),
        ("friends-cli completions fish | source", "in ~/.config/fish/config.fish"),
      ],
      make: { operands, settings throws(UsageError.Reason) in
        if operands.first == "groups" {
          return .completeGroups(beginningWith: try atMostOne(Array(operands.dropFirst())) ?? "")
        }
        let choices = CompletionShell.allCases.map(\.rawValue)
        let name = try exactlyOne(operands, of: operands, choices.joined(separator: "|"))
        guard let shell = CompletionShell(rawValue: name) else {
          throw .badOperand(name, choices: choices)
        }
        return .completions(shell)
      }
    ),
    CommandRow(
      name: "help",
      operands: "[COMMAND]",
      summary: "show help, on one command or on all",
      options: [.width],
      examples: [("friends-cli help toggle", "what toggle does")],
      make: { operands, _ throws(UsageError.Reason) in
        guard let name = try atMostOne(operands) else { return .help(.everything) }
        guard let row = named(name) else {
          throw .unknownCommand(name)
        }
        return .help(.command(row))
      }
    ),
  ]

  // MARK: Kinds of rows

  /// The options that say what is read.
  private static let source: [Option] = [.file, .state]

  /// The options that say how it is printed.
  private static let output: [Option] = [.json, .plain, .color, .ascii, .width, .quiet]

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
          return .change(change, .all, isDryRun: settings.isDryRun)
        }
        guard !operands.isEmpty else { throw .missingOperand("GROUP") }
        return .change(
          settings.selection == .namedOnly ? .expandOnly : change,
          .named(groups(operands, settings)),
          isDryRun: settings.isDryRun
        )
      }
    )
  }

  // MARK: Operands

  /// What is typed as all digits is a number, and a name may be typed by its sound, unless only names
  /// are meant.
  private static func groups(_ operands: [String], _ settings: Settings) -> [FriendList.Operand] {
    operands.map { text in
      let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      return switch settings.operands {
      case .name: .name(text)
      case .any: isNumber ? .number(Int(text) ?? .max) : .nameOrSound(text)
      }
    }
  }

  private static func exactlyOne<Operand>(
    _ values: [Operand],
    of operands: [String],
    _ name: String
  ) throws(UsageError.Reason) -> Operand {
    guard let first = values.first else { throw .missingOperand(name) }
    guard operands.count == 1 else { throw .extraOperand(operands[1]) }
    return first
  }

  private static func atMostOne(_ operands: [String]) throws(UsageError.Reason) -> String? {
    guard operands.count <= 1 else { throw .extraOperand(operands[1]) }
    return operands.first
  }
}
