#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The text of a state file, of which one data file's part matters: the groups that the user opened
/// or closed.
///
/// A change is an edit of the text at its place, so whatever else stands in the file survives to
/// the letter: members of a later program, other data files, numbers of any precision.
///
/// The text may be long, for other data files. It is walked through twice, to check it and to find
/// the part that matters; whoever changes that part does not search again.
struct StateDocument: Equatable {
  let bytes: Data

  /// How far the keys lead under which the groups of the data file stand.
  private let groups: StateSource.Descent

  /// Why a text is no state.
  enum Fault: Error, Equatable {
    case corrupt
    case newer(version: Int)
  }

  /// The version that this program reads and writes.
  static var version: Int { 1 }

  /// A state in which nothing was ever opened or closed.
  private static var empty: Data { Data("{\"version\": \(version)}\n".utf8) }

  /// Takes the text of a state file; an empty one, as `mktemp` makes it, is a new state.
  ///
  /// - Parameter path: The real path of the data file.
  /// - Complexity: O(*n*) in the size of the state, of which nothing is decoded but the version.
  init(reading text: Data, for path: String) throws(Fault) {
    bytes = text.allSatisfy(" \t\r\n".utf8.contains) ? Self.empty : text
    let source = StateSource(bytes)
    var (version, files, last): (Node?, Node?, StateSource.Member?)
    guard let root = source.rootDictionary else { throw .corrupt }
    guard let members = try? source.members(of: root) else { throw .corrupt }
    for member in members {
      last = member
      switch source.text(of: member.key) {
      case "version": version = version ?? member.value
      case "files": files = files ?? member.value
      default: break
      }
    }

    guard let number = version.flatMap(source.number(of:)), number > 0
    else { throw .corrupt }
    guard number <= Self.version else { throw .newer(version: number) }
    guard let files else {
      groups = StateSource.Descent(node: root, missing: ["files", path, "groups"], last: last)
      return
    }
    guard files.kind == .dictionary,
      let descent = source.descent(along: [path, "groups"], from: files)
    else { throw .corrupt }
    groups = descent
  }

  /// Whether each group of the data file that the user opened or closed is open.
  func folds() throws(Fault) -> [GroupKey: Bool] {
    try entries().reduce(into: [:]) { folds, entry in folds[entry.key] = entry.isOpen }
  }

  /// The text with groups of the data file set to be open or closed.
  ///
  /// - Parameter folds: Whether a group is open; nil where the user's word is to be forgotten.
  func setting(_ folds: [(key: GroupKey, isOpen: Bool?)]) throws(Fault) -> Data {
    let entries = try entries()
    let placesByKey = Dictionary(grouping: entries.indices) { entries[$0].key }
    let source = StateSource(bytes)
    let elements = groups.missing.isEmpty ? (try? source.members(of: groups.node)) ?? [] : []
    var edits: [Edit] = []
    var new: [Entry] = []
    var forgotten: Set<Int> = []
    for fold in folds {
      let places = placesByKey[fold.key] ?? []
      guard let isOpen = fold.isOpen else {
        forgotten.formUnion(places)
        continue
      }
      if places.isEmpty { new.append(Entry(key: fold.key, isOpen: isOpen)) }
      for place in places {
        let descent = source.descent(along: ["open"], from: elements[place].value)
        guard let descent, descent.missing.isEmpty else { continue }
        edits.append(Edit(range: descent.node.range, text: "\(isOpen)"))
      }
    }
    // An element goes with the comma before it, or behind it where all before it go, too.
    for place in forgotten {
      let isFirst = (0..<place).allSatisfy(forgotten.contains)
      let start =
        isFirst
        ? elements[place].value.range.lowerBound : elements[place - 1].value.range.upperBound
      let isLast = place + 1 == elements.count
      let end =
        isFirst && !isLast
        ? elements[place + 1].value.range.lowerBound : elements[place].value.range.upperBound
      edits.append(Edit(range: start..<end, text: ""))
    }
    if !new.isEmpty {
      let text = new.map(\.text).joined(separator: ", ")
      edits.append(.appending(wrapped(text), to: groups.node, after: groups.last ?? elements.last))
    }
    return bytes.applying(edits)
  }

  /// Entries as they are put into the text: within an array, and the dictionaries around it, where
  /// these do not exist yet.
  private func wrapped(_ entries: String) -> String {
    guard let first = groups.missing.first else { return entries }
    var text = "[\(entries)]"
    for key in groups.missing.dropFirst().reversed() { text = "{\(quoted(key)): \(text)}" }
    return "\(quoted(first)): \(text)"
  }

  private func entries() throws(Fault) -> [Entry] {
    guard groups.missing.isEmpty else { return [] }
    do {
      return try JSONDecoder().decode([Entry].self, from: bytes[groups.node.range])
    } catch {
      throw .corrupt
    }
  }
}
