// A table view without a screen: it keeps its rows as a real one does, and on a toggle changes only
// those that came or went.
import Foundation
import FriendGroups

/// The rows of a table, as a screen would hold them.
struct Table {
  let file: FriendFile
  private(set) var outline: Outline
  private(set) var rows: [String] = []

  /// The friends of the groups that were open once.
  private var friends: [Int: [Friend]] = [:]

  init(of file: FriendFile) throws {
    self.file = file
    outline = Outline(of: file.list, open: OpenGroups(of: file.list))
    rows = try outline.map { try text(of: $0) }
  }

  /// What a tap on the header of a group does.
  mutating func tap(_ group: Int) throws -> OutlineChange {
    let change = outline.toggle(group)
    switch change {
    case .inserted(let new):
      let texts = try outline[new].map { try text(of: $0) }
      rows.insert(contentsOf: texts, at: new.lowerBound)
    case .removed(let old): rows.removeSubrange(old)
    }
    return change
  }

  private mutating func text(of row: OutlineRow) throws -> String {
    switch row {
    case .group(let index):
      let group = file.list.groups[index]
      return "\(group.name ?? "?") (\(group.total))"
    case .friend(let index, ofGroup: let group):
      let members = try friends[group] ?? file.friends(ofGroup: group)
      friends[group] = members
      return "    \(members[index].name ?? "?")"
    }
  }
}

let path = CommandLine.arguments.dropFirst().first ?? "../friends.plist"
let data = try Data(contentsOf: URL(fileURLWithPath: path))
var table = try Table(of: FriendFile(decoding: data, name: "friends"))
print(table.rows.joined(separator: "\n"))
for group in [3, 0, 3] {
  print("\ntap on group \(group + 1): \(try table.tap(group))")
  print(table.rows.joined(separator: "\n"))
}
