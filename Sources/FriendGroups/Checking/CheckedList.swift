#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A friend list of which each group either can be read or cannot.
struct CheckedList: Sendable {
  private let source: any Source
  private let shape: ListShape
  private let groups: [FriendGroup?]
  private let places: [GroupPlace]

  /// For each group that shares its name with an earlier one, the number of that.
  private var firstNamesakes: [Int: Int] = [:]

  /// The faults of a broken file that are in no group, and those of each group that has any.
  private var faultsAround: ArraySlice<Finding> = []
  private var faults: [Int: [Finding]] = [:]

  /// Why groups cannot be read whose text is whole.
  private let broken: [Int: SyntaxFault]

  /// The lists beside the groups, which are not read.
  private var ignoredLists: [Finding] = []

  /// Whether all groups are known: no fault of the file hides one.
  private(set) var isWhole = true

  private var slips = KeySlips()

  /// Where faults are of which the group was walked through.
  private var faultOffsets: Set<Int> = []

  /// The containers that were looked through, where several values may share one.
  private var seen: Set<Int>?
  private var namedByInference = 0

  /// - Throws: ``LoadingError`` where there is no list of groups at all.
  init(_ source: any Source, options: ReadingOptions) throws(LoadingError) {
    try self.init(of: source, options: options)
  }

  private init(of source: some Source, options: ReadingOptions) throws(LoadingError) {
    self.source = source
    seen = type(of: source).isText ? nil : []
    var isBroken = false
    do throws(LoadingError) {
      shape = try source.shape(options: options)
    } catch {
      guard case .syntax = error,
        let found = try? source.shape(options: options, takingBroken: true)
      else { throw error }
      shape = found
      isBroken = true
    }
    var reader = GroupReader(source, shape, fileName: "", takesBroken: true)
    do throws(GroupFailure) { try reader.read() } catch {
      if case .syntax(let fault) = error, fault.reason == .sharedTooOften {
        throw source.error(of: error)
      }
      isWhole = false
    }
    groups = reader.groups.enumerated().map { reader.isBroken($0.offset) ? nil : $0.element }
    broken = reader.broken.compactMapValues { $0 }
    places = reader.places
    if isBroken || !isWhole || !reader.broken.isEmpty { sortFaults(of: source) }
    if isBroken, faultsAround.isEmpty, !places.isEmpty { isWhole = true }
    ignoredLists = source.listsBeside(shape)
    var numbers: [String: Int] = [:]
    for (index, group) in groups.enumerated() {
      guard let name = group?.name else { continue }
      if let first = numbers[name] {
        firstNamesakes[index] = first
      } else {
        numbers[name] = index + 1
      }
    }
  }

  /// How many groups there are.
  var count: Int { groups.count }

  /// How many friends all groups have; nil where a group cannot be read.
  var friends: Int? {
    guard isWhole else { return nil }
    var total = 0
    for group in groups {
      guard let group else { return nil }
      total += group.total
    }
    return total
  }

  /// The text, for positions; nil for a binary property list.
  var text: Data? { type(of: source).isText ? source.bytes : nil }

  // MARK: Faults

  private mutating func sortFaults(of source: some Source) {
    var findings: [Finding] = []
    source.withCursor { cursor in
      var walk = FaultWalk(cursor, seen: type(of: source).isText ? nil : [])
      let rest = walk.run(source.root.kind) { fault, steps in
        let kind = Problem.Kind.syntax(fault.reason)
        findings.append(Finding(kind: kind, path: DataPath(steps), offset: fault.offset))
      }
      guard var rest else { return }
      do throws(SyntaxFault) { try rest.finish() } catch {
        let kind = Problem.Kind.syntax(error.reason)
        findings.append(Finding(kind: kind, path: DataPath(), offset: error.offset))
      }
    }
    findings.sort { $0.offset < $1.offset }
    var around: [Finding] = []
    var index = 0
    for finding in findings {
      while index < places.count, places[index].node.range.upperBound <= finding.offset {
        index += 1
      }
      if index < places.count, places[index].node.range.contains(finding.offset) {
        faults[index, default: []].append(finding)
      } else {
        around.append(finding)
      }
    }
    faultsAround = around[...]
    if !around.isEmpty { isWhole = false }
  }

  // MARK: Findings

  /// What is wrong with a group and what stands before the next one; behind the last group, what is told
  /// once for the file; nil behind that.
  mutating func findings(ofPart part: Int) -> [Finding]? {
    if part == count { return findingsOfFile }
    if part == count + 1 { return uses }
    if part > count { return nil }
    var findings = findings(inGroup: part, of: source)
    let isLast = part + 1 == count
    let end = isLast ? Int.max : offset(ofGroup: part + 1)
    while let fault = faultsAround.first, fault.offset < end {
      findings.append(fault)
      faultsAround.removeFirst()
    }
    while let list = ignoredLists.first, list.offset < end {
      findings.append(list)
      ignoredLists.removeFirst()
    }
    return findings
  }

  /// Where a group begins in the file.
  private func offset(ofGroup index: Int) -> Int {
    source.offset(of: places[index].key ?? places[index].node)
  }

