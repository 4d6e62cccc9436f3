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
      make: { operands, settings in .list(operands.groups(settings)) }
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
      make: { operands, settings in .tree(operands.groups(settings)) }
    ),
    expand, collapse, toggle,
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
        .find(try operands.exactlyOne("TEXT"))
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
      make: { operands, _ throws(UsageError.Reason) in
        try operands.requireNone()
        return .check
      }
    ),
    CommandRow(
      name: "is-open",
      operands: "GROUP",
      summary: "exit with 0 if a group is open, with 1 if not",
      options: source + [.name],
      examples: [("if friends-cli is-open 2; then echo open; fi", "ask in a script")],
      make: { operands, settings throws(UsageError.Reason) in
        .isOpen(try operands.exactlyOne("GROUP").group(settings))
      }
    ),
    CommandRow(
      name: "browse",
      operands: "",
      summary: "walk the list on the full screen",
      details: [
        "What you open and close is saved at once, and changes made elsewhere, to the data or to the state, appear at once. With data on standard input, keys are read from the terminal.",
        "The cursor of the terminal is on the selected row, or where you type. yy copies by OSC 52; inside tmux that takes its option set-clipboard or allow-passthrough.",
      ],
      keys: KeyBinding.every,
      options: source + [.color, .ascii],
      examples: [
        ("friends-cli browse", "? shows the keys, q quits"),
        ("friends-cli browse -f - < friends.json", "look at data that has no state"),
      ],
      make: { operands, _ throws(UsageError.Reason) in
        try operands.requireNone()
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
      make: { operands, _ throws(UsageError.Reason) in
        let file = try operands.atMostOne()
        if file == "" { throw .missingOperand("FILE") }
        return .initialize(file: file)
      }
    ),
    CommandRow(
      name: "completions",
      operands: CompletionShell.allCases.map(\.rawValue).joined(separator: "|"),
      summary: "print a completion script for a shell",
      details: [
        "The script completes commands, options, files, and the names of the groups in the file that the command line names; it asks 'friends-cli completions at' what may stand at the cursor. A Chinese name is completed from what it sounds like, too; fish completes the sound itself: wd to wdhy."
      ],
      options: [],
      examples: [
        ("source <(friends-cli completions bash)", "in ~/.bashrc"),
        ("source <(friends-cli completions zsh)", "in ~/.zshrc, after compinit"),
        ("friends-cli completions fish | source", "in ~/.config/fish/config.fish"),
      ],
      make: { operands, settings throws(UsageError.Reason) in
        switch operands.first {
        case "at": return .complete(at: Array(operands.dropFirst()))
        case "sounds": return .completeSounds(at: Array(operands.dropFirst()))
        default: break
        }
        let choices = CompletionShell.allCases.map(\.rawValue)
        let name = try operands.exactlyOne(choices.joined(separator: "|"))
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
        guard let name = try operands.atMostOne() else { return .help(.everything) }
        guard let row = named(name) else {
          throw .unknownCommand(name)
        }
        return .help(.command(row))
      }
    ),
  ]

  // MARK: Options that go together

  /// The options that say what is read.
  static let source: [Option] = [.file, .state]

  /// The options that say how it is printed.
  static let output: [Option] = [.json, .plain, .color, .ascii, .width, .quiet]
}
