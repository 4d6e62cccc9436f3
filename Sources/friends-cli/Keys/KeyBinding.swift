/// Keys and what they do: one table feeds the browser, its help page and `help browse`.
struct KeyBinding: Sendable {
  let keys: [Key]
  /// The keys as help spells them.
  let spelling: String
  let action: BrowserAction
  let meaning: String

  /// The action of a key; nil for one that has none.
  static func action(of key: Key) -> BrowserAction? { actions[key] }

  private static let actions: [Key: BrowserAction] = every.reduce(into: [:]) { actions, binding in
    for key in binding.keys { actions[key] = binding.action }
  }

  /// Every key of the list, in the order of help.
  static let every: [KeyBinding] = [
    row([.down, "j"], "↓ j", .down, "a row down"),
    row([.up, "k"], "↑ k", .up, "a row up"),
    row([" ", .enter], "space enter", .toggle, "on a group: open or close it, as a click does"),
    row([.right, "l"], "→ l", .open, "open the group; if it is open, go into it"),
    row([.left, "h"], "← h", .close, "close the group; on a friend, go to the group"),
    row(["e"], "e", .openAll, "open all groups"),
    row(["c"], "c", .closeAll, "close all groups"),
    row(["u"], "u", .undo, "undo an opening or closing"),
    row([.control("r")], "^R", .redo, "redo it"),
    row(["J"], "J", .nextGroup, "to the next group"),
    row(["K"], "K", .previousGroup, "to the group before"),
    row([.home, "g"], "g Home", .first, "to the first row"),
    row([.end, "G"], "G End", .last, "to the last row"),
    row([.pageDown, .control("f")], "PgDn ^F", .pageDown, "a page down"),
    row([.pageUp, .control("b")], "PgUp ^B", .pageUp, "a page up"),
    row([.control("d")], "^D", .halfPageDown, "half a page down"),
    row([.control("u")], "^U", .halfPageUp, "half a page up"),
    row(["/"], "/", .search, "search names and intros, in closed groups too"),
    row(["n"], "n", .nextHit, "to the next hit"),
    row(["N"], "N", .previousHit, "to the hit before"),
    row([.escape], "esc", .endSearch, "end the search, and close what it opened"),
    row(["o"], "o", .onlineOnly, "only friends who are online, or all"),
    row(["r", .control("l")], "r ^L", .reload, "read the files again, and redraw"),
    row(["?"], "?", .help, "this help"),
    row([.control("z")], "^Z", .suspend, "suspend"),
    row(["q"], "q", .leave, "leave"),
    row([.control("c")], "^C", .interrupt, "leave with exit status 130"),
  ]

  /// The columns that the spellings take.
  static var spellingWidth: Int { every.map(\.spelling.displayWidth).max() ?? 0 }

  private static func row(
    _ keys: [Key],
    _ spelling: String,
    _ action: BrowserAction,
    _ meaning: String
  ) -> KeyBinding {
    KeyBinding(keys: keys, spelling: spelling, action: action, meaning: meaning)
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
