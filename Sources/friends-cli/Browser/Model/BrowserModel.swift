import FriendGroups

/// All that the browser knows: a value that keys and files change, and a screen is drawn from.
///
/// It touches neither terminal nor files; what is to be done outside it answers as an ``Effect``.
struct BrowserModel {
  private(set) var file: OpenedFile
  private(set) var columns: HeaderColumns
  /// Which groups are open, as data, state and this session say.
  var open: OpenGroups
  /// The group that is open for the moment, because a hit is in it.
  var peeked: Int?
  private(set) var rows: BrowserRows
  /// Where the cursor is, by the numbers of the file.
  var cursor = OutlineRow.group(0)
  /// The first row on the screen.
  var top = 0
  private(set) var size: TerminalSize
  var mode = Mode.list
  private(set) var isOnlineOnly = false
  var search: Search?
  var history = FoldHistory()
  var friends = FriendCache()
  /// Of each group that was asked for, the friends who are online.
  private var online: [Int: [Int]] = [:]
  /// Said until the next key.
  var message: String?
  /// What keeps the list from being the newest; said as long as it is so.
  var trouble: String?

  enum Mode: Equatable {
    case list
    case prompt(SearchPrompt)
    /// The help page, from a line on.
    case help(top: Int)
  }

  /// What is to be done outside.
  enum Effect: Hashable, Sendable {
    case save([GroupFold])
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
    rows = BrowserRows(of: file.list, open: open, shown: nil)
    settle()
  }

  var list: FriendList { file.list }

  /// The rows of the screen that are for the list; the last one is for words.
  var listHeight: Int { max(1, size.rows - 1) }

  var position: Int { rows.position(of: cursor) ?? 0 }

  /// The positions of the rows on the screen.
  var window: Range<Int> { top..<min(rows.count, top + listHeight) }

  mutating func resize(to size: TerminalSize) {
    self.size = size
    settle()
  }

  /// Puts the cursor on the screen, the screen on the list, and the friends on show at hand.
  mutating func settle() {
    top = min(max(top, position - listHeight + 1), position)
    top = max(0, min(top, rows.count - listHeight))
    var shown: [Int] = []
    for position in window {
      let row = rows[position]
      if row.friend != nil, shown.last != row.group { shown.append(row.group) }
    }
    friends.load(shown, of: file)
  }

  /// Lays out the rows anew after open groups or filter have changed; the row of the cursor, or the
  /// header of its group, stays where it is on the screen.
  mutating func layOut() {
    let line = position - top
    var open = open
    if let peeked { open.apply(.expand, to: [peeked]) }
    let shown = isOnlineOnly ? online(of: list.groups.indices.filter(open.isOpen)) : nil
    rows = BrowserRows(of: list, open: open, shown: shown)
    if rows.position(of: cursor) == nil { cursor = .group(cursor.group) }
    top = position - line
    settle()
  }

  private mutating func online(of groups: [Int]) -> [Int: [Int]] {
    for group in groups where online[group] == nil {
      online[group] = friends.group(group, of: file).online
    }
    return online
  }

  /// Takes another version of the data file; its rows are to be laid out after that.
  mutating func replaceFile(by file: OpenedFile, open: OpenGroups) {
    self.file = file
    self.open = open
    columns = HeaderColumns(of: file.list)
    friends = FriendCache()
    online = [:]
  }

  mutating func toggleOnlineOnly() {
    isOnlineOnly.toggle()
    restartSearch()
    layOut()
  }
}
