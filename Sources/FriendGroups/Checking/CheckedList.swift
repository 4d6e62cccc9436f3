#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A friend list of which each group either can be read or cannot.
struct CheckedList {
  let source: any Source

  let shape: ListShape
  /// The group, or nil where it cannot be read.
  private let headers: [FriendGroup?]

  /// For each group that shares its name with an earlier one, the number of that.
  private var firstNamesakes: [Int: Int] = [:]

  /// What is wrong around the groups, by its place in the file.
  private(set) var findingsAround: [Finding] = []

  /// Whether all groups are known: no fault of the file hides one.
  private(set) var isWhole = true

  /// - Throws: ``LoadingError`` where there is no list of groups at all.
  init(_ data: Data) throws(LoadingError) {
    let reader = try SourceReader(data)
    let source = reader.source
    let (shape, isBroken) = try Self.shape(of: reader)
    self.source = source
    self.shape = shape
    // Each on its own: a group that cannot be read leaves the others alone.
    headers = shape.groups.concurrentMap(isLarge: source.isLarge) { group in
      if shape.isStray(group) { return nil }
      // The finder of a broken file has not come to the end of each group, and no decoder may be given
      // what was not read before.
      if isBroken, !source.isClean(group.value) { return nil }
      return try? source.header(of: group, fileName: "")
    }
    let faults = isBroken || headers.contains { $0 == nil } ? faultsAround() : []
    isWhole = !isBroken || faults.isEmpty && !isRootOnly
    findingsAround = (faults + ignoredLists()).sorted { $0.offset < $1.offset }
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
    guard isWhole else { return nil }
    var total = 0
    for header in headers {
      guard let group = header else { return nil }
      total += group.total
    }
    return total
  }

  /// Where a group begins in the file.
  func offset(ofGroup index: Int) -> Int {
    let group = shape.groups[index]
    return source.offset(of: group.key ?? group.value)
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
      let ofKey = group.key.flatMap(locator.fault(of:)).map { fault in
        Finding(kind: .syntax(fault.reason), path: path, offset: fault.offset)
      }
      let faults = [ofKey].compactMap { $0 } + locator.allFaults(in: group.value, path: path)
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

  /// Finds the groups; where the file is broken, those that can be told all the same.
  private static func shape(
    of reader: SourceReader
  ) throws(LoadingError) -> (shape: ListShape, isBroken: Bool) {
    do throws(LoadingError) { return (try reader.shape(), false) } catch {
      guard case .syntax = error, let shape = try? reader.shape(takingBroken: true) else {
        throw error
      }
      return (shape, true)
    }
  }
}

extension Source {
  /// Whether no fault stands between the members of a container.
  fileprivate func isClean(_ container: Node) -> Bool {
    (try? visitMembers(of: container) { _ in .goOn }) != nil
  }
}

extension SyntaxLocator {
  /// Every place in a value that its decoder refuses.
  fileprivate func allFaults(in node: Node, path: DataPath) -> [Finding] {
    var findings: [Finding] = []
    visitFaults(in: node) { fault, trail in
      let place = source.path(of: trail, from: path)
      findings.append(Finding(kind: .syntax(fault.reason), path: place, offset: fault.offset))
      return .goOn
    }
    return findings
  }
}