  private mutating func findings(inGroup index: Int, of source: some Source) -> [Finding] {
    let place = places[index]
    let path = place.step.map { shape.path.appending($0) } ?? shape.path
    guard let group = groups[index] else {
      if let faults = faults[index] { return faults }
      if let fault = broken[index] {
        let path = source.path(to: fault.offset)
        return [Finding(kind: .syntax(fault.reason), path: path, offset: fault.offset)]
      }
      let offset = source.offset(of: place.node)
      let kind = Problem.Kind.noGroup(place.node.kind)
      return [Finding(kind: kind, path: path, offset: offset)]
    }
    if let faults = faults[index] { return faults }
    var check = GroupCheck(source, shape, slips: slips, seen: seen)
    do throws(SyntaxFault) {
      try check.check(group, at: place, sharingNameWith: firstNamesakes[index], path: path)
      slips = check.slips
      seen = check.seen
      namedByInference += check.namedByInference
      return check.findings
    } catch {
      let finding = Finding(kind: .syntax(error.reason), path: path, offset: error.offset)
      // Groups that share a broken list share its faults.
      guard faultOffsets.insert(error.offset).inserted else { return [finding] }
      return source.faults(in: place, path: path) ?? [finding]
    }
  }

  /// What was needed to understand the file.
  private var uses: [Finding] {
    let start = source.offset(of: shape.list)
    return shape.uses(groups: count, named: namedByInference).map { use, count in
      Finding(kind: .used(use), path: shape.path, offset: start, count: count)
    }
  }

  /// The keys that look like others, and what stands behind the last group.
  private var findingsOfFile: [Finding] {
    let slips = slips.slips.map { slip in
      Finding(
        kind: .unknownKey(slip.key, similar: slip.similar),
        path: slip.path,
        offset: slip.offset,
        count: slip.count
      )
    }
    return Array(faultsAround) + ignoredLists + slips
  }
}

extension ListShape {
  /// What was needed to understand the file, beyond the plain rules.
  ///
  /// - Parameters:
  ///   - groups: How many groups there are.
  ///   - named: How many friends have a name.
  fileprivate func uses(groups: Int, named: Int) -> [(Problem.Use, Int)] {
    var uses: [(Problem.Use, Int)] = []
    if let service { uses.append((.service(service.name), 1)) }
    if service == nil, list.kind == .dictionary {
      switch members {
      case .groups, .namedLists: uses.append((.dictionary(.group), 1))
      case .friends: uses.append((.dictionary(.friend), 1))
      case .onlyGroup: break
      }
    }
    if case .unknown(let keys)? = lists {
      for key in keys.sorted() { uses.append((.friends(key: key), groups)) }
    }
    if let key = friends.inferredName { uses.append((.names(key: key), named)) }
    if case .key(let key, _)? = grouping, service == nil { uses.append((.groups(key: key), 1)) }
    if friends.repairsText { uses.append((.repairedText, 1)) }
    return uses
  }
}

extension Source {
  /// Every fault in a group; nil where there is none.
  fileprivate func faults(in place: GroupPlace, path: DataPath) -> [Finding]? {
    var findings: [Finding] = []
    withCursor(at: place.node.range.lowerBound) { cursor in
      var walk = FaultWalk(cursor, seen: Self.isText ? nil : [])
      _ = walk.run(place.node.kind) { fault, steps in
        let kind = Problem.Kind.syntax(fault.reason)
        findings.append(
          Finding(kind: kind, path: DataPath(path.steps + steps), offset: fault.offset)
        )
      }
    }
    return findings.isEmpty ? nil : findings
  }

  /// The lists beside the groups that may hold people, two levels down, in a file that is a dictionary.
  fileprivate func listsBeside(_ shape: ListShape) -> [Finding] {
    guard root.kind == .dictionary, shape.list.range.lowerBound != root.range.lowerBound else {
      return []
    }
    var findings: [Finding] = []
    withCursor { cursor in
      try? collect(in: cursor, DataPath(), shape, &findings)
    }
    return findings
  }

  private func collect(
    in start: Reader,
    _ path: DataPath,
    _ shape: ListShape,
    _ findings: inout [Finding]
  ) throws(SyntaxFault) {
    var cursor = start
    try cursor.visitMembers(of: .dictionary) { (cursor, key) throws(SyntaxFault) in
      let name = key.flatMap { cursor.text(of: $0) } ?? ""
      let isList = cursor.at == shape.list.range.lowerBound
      if cursor.kind == .array, !isList {
        let list = Node(kind: .array, range: cursor.at..<cursor.at + 1)
        let content = ListContent(of: list, in: cursor, KeyCache(.ofTable), last: false)
        if content == .people || content == .texts {
          let offset = cursor.offset(of: list)
          findings.append(Finding(kind: .ignoredList, path: path, key: name, offset: offset))
        }
      } else if cursor.kind == .dictionary, !isList, path.steps.isEmpty {
        try? collect(in: cursor, path.appending(.key(name)), shape, &findings)
      }
      _ = try cursor.skip()
    }
  }
}
