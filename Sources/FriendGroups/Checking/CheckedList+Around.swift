/// What is wrong around the groups.
extension CheckedList {
  /// Whether the root itself is the only group, with all that is wrong in the file.
  var isRootOnly: Bool {
    guard let root = try? source.roots().first else { return false }
    return shape.groups.first?.value == root && shape.groups.count == 1
  }

  /// Every fault outside the groups.
  func faultsAround() -> [Finding] {
    if isRootOnly { return [] }
    var faults: [Finding] = []
    source.walkThroughRoots { finding, path in
      if case .fault(let fault) = finding {
        faults.append(Finding(kind: .syntax(fault.reason), path: path(), offset: fault.offset))
      }
      return .goOn
    }
    faults.sort { $0.offset < $1.offset }
    var groups = shape.groups.map(\.value.range)[...]
    return faults.filter { fault in
      while let group = groups.first, group.upperBound <= fault.offset { groups.removeFirst() }
      return groups.first?.contains(fault.offset) != true
    }
  }

  /// The lists beside the groups, as deep as those are looked for: two levels down.
  func ignoredLists() -> [Finding] {
    guard let roots = try? source.roots(), roots.count == 1, !shape.isSingle else { return [] }
    return ignoredLists(in: roots[0], path: DataPath())
  }

  private func ignoredLists(in dictionary: Node, path: DataPath) -> [Finding] {
    guard dictionary.kind == .dictionary else { return [] }
    let isRoot = path.steps.isEmpty
    var findings: [Finding] = []
    try? source.visitMembers(of: dictionary) { member in
      let value = member.value
      let key = member.key.flatMap { source.text(of: $0) } ?? ""
      if isRoot, value.kind == .dictionary {
        findings += ignoredLists(in: value, path: path.appending(.key(key)))
      } else if source.isListOfPeople(value), !isShown(value, isInRoot: isRoot) {
        let offset = source.offset(of: value)
        findings.append(Finding(kind: .ignoredList, path: path, key: key, offset: offset))
      }
      return .goOn
    }
    return findings
  }

  /// Whether an array is that of the groups, or one of them.
  private func isShown(_ array: Node, isInRoot: Bool) -> Bool {
    switch shape.naming {
    case .inGroup: source.first(in: array) == shape.groups.first?.value
    case .key: isInRoot
    case .file: array == shape.groups.first?.value
    }
  }
}
