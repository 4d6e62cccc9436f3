// Two views without a screen, fed by one outline: a table with a section for each group, which is
// told index paths, and a list that animates, which is told identities.
import Foundation
import FriendGroups

/// What a table view is told: section and row, as in `IndexPath(row:section:)`.
struct TableView {
  private(set) var sections: [[String]]

  mutating func insertRows(at paths: [(section: Int, row: Int)], _ texts: [String]) {
    for (path, text) in zip(paths, texts) { sections[path.section].insert(text, at: path.row) }
  }

  mutating func deleteRows(at paths: [(section: Int, row: Int)]) {
    for path in paths.reversed() { sections[path.section].remove(at: path.row) }
  }
}

/// The ten lines between an outline and its views.
struct Feed {
  let file: FriendFile
  private(set) var outline: Outline
  private(set) var table: TableView

  init(of file: FriendFile) throws {
    self.file = file
    outline = Outline(of: file.list, open: OpenGroups(of: file.list))
    table = TableView(sections: file.list.groups.map { _ in [] })
    for group in file.list.groups.indices where outline.open.isOpen(group) {
      let names = try names(ofGroup: group)
      table.insertRows(at: names.indices.map { (group, $0) }, names)
    }
  }

  /// What a tap on the header of a group does to the table.
  mutating func tap(_ group: Int) throws -> OutlineChange {
    let change = outline.toggle(group)
    let paths = change.rowsInSection.map { (section: change.group, row: $0) }
    switch change.kind {
    case .inserted: table.insertRows(at: paths, try names(ofGroup: group))
    case .removed: table.deleteRows(at: paths)
    }
    return change
  }

  /// What a diffable data source, SwiftUI's `List` or a `RecyclerView` compares.
  var identities: [OutlineIdentity] { outline.indices.map(outline.identity) }

  private func names(ofGroup group: Int) throws -> [String] {
    try file.friends(ofGroup: group).map { $0.name ?? "?" }
  }
}

let path = CommandLine.arguments.dropFirst().first ?? "../friends.plist"
let data = try Data(contentsOf: URL(fileURLWithPath: path))
var feed = try Feed(of: FriendFile(decoding: data, name: "friends"))
for group in [3, 0, 3] {
  let before = Set(feed.identities)
  let change = try feed.tap(group)
  let after = Set(feed.identities)
  print("tap on group \(group + 1): rows \(change.rows) \(change.kind)")
  print("  sections: \(feed.table.sections.map(\.count))")
  print("  appeared: \(after.subtracting(before).count), gone: \(before.subtracting(after).count)")
}
