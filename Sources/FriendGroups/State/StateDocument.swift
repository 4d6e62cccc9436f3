#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The text of a state file: for each data file, the groups that the user opened or closed.
///
/// A change is an edit of the text at its place, so whatever else stands in the file survives to
/// the letter: members of a later program, other data files, numbers of any precision.
struct StateDocument: Equatable {
  private(set) var bytes: Data

  /// Why a text is no state.
  enum Fault: Error, Equatable {
    case corrupt
    case newer(version: Int)
  }

  /// The version that this program reads and writes.
  static var version: Int { 1 }

  /// A state in which nothing was ever opened or closed.
  init() { bytes = Self.nothing }

  private static var nothing: Data {
    Data("{\"version\": \(version), \"files\": {}}\n".utf8)
  }

  /// Takes the text of a state file; an empty one, as `mktemp` makes it, is a new state.
  init(reading bytes: Data) throws(Fault) {
    let isBlank = bytes.allSatisfy(" \t\r\n".utf8.contains)
    self.bytes = isBlank ? Self.nothing : bytes
    let source = JSONSource(bytes: self.bytes)
    guard let version = source.value(Int.self, at: ["version"]), version > 0 else { throw .corrupt }
    guard version <= Self.version else { throw .newer(version: version) }
    if let files = source.node(at: ["files"]), files.kind != .dictionary { throw .corrupt }
  }

  /// Whether each group of a data file that the user opened or closed is open.
  ///
  /// - Parameter path: The real path of the data file.
  /// - Complexity: O(*n*) in the size of the state, of which only this file's part is decoded.
  func folds(for path: String) throws(Fault) -> [GroupKey: Bool] {
    try entries(for: path).reduce(into: [:]) { folds, entry in folds[entry.key] = entry.isOpen }
  }

  /// Sets whether groups of a data file are open.
  mutating func set(_ folds: [(key: GroupKey, isOpen: Bool)], for path: String) throws(Fault) {
    let entries = try entries(for: path)
    let source = JSONSource(bytes: bytes)
    guard let groups = source.node(at: ["files", path, "groups"]) else {
      try insertArray(under: ["files", path, "groups"])
      return try set(folds, for: path)
    }
    let elements = source.allMembers(of: groups)
    let placesByKey = Dictionary(grouping: entries.indices) { entries[$0].key }
    var edits: [Edit] = []
    var new: [Entry] = []
    for fold in folds {
      let places = placesByKey[fold.key] ?? []
      if places.isEmpty { new.append(Entry(key: fold.key, isOpen: fold.isOpen)) }
      for place in places {
        guard let open = source.node(at: ["open"], in: elements[place].value) else { continue }
        edits.append(Edit(range: open.range, text: "\(fold.isOpen)"))
      }
    }
    if !new.isEmpty {
      let text = new.map(\.text).joined(separator: ", ")
      edits.append(.appending(text, to: groups, after: elements.last))
    }
    bytes.apply(edits)
  }

  /// Makes an empty array at a path of keys, and the dictionaries on the way.
  private mutating func insertArray(under keys: [String]) throws(Fault) {
    let source = JSONSource(bytes: bytes)
    var known = 0
    while known < keys.count, source.node(at: Array(keys.prefix(known + 1))) != nil { known += 1 }
    guard let parent = source.node(at: Array(keys.prefix(known))), parent.kind == .dictionary else {
      throw .corrupt
    }
    var text = "[]"
    for key in keys[known...].dropFirst().reversed() { text = "{\(quoted(key)): \(text)}" }
    text = "\(quoted(keys[known])): \(text)"
    bytes.apply([.appending(text, to: parent, after: source.allMembers(of: parent).last)])
  }

  private func entries(for path: String) throws(Fault) -> [Entry] {
    let source = JSONSource(bytes: bytes)
    guard let file = source.node(at: ["files", path]) else { return [] }
    guard file.kind == .dictionary else { throw .corrupt }
    guard let groups = source.node(at: ["groups"], in: file) else { return [] }
    do {
      return try source.decode([Entry].self, from: groups)
    } catch {
      throw .corrupt
    }
  }
}
