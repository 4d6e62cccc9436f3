/// What a key asks the browser to do.
enum BrowserAction: Hashable, Sendable {
  case up, down, pageUp, pageDown, halfPageUp, halfPageDown
  case first, last, nextGroup, previousGroup
  case toggle, open, close, openAll, closeAll, undo, redo
  case search, nextHit, previousHit, endSearch
  case onlineOnly, reload, help, suspend, leave, interrupt
}
