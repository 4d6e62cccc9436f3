import FriendGroups

/// All that the browser knows: a value that keys and files change, and a screen is drawn from.
///
/// It touches neither terminal nor files; what is to be done outside it answers as an ``Effect``.
/// Work on many friends is done in steps, by ``work()``, so that no key waits for it.
struct BrowserModel {
  private(set) var file: OpenedFile
  private(set) var columns: HeaderColumns
  /// Which groups are open, as data, state and this session say.
  var open: OpenGroups
  /// The group that is open for the moment, because a match is in it.
  var peeked: Int?
  /// What is on show.
  var rows: Outline
  var arrangement: Arrangement
  /// The arrangement in the making.
  var arranging: Arranging?
  /// Where the cursor was before its friend was hidden, and where it has been put.
  var home: (cursor: OutlineRow, moved: OutlineRow)?
  /// Where the cursor is, by the numbers of the file.
  var cursor = OutlineRow.group(0)
  /// The first row on the screen.
  var top = 0
  private(set) var size: TerminalSize
  var mode = Mode.list
  var pending = PendingKeys()
  var search: Search?
  /// The text of the last search, for `n` after its end.
  var lastSearch: String?
  /// What was typed before, by what it was typed for.
  var typed: [Prompt.Kind: [String]] = [:]
  var history = FoldHistory()
  var friends = FriendCache()
  /// The groups that were opened last, as long as their friends are being read.
  var opening: Set<Int> = []
  /// The next group whose friends may be read ahead.
  var preloaded = 0
  /// Said until the next key.
  var message: BrowserMessage?
  /// What keeps the list from being the newest; said as long as it is so.
  var trouble: BrowserMessage?
  /// Whether the work takes so long that the user should see it.
  var showsProgress = false

  enum Mode: Equatable {
    case list
    case prompt(Prompt)
    /// Text instead of the list, from a line on.
    case page(Page, top: Int)
  }

  /// What is to be done outside.
  enum Effect: Hashable, Sendable {
    case save([GroupFold])
    /// To put a text on the clipboard.
    case copy(String)
    /// To read the files again, and to draw all anew.
    case reload
    case suspend
    case leave(ExitStatus)
  }

  init(of file: OpenedFile, open: OpenGroups, size: TerminalSize) {
    self.file = file
    self.open = open
    self.size = size
    columns = HeaderColumns(of: file.list)
    rows = Outline(of: file.list, open: open)
    arrangement = Arrangement(FriendView())
    settle()
  }

  var list: FriendList { file.list }

  /// The rows of the screen that are for the list; the last one is for words.
  var listHeight: Int { max(1, size.rows - 1) }

  var position: Int { rows.position(of: cursor) ?? 0 }

  /// The positions of the rows on the screen.
  var window: Range<Int> { top..<min(rows.count, top + listHeight) }

  /// The group whose header stays on the first line, above its friends; nil if the first line is a
  /// header itself, or the window too low to give a line away.
  var stickyGroup: Int? {
    guard listHeight >= 3, top < rows.count, rows[top].friend != nil else { return nil }
    return rows[top].group
  }

  /// The row on a line of the screen; nil below the last.
  func row(onLine line: Int) -> OutlineRow? {
    if line == 0, let stickyGroup { return .group(stickyGroup) }
    return top + line < window.upperBound ? rows[top + line] : nil
  }

  mutating func resize(to size: TerminalSize) {
    self.size = size
    settle()
    if case .page(let page, let top) = mode { mode = .page(page, top: clamped(top, on: page)) }
  }

  /// Puts the cursor on the screen, the screen on the list, and the friends on show at hand.
  mutating func settle() {
    let position = position
    top = min(max(top, position - listHeight + 1), position)
    top = max(0, min(top, rows.count - listHeight))
    // The header above has covered the row.
    if stickyGroup != nil, top == position { top -= 1 }
    friends.show(friendsInWindow, of: file)
  }

  private var friendsInWindow: [FriendCache.Need] {
    window.reduce(into: []) { needs, position in
      guard let friend = rows[position].friend else { return }
      let group = rows[position].group
      if needs.last?.group != group { needs.append(FriendCache.Need(group: group, count: 0)) }
      needs[needs.count - 1].count = max(needs[needs.count - 1].count, friend + 1)
    }
  }

  /// Takes another version of the data file, in file order and with everybody on show.
  mutating func replaceFile(by file: OpenedFile, open: OpenGroups) {
    self.file = file
    self.open = open
    columns = HeaderColumns(of: file.list)
    rows = Outline(of: file.list, open: open)
    arrangement = Arrangement(FriendView())
    arranging = nil
    home = nil
    friends = FriendCache()
    opening = []
    preloaded = 0
  }
}
