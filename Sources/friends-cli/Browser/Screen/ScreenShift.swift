/// A move of some lines up or down by the terminal itself, so that only what comes in is written.
///
/// A group that opens pushes the lines below it down, and a list that scrolls moves whole.
struct ScreenShift: Equatable {
  /// The lines that move; those that leave this range are lost, and the others in it are empty.
  let rows: Range<Int>
  /// How far they move: down where it is positive, up where it is negative.
  let distance: Int

  /// The move after which the fewest lines are left to write; nil where none saves enough.
  ///
  /// The last line stays, since it belongs to no list.
  ///
  /// - Complexity: O(*n*²) in the number of lines, but for screens that hardly differ.
  static func best(from old: [String], to new: [String]) -> ScreenShift? {
    let end = old.count - 1
    guard let first = old.indices.first(where: { old[$0] != new[$0] }), first < end else {
      return nil
    }
    var best: ScreenShift?
    // A move costs about as many bytes as a short line.
    var fewest = (first..<end).count { old[$0] != new[$0] } - 1
    guard fewest > 2 else { return nil }
    // The header of a group that is opened changes and stays; what is below it moves.
    for top in [first + 1, first] where top < end - 1 {
      for length in 1..<(end - top) {
        for distance in [length, -length] {
          let shift = ScreenShift(rows: top..<end, distance: distance)
          let left = (first..<end).count { shift.line(at: $0, of: old) != new[$0] }
          if left < fewest { (best, fewest) = (shift, left) }
        }
      }
    }
    return best
  }

  /// The lines after the move.
  func applied(to lines: [String]) -> [String] {
    lines.indices.map { line(at: $0, of: lines) }
  }

  /// The sequences of ECMA-48 and DEC for it: a scrolling region, lines inserted or deleted in it.
  ///
  /// What comes in takes the colour in force, so that is put back first.
  var sequence: String {
    "\u{1B}[0m\u{1B}[\(rows.lowerBound + 1);\(rows.upperBound)r\u{1B}[\(rows.lowerBound + 1);1H"
      + "\u{1B}[\(abs(distance))\(distance > 0 ? "L" : "M")\u{1B}[r"
  }

  private func line(at row: Int, of lines: [String]) -> String {
    guard rows.contains(row) else { return lines[row] }
    return rows.contains(row - distance) ? lines[row - distance] : ""
  }
}
