import FriendGroups

/// What lines up the friends of one group, and how one is written.
struct FriendColumns {
  private var nameWidth = 0
  private var knowsOnline = false
  private var hasVIP = false

  /// Makes room for one more friend.
  mutating func take(_ friend: Friend, name: Shown) {
    nameWidth = max(nameWidth, name.width)
    knowsOnline = knowsOnline || friend.isOnline != nil
    hasVIP = hasVIP || friend.isVIP == true
  }

  /// Writes a friend behind so many columns; what was searched for is marked in name and intro.
  func put(
    _ friend: Friend,
    name: Shown,
    indent: Int,
    hits: FriendMatcher?,
    on line: inout Line
  ) {
    // Half of a narrow terminal is left for intros, but for those behind the longest names.
    let widestName = min(HeaderColumns.widestName, line.style.width.map { $0 / 2 } ?? .max)
    let isVIP = friend.isVIP == true
    line.space(indent)
    if knowsOnline || line.style.isColored {
      let ink: Ink? = line.style.isColored ? .dot(of: name.text) : nil
      let mark = line.style.marks.online(friend.isOnline, isColored: line.style.isColored)
      line.put(Shown(mark: mark), padded: 1, ink: ink)
      line.space(1)
    }
    line.put(
      name,
      padded: min(widestName, nameWidth),
      within: max(1, line.room - (isVIP ? 2 : 0)),
      ink: isVIP ? .vip : nil,
      hits: hits?.ranges(inName:)
    )
    if hasVIP {
      line.space(1)
      if isVIP { line.put(mark: line.style.marks.vip, ink: .vip) } else { line.space(1) }
    }
    if let intro = friend.intro, !intro.isEmpty {
      let intro = Shown(intro)
      line.space(2)
      // Not even an ellipsis fits: a part of one would look like data.
      guard line.room >= min(intro.width, line.style.marks.ellipsis.utf16.count) else { return }
      line.put(intro, ink: .intro, hits: hits?.ranges(inIntro:))
    }
  }
}

extension Style.Marks {
  fileprivate func online(_ isOnline: Bool?, isColored: Bool) -> String {
    switch isOnline {
    case true: online
    case false: offline
    default: isColored ? dot : ""
    }
  }
}
