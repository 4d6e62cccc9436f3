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

  /// Where the states of the data files stand, so that the text is not read again to find them.
  private var files: Node?

  /// Why a text is no state.
  enum Fault: Error, Equatable {
    case corrupt
    case newer(version: Int)
  }

  /// The version that this program reads and writes.
  static var version: Int { 1 }

  /// A state in which nothing was ever opened or closed.
  init() {
    bytes = Data("{\"version\": \(Self.version)}\n".utf8)
  }

  /// Takes the text of a state file; an empty one, as `mktemp` makes it, is a new state.
  init(reading bytes: Data) throws(Fault) {
    if bytes.allSatisfy(" \t\r\n".utf8.contains) {
      self = StateDocument()
      return
    }
    self.bytes = bytes
    let source = JSONSource(bytes: bytes)
    let root = source.onlyRoot
    let version = root.flatMap { source.node(at: ["version"], in: $0) }
    guard let version = version.flatMap({ try? source.decode(Int.self, from: $0) }), version > 0
    else { throw .corrupt }
    guard version <= Self.version else { throw .newer(version: version) }
    files = root.flatMap { source.node(at: ["files"], in: $0) }
    if let files, files.kind != .dictionary { throw .corrupt }
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
    guard let groups = files.flatMap({ source.node(at: [path, "groups"], in: $0) }) else {
      try insertGroups(for: path)
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
    apply(edits)
  }

  /// Makes an empty array for the groups of a data file, and the dictionaries around it.
  private mutating func insertGroups(for path: String) throws(Fault) {
    let source = JSONSource(bytes: bytes)
    var parent = files ?? source.onlyRoot
    var keys = files == nil ? ["files", path, "groups"] : [path, "groups"]
    while let key = keys.first, let inner = parent.flatMap({ source.node(at: [key], in: $0) }) {
      parent = inner
      keys.removeFirst()
    }
    guard let parent, parent.kind == .dictionary, let first = keys.first else { throw .corrupt }
    var text = "[]"
    for key in keys.dropFirst().reversed() { text = "{\(quoted(key)): \(text)}" }
    text = "\(quoted(first)): \(text)"
    apply([.appending(text, to: parent, after: source.allMembers(of: parent).last)])
    if files == nil { files = JSONSource(bytes: bytes).node(at: ["files"]) }
  }

  /// Makes edits, which are all among the states of the data files where there are any.
  private mutating func apply(_ edits: [Edit]) {
    let length = bytes.count
    bytes.apply(edits)
    files = files.map { files in
      let end = files.range.upperBound + bytes.count - length
      return Node(kind: files.kind, range: files.range.lowerBound..<end)
    }
  }

  private func entries(for path: String) throws(Fault) -> [Entry] {
    let source = JSONSource(bytes: bytes)
    guard let file = files.flatMap({ source.node(at: [path], in: $0) }) else { return [] }
    guard file.kind == .dictionary else { throw .corrupt }
    guard let groups = source.node(at: ["groups"], in: file) else { return [] }
    do {
      return try source.decode([Entry].self, from: groups)
    } catch {
      throw .corrupt
    }
  }
}
