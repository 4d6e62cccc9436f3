import FriendGroups

@testable import friends_cli

/// As much of a terminal as ``ScreenWriter`` needs: it shows what bytes make of the screen before
/// them, by the rules of ECMA-48 and DEC.
struct ScreenEmulator {
  /// One column; of a wide character the second one is empty.
  struct Cell: Equatable {
    var text = " "
    var ink = ""
  }

  let columns: Int
  private(set) var lines: [[Cell]]
  private(set) var cursor = (line: 0, column: 0)
  private var ink = ""
  private var region: Range<Int>
  /// Sequences that this does not know; there should be none.
  private(set) var unknown: [String] = []

  init(_ size: TerminalSize) {
    columns = size.columns
    lines = Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
    region = 0..<size.rows
  }

  /// The screen in words, for a comparison that can be read.
  var text: String {
    lines.map { cells in
      var ink = ""
      return cells.reduce(into: "") { line, cell in
        if cell.ink != ink { line += "[\(cell.ink)]" }
        ink = cell.ink
        line += cell.text
      }
    }.joined(separator: "\n")
  }

  mutating func show(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.first {
      if character == "\u{1B}" {
        guard let match = rest.prefixMatch(of: /\x{1B}\[([0-9;]*)([A-Za-z])/) else {
          return unknown.append(String(rest))
        }
        obey(match.2.first ?? " ", match.1.split(separator: ";").compactMap { Int($0) }, match.1)
        rest = rest[match.range.upperBound...]
      } else {
        put(character)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func put(_ character: Character) {
    let width = character.displayWidth
    guard width > 0 else {
      if cursor.column > 0 { lines[cursor.line][cursor.column - 1].text.append(character) }
      return
    }
    // Without wrapping, what is too much falls on the last column.
    let column = min(cursor.column, columns - width)
    guard column >= 0 else { return }
    lines[cursor.line][column] = Cell(text: String(character), ink: ink)
    if width == 2 { lines[cursor.line][column + 1] = Cell(text: "", ink: ink) }
    cursor.column = column + width
  }

  private mutating func obey(_ final: Character, _ numbers: [Int], _ parameters: Substring) {
    let empty = Array(repeating: Cell(), count: columns)
    switch final {
    case "H":
      cursor = (line: (numbers.first ?? 1) - 1, column: (numbers.dropFirst().first ?? 1) - 1)
    case "J": lines = lines.map { _ in empty }
    case "K": for column in cursor.column..<columns { lines[cursor.line][column] = Cell() }
    case "m": ink = parameters == "0" || parameters.isEmpty ? "" : ink + "\(parameters)m"
    case "r":
      region = numbers.isEmpty ? 0..<lines.count : (numbers[0] - 1)..<numbers[1]
      cursor = (line: 0, column: 0)
    case "L", "M":
      guard region.contains(cursor.line) else { return }
      for _ in 0..<(numbers.first ?? 1) {
        lines.remove(at: final == "L" ? region.upperBound - 1 : cursor.line)
        lines.insert(empty, at: final == "L" ? cursor.line : region.upperBound - 1)
      }
    default: unknown.append("\(parameters)\(final)")
    }
  }
}
