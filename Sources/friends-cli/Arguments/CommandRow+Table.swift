import FriendGroups

extension CommandRow {
  /// Every command that help lists, in its order.
  static let every: [CommandRow] = [
    list, tree, expand, collapse, toggle, reset, find, check, convert, isOpen, browse, initialize,
    completions, helping,
  ]

  // MARK: Options that go together

  /// The options that say what is read.
  static let source: [Option] = [.file, .state, .keys, .groupBy]

  /// The options that say how it is printed.
  static let output: [Option] = [
    .json, .plain, .fields, .null, .color, .ascii, .width, .quiet,
  ]

  // MARK: Commands that show

  static let list = CommandRow(
    name: "list",
    synonyms: ["ls", "groups", "dir", "status"],
    operands: [.groups],
    summary: "show the groups",
    details: [
      "Each line has the number of a group, a mark (▸ closed, ▾ open), its name, and how many of its friends are online. With --online only groups are shown in which somebody is known to be online."
    ],
    options: source + [.name, .open, .closed, .online, .hideEmpty] + output,
    fields: Column.ofGroups,
    examples: [
      ("friends-cli list", "all groups"),
      ("friends-cli list --open", "the open groups"),
      ("friends-cli list --plain --fields name", "only their names"),
    ],
    make: { operands, settings in .list(operands.groups(settings)) }
  )

  static let tree = CommandRow(
    name: "tree",
    alias: "print",
    synonyms: ["show", "cat", "view", "display"],
    operands: [.groups],
    summary: "show the groups and the friends in open ones",
    details: [
      "With --all the friends in closed groups are shown too; the state does not change. 'friends-cli FILE' is short for 'friends-cli tree -f FILE'."
    ],
    options: source + [.name, .all, .online, .hideEmpty, .sort] + output,
    fields: Column.ofRows,
    examples: [
      ("friends-cli tree", "the list as you left it"),
      ("friends-cli tree --all --online --hide-empty", "everybody who is online"),
      ("friends-cli tree 2 --sort online,name", "online friends first, then by name"),
    ],
    make: { operands, settings in .tree(operands.groups(settings)) }
  )

  static let find = CommandRow(
    name: "find",
    synonyms: ["search", "grep", "query", "lookup"],
    operands: [Operand(name: "TEXT", kind: .text, count: .one), .groups],
    summary: "show the friends whose name or intro contains TEXT",
    details: [
      "Closed groups are searched too and stay closed. Case, accents and width matter only if TEXT has a capital letter, an accent or an unusual width. Exits with 1 if nobody is found.",
      "A Chinese name is also found by its pinyin, in full, by initials, or both: tongxue, tx or tongx for 同学.",
    ],
    options: source + [.name, .online, .hideEmpty, .sort] + output,
    fields: Column.ofRows,
    examples: [
      ("friends-cli find 妈", "friends with 妈 in their name or intro"),
      ("friends-cli find cc", "陈晨, and every other name with these initials"),
      ("friends-cli find '' --online", "everybody who is online"),
    ],
    make: { operands, settings in
      let (text, groups) = (operands[0], Array(operands.dropFirst()))
      return .find(text, in: groups.groups(settings), words: operands)
    }
  )

  static let isOpen = CommandRow(
    name: "is-open",
    synonyms: ["isopen", "opened", "test"],
    operands: [.someGroups],
    summary: "exit with 0 if all groups are open, 1 if one is closed",
    details: ["Exits with 2 if there is no such group. Prints nothing."],
    options: source + [.name],
    examples: [("if friends-cli is-open 2; then echo open; fi", "ask in a script")],
    make: { operands, settings in .isOpen(operands.groups(settings)) }
  )

  static let browse = CommandRow(
    name: "browse",
    synonyms: ["tui", "ui", "interactive"],
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
    make: { _, _ in .browse }
  )

  // MARK: Commands about files

