import FriendGroups

/// Keys and what they do: one table feeds the browser, its help page and `help browse`.
struct KeyBinding: Sendable {
  let keys: [Key]
  let action: BrowserAction
  let meaning: String

  /// The keys as help spells them.
  var spelling: String { keys.map(\.spelling).joined(separator: " ") }

  /// The action of a key; nil for one that has none.
  static func action(of key: Key) -> BrowserAction? { actions[key] }

  private static let actions: [Key: BrowserAction] = every.reduce(into: [:]) { actions, binding in
    for key in binding.keys { actions[key] = binding.action }
  }

  /// Every key of the list, in the order of help.
  static let every: [KeyBinding] = [
    row([.down, "j"], .down, "a row down"),
    row([.up, "k"], .up, "a row up"),
    row([" ", .enter], .toggle, "on a group: open or close it, as a click does"),
    row([.right, "l"], .open, "open the group; if it is open, go into it"),
    row([.left, "h"], .close, "close the group; on a friend, go to the group"),
    row(["e"], .openAll, "open all groups"),
    row(["c"], .closeAll, "close all groups"),
    row(["u"], .undo, "undo an opening or closing"),
    row([.control("r")], .redo, "redo it"),
    row(["J"], .nextGroup, "to the next group"),
    row(["K"], .previousGroup, "to the group before"),
    row(["g", .home], .first, "to the first row"),
    row(["G", .end], .last, "to the last row"),
    row([.pageDown, .control("f")], .pageDown, "a page down"),
    row([.pageUp, .control("b")], .pageUp, "a page up"),
    row([.control("d")], .halfPageDown, "half a page down"),
    row([.control("u")], .halfPageUp, "half a page up"),
    row(["/"], .search, "search names and intros, in closed groups too"),
    row(["n"], .nextHit, "to the next hit"),
    row(["N"], .previousHit, "to the hit before"),
    row([.escape], .endSearch, "end the search, and close what it opened"),
    row(["o"], .onlineOnly, "only friends who are online, or all"),
    row(["r", .control("l")], .reload, "read the files again, and redraw"),
    row(["?"], .help, "this help"),
    row([.control("z")], .suspend, "suspend"),
    row(["q"], .leave, "leave"),
    row([.control("c")], .interrupt, "leave with exit status 130"),
  ]

  /// The columns that the spellings take.
  static var spellingWidth: Int { every.map(\.spelling.displayWidth).max() ?? 0 }

  private static func row(
    _ keys: [Key],
    _ action: BrowserAction,
    _ meaning: String
  ) -> KeyBinding {
    KeyBinding(keys: keys, action: action, meaning: meaning)
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
