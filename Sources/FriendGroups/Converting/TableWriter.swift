/// Writes comma-separated values (RFC 4180): a record a friend, below a header.
///
/// A cell that a spreadsheet would evaluate gets an apostrophe before it, and so does one that looks
/// like such a cell with its apostrophe: whoever takes one off reads what was written.
struct TableWriter: ListWriter {
  private var group = FlatGroup()
  private var lost = ConversionLosses()

  var losses: ConversionLosses {
    var losses = group.losses
    losses.add(lost)
    return losses
  }

  func begin(to output: inout [UInt8]) { output.append("group,name,intro,icon,vip,online\r\n") }

  mutating func begin(_ group: FriendGroup, to output: inout [UInt8]) { self.group.begin(group) }

  mutating func write(_ friends: [Friend], to output: inout [UInt8]) {
    for friend in friends {
      group.note(friend)
      for text in [group.name, friend.name, friend.intro, friend.icon] {
        if let text { lost.add(.character, output.append(cell: text)) }
        output.append(ascii: ",")
      }
      output.append(friend.isVIP.cell)
      output.append(ascii: ",")
      output.append(friend.isOnline.cell)
      output.append("\r\n")
    }
  }

  mutating func endGroup(to output: inout [UInt8]) { group.end() }

  func end(to output: inout [UInt8]) -> Bool { false }
}

extension Bool? {
  fileprivate var cell: String { map { $0 ? "true" : "false" } ?? "" }
}

extension [UInt8] {
  /// Writes a cell, in quotes where it needs them: a semicolon or a tab does, too, since where the
  /// comma is a decimal sign spreadsheets split at them.
  ///
  /// - Returns: How many scalars were left out.
  fileprivate mutating func append(cell text: String) -> Int {
    let needsQuotes =
      text.utf8.contains { "\",;\t\r\n".utf8.contains($0) } || text.first == " " || text.last == " "
    if needsQuotes { append(ascii: "\"") }
    if text.isEvaluated { append(ascii: "'") }
    let lost = append(text, as: CellText.self)
    if needsQuotes { append(ascii: "\"") }
    return lost
  }
}

extension String {
  /// Whether a spreadsheet takes this for a formula, apostrophes before it aside.
  fileprivate var isEvaluated: Bool {
    switch unicodeScalars.first(where: { $0 != "'" && !$0.isControl }) {
    case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": true
    default: false
    }
  }
}

/// Text between quotes, or where none are needed.
private enum CellText: TextForm {
  static func isSuspect(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x7F, 0xC2, UInt8(ascii: "\""): true
    default: false
    }
  }

  static func write(_ scalar: Unicode.Scalar, to output: inout [UInt8]) -> Bool {
    if scalar == "\"" {
      output.append("\"\"")
    } else if scalar.isControl {
      return false
    } else {
      output.append(scalar)
    }
    return true
  }
}
