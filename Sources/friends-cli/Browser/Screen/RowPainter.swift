import FriendGroups

/// Makes the line of one row.
struct RowPainter {
  let model: BrowserModel
  let style: Style

  /// The row at a position as `tree` would print it, in reverse where the cursor is.
  func line(at position: Int) -> String {
    let row = model.rows[position]
    if position == model.position { return style.reversed { put(row, on: &$0) } }
    var line = Line(style: style)
    put(row, on: &line)
    return line.text
  }

  private func put(_ row: OutlineRow, on line: inout Line) {
    switch row {
    case .group(let group): putHeader(of: group, on: &line)
    case .friend(let friend, let group): put(friend, of: group, on: &line)
    }
  }

  private func putHeader(of index: Int, on line: inout Line) {
    let isOpen = model.rows.isOpen(index)
    model.columns.put(model.list.groups[index], number: index + 1, isOpen: isOpen, on: &line)
    guard !isOpen, let hits = model.search?.hits[index] else { return }
    line.space(2)
    line.put(mark: hits.count.counted("hit"), ink: .hit)
  }

  private func put(_ index: Int, of groupIndex: Int, on line: inout Line) {
    guard let group = model.friends[groupIndex] else { return }
    if group.friends.indices.contains(index) {
      group.columns.put(
        group.friends[index],
        name: Shown(name: group.friends[index].name),
        indent: model.columns.indent,
        hits: model.search?.matcher,
        on: &line
      )
    } else if let failure = group.failure, index == 0 {
      line.space(model.columns.indent)
      line.put(Shown("\(failure)"), ink: .error)
    }
  }
}
