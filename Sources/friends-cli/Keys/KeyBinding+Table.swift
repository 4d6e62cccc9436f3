extension KeyBinding {
  /// Every key, in the order of help.
  static let every: [KeyBinding] = list + typing

  private static let list = table(
    .list,
    [
      ("↓ j", .down, "a row down; 5j goes down five rows"),
      ("↑ k", .up, "a row up"),
      ("J tab", .nextGroup, "to the next group"),
      ("K", .previousGroup, "to the previous group"),
      ("g Home", .first, "to the first row"),
      ("G End", .last, "to the last row; 2G goes to group 2"),
      (":", .goToGroup, "go to the group whose number is typed"),
      ("PgDn ^F", .pageDown, "a page down"),
      ("PgUp ^B", .pageUp, "a page up"),
      ("^D", .halfPageDown, "half a page down"),
      ("^U", .halfPageUp, "half a page up"),
      ("H", .windowTop, "to the top row of the window"),
      ("M", .windowMiddle, "to the middle row"),
      ("L", .windowBottom, "to the bottom row"),
      ("zt", .cursorToTop, "scroll so that this row is at the top"),
      ("zz", .cursorToMiddle, "scroll so that it is in the middle"),
      ("zb", .cursorToBottom, "scroll so that it is at the bottom"),
      ("enter", .select, "on a group, open or close it; on a friend, show everything"),
      ("space", .toggle, "on a group, open or close it, like a click"),
      ("→ l", .open, "open the group; if it is open, go to its first friend"),
      ("← h", .close, "close the group; on a friend, go to its group"),
      ("za", .toggleAround, "open or close the group, on its friends too"),
      ("zo", .expand, "open the group"),
      ("zc", .collapse, "close the group, on its friends too"),
      ("e zR", .openAll, "open all groups"),
      ("c zM", .closeAll, "close all groups"),
      ("O", .openOnly, "open this group alone, or close it if it is the only one open"),
      ("u", .undo, "undo the last change of the groups"),
      ("^R", .redo, "redo it"),
      ("/", .search, "search groups, friends and intros, in closed groups too"),
      ("n", .nextMatch, "to the next match"),
      ("N", .previousMatch, "to the previous match"),
      ("esc", .escape, "end the search and close what it opened; cancel what takes long"),
      ("o", .onlineOnly, "show only friends who are online, or everybody"),
      ("s", .nextOrder, "the next order: of the file, by name, online first, both"),
      ("yy", .copyName, "copy the name to the clipboard of the terminal"),
      ("r ^L", .reload, "read the files again and redraw"),
      ("?", .help, "this help"),
      ("^Z", .suspend, "suspend"),
      ("q", .leave, "quit"),
      ("^C", .interrupt, "quit with exit status 130"),
    ]
  )

  private static let typing = table(
    .prompt,
    [
      ("enter", .accept, "while typing: accept; without a text, the last one"),
      ("esc ^C", .cancel, "while typing: cancel"),
      ("↑ ^P", .olderText, "while typing: an earlier text"),
      ("↓ ^N", .newerText, "while typing: a later text"),
      ("^G", .nextMatch, "while typing: to the next match"),
      ("^T", .previousMatch, "while typing: to the previous match"),
      ("← ^B", .cursorLeft, "while typing: a character to the left"),
      ("→ ^F", .cursorRight, "while typing: a character to the right"),
      ("^A Home", .cursorToStart, "while typing: to the start"),
      ("^E End", .cursorToEnd, "while typing: to the end"),
      ("backspace", .deleteBefore, "while typing: delete a character; if there is none, cancel"),
      ("del ^D", .deleteAfter, "while typing: delete the next character"),
      ("^W", .deleteWord, "while typing: delete the word before"),
      ("^U", .deleteToStart, "while typing: delete everything before"),
      ("^K", .deleteToEnd, "while typing: delete everything after"),
      ("^Z", .suspend, "while typing: suspend"),
    ]
  )

  private static func table(
    _ place: Place,
    _ rows: [(spelling: String, action: BrowserAction, meaning: String)]
  ) -> [KeyBinding] {
    rows.map {
      KeyBinding(spelling: $0.spelling, action: $0.action, meaning: $0.meaning, place: place)
    }
  }
}
