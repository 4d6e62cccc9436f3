#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A friend list of which each group either can be read or cannot.
struct CheckedList {
  let source: any Source

  private let shape: ListShape
  /// The group, or nil where it cannot be read.
  private let headers: [FriendGroup?]

  /// For each group that shares its name with an earlier one, the number of that.
  private var firstNamesakes: [Int: Int] = [:]

  /// - Throws: ``LoadingError`` where there is no list of groups at all.
  init(_ data: Data) throws(LoadingError) {
    let reader = try SourceReader(data)
    let shape = try reader.shape()
    source = reader.source
    self.shape = shape
    // Each on its own: a group that cannot be read leaves the others alone.
    headers = shape.groups.concurrentMap(isLarge: source.isLarge) { group in
      shape.isStray(group) ? nil : try? reader.source.header(of: group, fileName: "")
    }
    var numbers: [String: Int] = [:]
    for (index, header) in headers.enumerated() {
      guard let name = header?.name, !name.isEmpty else { continue }
      if let first = numbers[name] {
        firstNamesakes[index] = first
      } else {
        numbers[name] = index + 1
      }
    }
  }

  /// How many groups there are.
  var count: Int { headers.count }

  /// How many friends all groups have; nil where a group cannot be read.
  var friends: Int? {
    var total = 0
    for header in headers {
      guard let group = header else { return nil }
      total += group.total
    }
    return total
  }

  /// What is wrong with a group and its friends.
  func findings(inGroup index: Int) -> [Finding] {
    let group = shape.groups[index]
    let path = shape.path(ofGroup: index, in: source)
    if shape.isStray(group) {
      let kind = Problem.Kind.noGroup(group.value.kind)
      return [Finding(kind: kind, path: path, offset: source.offset(of: group.value))]
    }
    if headers[index] == nil {
      let locator = SyntaxLocator(source: source)
      let nodes = [group.key].compactMap { $0 } + [group.value]
      let faults = nodes.flatMap { locator.allFaults(in: $0, path: path) }
      if !faults.isEmpty { return faults }
      let kind = Problem.Kind.syntax(.unreadable(group.value.kind))
      return [Finding(kind: kind, path: path, offset: source.offset(of: group.value))]
    }
    var check = GroupCheck(source: source, path: path)
    switch shape.naming {
    case .inGroup: check.checkDictionary(group.value, sharingNameWith: firstNamesakes[index])
    case .key:
      check.checkArray(group.value, named: group.key, sharingNameWith: firstNamesakes[index])
    case .file: check.checkArray(group.value, named: nil, sharingNameWith: nil)
    }
    return check.findings
  }

  /// What is wrong around the groups: lists beside theirs, on the way from the root to it.
  func findingsAround() -> [Finding] {
    guard shape.naming != .key, var node = try? source.roots().first else { return [] }
    var findings: [Finding] = []
    var path = DataPath()
    for step in shape.path.steps {
      guard let members = try? source.members(of: node) else { break }
      var next: Node?
      for member in members {
        let key = DataPath.Step.key(member.key.flatMap { source.text(of: $0) } ?? "")
        if key == step, next == nil {
          next = member.value
        } else if source.isListOfDictionaries(member.value) {
          findings.append(
            Finding(
              kind: .ignoredList,
              path: path.appending(key),
              offset: source.offset(of: member.value)
            )
          )
        }
      }
      guard let next else { break }
      path = path.appending(step)
      node = next
    }
    return findings
  }
}

extension SyntaxLocator {
  /// Every place in a value that its decoder refuses.
  fileprivate func allFaults(in node: Node, path: DataPath) -> [Finding] {
    var findings: [Finding] = []
    visitFaults(in: node) { fault, trail in
      let steps = trail.steps.map { step -> DataPath.Step in
        switch step {
        case .index(let index): .index(index)
        case .key(let key): .key(source.text(of: key) ?? "")
        }
      }
      let place = DataPath(path.steps + steps)
      findings.append(Finding(kind: .syntax(fault.reason), path: place, offset: fault.offset))
      return .goOn
    }
    return findings
  }
}
