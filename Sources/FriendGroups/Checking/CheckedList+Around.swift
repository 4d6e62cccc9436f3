/// What is wrong around the groups.
extension CheckedList {
  /// Every fault between the members of a container that has the groups in it.
  func faultsAround() -> [Finding] {
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
    return ignoredLists(in: roots[0], path: DataPath(), towards: shape.path.steps[...])
  }

  /// - Parameter way: The steps from the dictionary to the groups; none where they are elsewhere.
  private func ignoredLists(
    in dictionary: Node,
    path: DataPath,
    towards way: ArraySlice<DataPath.Step>?
  ) -> [Finding] {
    guard dictionary.kind == .dictionary, let members = try? source.members(of: dictionary) else {
      return []
    }
    // Where the way ends at this dictionary, its arrays are the groups.
    let hasGroups = way?.isEmpty == true
    var step = way?.first
    var findings: [Finding] = []
    for member in members {
      let key = DataPath.Step.key(member.key.flatMap { source.text(of: $0) } ?? "")
      let path = path.appending(key)
      if key == step {
        step = nil
        findings += ignoredLists(in: member.value, path: path, towards: way?.dropFirst())
      } else if member.value.kind == .dictionary, path.steps.count == 1 {
        findings += ignoredLists(in: member.value, path: path, towards: nil)
      } else if !hasGroups, source.isListOfPeople(member.value) {
        let offset = source.offset(of: member.value)
        findings.append(Finding(kind: .ignoredList, path: path, offset: offset))
      }
    }
    return findings
  }
}