  static let check = CommandRow(
    name: "check",
    synonyms: ["lint", "validate", "verify"],
    operands: [Operand(name: "FILE", kind: .file, count: .any)],
    summary: "report all problems of data files",
    details: [
      "Every friend is read. Each line has the place, the problem, and the path of the value. Exits with 65 if there is an error, so that list or tree would fail too; warnings fail, with 1, only with --strict. Without FILE the usual data file is checked; --json prints one line for each file."
    ],
    options: [
      .file, .keys, .groupBy, .json, .plain, .fields, .null, .color, .quiet, .strict,
    ],
    fields: Column.ofProblems,
    examples: [
      ("friends-cli check *.json", "every problem of these files"),
      ("friends-cli check --strict -q", "ask in a script whether there is any"),
    ],
    make: { operands, settings throws(UsageError.Reason) in
      if let file = settings.file, let other = operands.first(where: { $0 != file }) {
        throw .twoFiles(file, other)
      }
      return .check(files: operands)
    }
  )

  static let convert = CommandRow(
    name: "convert",
    synonyms: ["export", "save", "to"],
    operands: [.groups],
    summary: "write the list in another format",
    details: [
      "FORMAT is plist (XML), binary (a binary property list), json, vcard (4.0), csv or html (one page that loads nothing). The first three hold everything and are read back as the same list. What the others cannot hold is omitted; -v reports it. The page shows groups open as you left them; elsewhere they are as the data file says."
    ],
    options: source + [.target, .name, .online, .sort, .verbose],
    examples: [
      ("friends-cli convert --to html > friends.html", "a page of your friends"),
      ("friends-cli convert --to vcard 家人 > family.vcf", "a group for an address book"),
      ("friends-cli convert --to json | jq -r '.[].friends[].name'", "every name"),
    ],
    make: { operands, settings throws(UsageError.Reason) in
      guard let target = settings.target else {
        throw .missingOption(Option.target.spelling, choices: Option.target.choices)
      }
      return .convert(target, operands.groups(settings))
    }
  )

  static let initialize = CommandRow(
    name: "init",
    synonyms: ["new", "create", "start"],
    operands: [Operand(name: "FILE", kind: .file, count: .atMostOne)],
    summary: "write an example list; never overwrites a file",
    details: [
      "Without FILE it is written to your data folder, where every command finds it; with - it is printed."
    ],
    options: [.quiet],
    examples: [
      ("friends-cli init", "a list to begin with"),
      ("friends-cli init friends.plist", "a list in this folder"),
    ],
    make: { operands, _ in .initialize(file: operands.first) }
  )

  // MARK: Commands about the program

  static let completions = CommandRow(
    name: "completions",
    synonyms: ["completion", "complete"],
    operands: [.choice(CompletionShell.allCases.map(\.rawValue))],
    summary: "print a completion script for a shell",
    details: [
      "The script completes commands, options, files, and the names of the groups in the file that the command line names, pinyin included: bash and zsh put the name for its pinyin; fish completes the pinyin, wd to wdhy."
    ],
    options: [],
    examples: [
      ("source <(friends-cli completions bash)", "in ~/.bashrc"),
      ("source <(friends-cli completions zsh)", "in ~/.zshrc, after compinit"),
      ("friends-cli completions fish | source", "in ~/.config/fish/config.fish"),
    ],
    make: { operands, _ throws(UsageError.Reason) in
      guard let shell = CompletionShell(rawValue: operands[0]) else {
        throw .extraOperand(operands[0])
      }
      return .completions(shell)
    }
  )

  static let helping = CommandRow(
    name: "help",
    synonyms: ["man", "usage", "?"],
    operands: [Operand(name: "COMMAND", kind: .command, count: .atMostOne)],
    summary: "show help on all commands, or on one",
    options: [.width],
    examples: [("friends-cli help toggle", "what toggle does")],
    make: { operands, _ throws(UsageError.Reason) in
      guard let name = operands.first else { return .help(.everything) }
      guard let row = named(name) else { throw .unknownCommand(name) }
      return .help(.command(row))
    }
  )

  // MARK: What only completion scripts use

  /// The questions of completion scripts, which help does not list.
  static let completing = [
    CommandRow(
      name: "__complete",
      operands: [Operand(name: "WORD", kind: .text, count: .any)],
      summary: "print what the last WORD of a command line may be",
      options: [],
      make: { operands, _ in .complete(at: operands) }
    ),
    CommandRow(
      name: "__complete-pinyin",
      operands: [Operand(name: "WORD", kind: .text, count: .any)],
      summary: "print the pinyin of groups that the last WORD begins",
      options: [],
      make: { operands, _ in .completeSounds(at: operands) }
    ),
  ]
}
