import FriendGroups

/// Makes the line of one row.
struct RowPainter {
  let model: BrowserModel
  let style: Style

  /// The lines of the window, each as `tree` would print it, in reverse where the cursor is.
  var lines: [String] {
    (0..<model.window.count).compactMap { number in
      guard let row = model.row(onLine: number) else { return nil }
      if row == model.cursor { return style.reversed { put(row, on: &$0) } }
      var line = Line(style: style)
      put(row, on: &line)
      return line.text
    }
  }

  private func put(_ row: OutlineRow, on line: inout Line) {
    switch row {
    case .group(let group): putHeader(of: group, on: &line)
    case .friend(let friend, let group): put(friend, of: group, on: &line)
    }
  }

  private func putHeader(of index: Int, on line: inout Line) {
    let isOpen = model.rows.open.isOpen(index)
    model.columns.put(
      model.list.groups[index],
      number: index + 1,
      isOpen: isOpen,
      hits: model.search?.matcher,
      on: &line
    )
    guard !isOpen, let count = model.search?.friendCount(ofGroup: index), count > 0 else { return }
    line.space(2)
    line.put(mark: count == 1 ? "1 match" : "\(count) matches", ink: .hit)
  }

  private func put(_ index: Int, of groupIndex: Int, on line: inout Line) {
    let group = model.friends[groupIndex]
    if let group, group.friends.indices.contains(index) {
      group.columns.put(
        group.friends[index],
        name: Shown(name: group.friends[index].name),
        indent: model.columns.indent,
        hits: model.search?.matcher,
        on: &line
      )
    } else if let failure = group?.failure {
      guard index == group?.friends.count else { return }
      line.space(model.columns.indent)
      let message = BrowserMessage(failure, about: [model.file.place.shown])
      let text = message.text(within: line.room, ellipsis: style.marks.ellipsis)
      line.put(Shown(text), ink: .error)
    } else {
      // Not read yet.
      line.space(model.columns.indent)
      line.put(mark: style.marks.ellipsis, ink: .intro)
    }
  }
}
