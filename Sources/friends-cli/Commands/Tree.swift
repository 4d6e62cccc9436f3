import FriendGroups

extension Session {
  /// `tree`: the outline, or all of it.
  func tree(_ operands: [FriendList.Operand]) throws(Failure) -> ExitStatus {
    let file = try open()
    let indexes = try indexes(of: operands, in: file)
    let isUnfolded = settings.selection == .all
    try showOutline(of: file, indexes, open: try openGroups(of: file), isUnfolded: isUnfolded)
    return .done
  }

  /// Shows sections group by group: only what is on show is decoded, and no more than a few thousand
  /// friends ahead, unless they are sorted.
  func showOutline(
    of file: OpenedFile,
    _ indexes: [Int],
    open: OpenGroups,
    changed: [Int]? = nil,
    isUnfolded: Bool = false
  ) throws(Failure) {
    guard var renderer = renderer() else { return }
    let lines = file.lines(of: indexes, open: open)
    try renderer.begin(
      Report(
        file: file.place.path?.description,
        groups: lines,
        changed: changed.map { $0.map { $0 + 1 } },
        kind: .outline
      )
    )
    func isShown(_ line: GroupLine) -> Bool { line.isOpen || isUnfolded }
    var reader = file.friends(ofGroups: lines.filter(isShown).map { $0.number - 1 })
    for line in lines {
      if !isShown(line) {
        try renderer.show(line, friends: nil)
      } else if settings.order != .file {
        try renderer.show(line, friends: chosen(file.next(of: &reader)))
      } else {
        try show(line, of: file, from: &reader, on: &renderer)
      }
    }
    try renderer.end(matches: nil)
  }

  /// Shows a group as it is read.
  private func show(
    _ line: GroupLine,
    of file: OpenedFile,
    from reader: inout FriendReader,
    on renderer: inout any Renderer
  ) throws(Failure) {
    var isBegun = false
    try file.visitNext(of: &reader) { (friends, isLast) throws(Failure) in
      if !isBegun {
        // What comes in parts is read twice where it has to line up: to keep it takes three times
        // the memory.
        if !isLast, type(of: renderer).measuresFriends {
          try measure(line, of: file, for: &renderer)
        }
        // Where the first friends cannot be read, there is no header either.
        try renderer.begin(line, isUnfolded: true)
      }
      isBegun = true
      try renderer.show(chosen(friends))
    }
    try renderer.end(line)
  }

  private func measure(
    _ line: GroupLine,
    of file: OpenedFile,
    for renderer: inout any Renderer
  ) throws(Failure) {
    var reader = file.friends(ofGroups: [line.number - 1])
    try file.visitNext(of: &reader) { friends, _ in renderer.measure(chosen(friends)) }
  }
}
