import Testing

@testable import friends_cli

struct ScreenShiftTests {
  /// The letters of a text as lines, and a last line that belongs to no list.
  private func lines(_ text: String) -> [String] { text.map { String($0) } + ["last"] }

  @Test(arguments: [
    ("abcdefgh", "abcdefgh", nil),
    ("abcdefgh", "Abcdefgh", nil),
    ("abcdefgh", "Axybcdef", ScreenShift(rows: 1..<8, distance: 2)),
    ("Axybcdef", "abcdefgh", ScreenShift(rows: 1..<8, distance: -2)),
    ("abcdefgh", "bcdefghi", ScreenShift(rows: 0..<8, distance: -1)),
    ("bcdefghi", "abcdefgh", ScreenShift(rows: 0..<8, distance: 1)),
    ("abcdefgh", "ijklmnop", nil),
    ("a", "b", nil),
  ])
  func theMoveThatLeavesLeastIsFound(old: String, new: String, shift: ScreenShift?) {
    #expect(ScreenShift.best(from: lines(old), to: lines(new)) == shift)
  }

  @Test(arguments: [(2, "a  bcdef"), (-2, "adefgh  "), (7, "a       ")])
  func whatMovesOutIsLostAndWhatComesInIsEmpty(distance: Int, expected: String) {
    let shift = ScreenShift(rows: 1..<8, distance: distance)
    let moved = shift.applied(to: lines("abcdefgh"))
    #expect(moved == lines(expected).map { $0 == " " ? "" : $0 })
  }

  @Test func theTerminalMovesTheLinesInARegion() {
    #expect(
      ScreenShift(rows: 1..<8, distance: -2).sequence
        == "\u{1B}[0m\u{1B}[2;8r\u{1B}[2;1H\u{1B}[2M\u{1B}[r"
    )
  }
}
