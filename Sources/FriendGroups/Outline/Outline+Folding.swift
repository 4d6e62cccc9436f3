extension Outline {
  /// Opens a group, and returns the rows that were inserted; nil if it was open.
  ///
  /// - Complexity: O(*n*) in the number of groups behind this one.
  @discardableResult
  public mutating func expand(_ index: Int) -> OutlineChange? {
    open.isOpen(index) ? nil : toggle(index)
  }

  /// Closes a group, and returns the rows that were removed; nil if it was closed.
  ///
  /// - Complexity: O(*n*) in the number of groups behind this one.
  @discardableResult
  public mutating func collapse(_ index: Int) -> OutlineChange? {
    open.isOpen(index) ? toggle(index) : nil
  }

  /// Opens a closed group or closes an open one, and returns the rows that were inserted or removed.
  ///
  /// - Complexity: O(*n*) in the number of groups behind this one.
  @discardableResult
  public mutating func toggle(_ index: Int) -> OutlineChange {
    open.apply(.toggle, to: [index])
    let isOpen = open.isOpen(index)
    let rows = rows(ofGroup: index)
    moveHeaders(behind: index, by: isOpen ? rows.count : -rows.count)
    return OutlineChange(isOpen ? .inserted : .removed, rows, ofGroup: index)
  }

  /// Changes several groups at once, and returns what was inserted and removed, group by group.
  ///
  /// Groups that were already as wanted are left out. Removed rows are counted in the outline as it
  /// was before all changes, inserted rows as it is after all of them: the order in which a table
  /// view takes a batch of updates.
  ///
  /// - Complexity: O(*n*) in the number of groups.
  @discardableResult
  public mutating func apply(
    _ change: FoldChange,
    to indexes: some Sequence<Int>
  ) -> [OutlineChange] {
    var new = open
    let changed = new.apply(change, to: indexes)
    return replaceOpen(by: new, changed: changed)
  }

  /// Opens and closes groups as another state says, and returns what was inserted and removed, like
  /// ``apply(_:to:)``.
  ///
  /// - Parameter state: Which groups of the same list are open.
  /// - Complexity: O(*n*) in the number of groups.
  @discardableResult
  public mutating func apply(_ state: OpenGroups) -> [OutlineChange] {
    let changed = list.groups.indices.filter { open.isOpen($0) != state.isOpen($0) }
    return replaceOpen(by: state, changed: changed)
  }

  private mutating func replaceOpen(by new: OpenGroups, changed: [Int]) -> [OutlineChange] {
    if changed.isEmpty { return [] }
    let removed = changed.filter { !new.isOpen($0) }.map { ($0, rows(ofGroup: $0)) }
    open = new
    layOut()
    var old = removed[...]
    return changed.map { index in
      if let (group, rows) = old.first, group == index {
        old.removeFirst()
        return OutlineChange(.removed, rows, ofGroup: index)
      }
      return OutlineChange(.inserted, rows(ofGroup: index), ofGroup: index)
    }
  }

  /// Where the friends of a group stand, or would stand, by the headers as they are now.
  private func rows(ofGroup index: Int) -> Range<Int> {
    let first = headers[index] + 1
    return first..<(first + friendCount(ofGroup: index))
  }
}
