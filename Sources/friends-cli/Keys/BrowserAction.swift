/// What a key asks the browser to do.
enum BrowserAction: Hashable, Sendable {
  // Moving in the list, and on pages of text.
  case up, down, pageUp, pageDown, halfPageUp, halfPageDown
  case first, last, nextGroup, previousGroup, goToGroup
  case windowTop, windowMiddle, windowBottom
  case cursorToTop, cursorToMiddle, cursorToBottom
  // Opening and closing.
  case select, toggle, toggleAround, open, expand, close, collapse
  case openAll, closeAll, openOnly, undo, redo
  // Finding and arranging.
  case search, nextMatch, previousMatch, escape, onlineOnly, nextOrder
  // The rest.
  case copyName, reload, help, suspend, leave, interrupt
  // While a text is typed.
  case accept, cancel, olderText, newerText
  case cursorLeft, cursorRight, cursorToStart, cursorToEnd
  case deleteBefore, deleteAfter, deleteWord, deleteToStart, deleteToEnd
}
