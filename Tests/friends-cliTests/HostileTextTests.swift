import FriendGroups
import Testing

@testable import friends_cli

/// Nothing that a data file, an argument or a variable holds reaches a stream as a control or a
/// bidirectional character: not in a result, an error, a suggestion or a completion.
struct HostileTextTests {
  /// Numbers that are the same in every run: Knuth's linear congruential generator, MMIX.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }

    /// A text with many scalars that are dangerous, and some that are not.
    mutating func text() -> String {
      let ranges: [ClosedRange<UInt32>] = [
        0x01...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
        0x61C...0x61C, 0x20...0x7E, 0x4E00...0x4E20, 0x5D0...0x5EA, 0x627...0x64A, 0x300...0x310,
        0x1F600...0x1F610, 0xFE00...0xFE0F, 0xD7FF...0xD7FF, 0xFFFD...0xFFFF,
      ]
      var text = ""
      for _ in 0..<Int.random(in: 1...12, using: &self) {
        let range = ranges[Int.random(in: 0..<ranges.count, using: &self)]
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) {
          text.unicodeScalars.append(scalar)
        }
      }
      return text
    }
  }

  private static let commands: [[String]] = [
    ["list"], ["tree", "--all"], ["tree", "--all", "--sort", "name", "--width", "17"],
    ["tree", "--all", "--ascii", "--width", "9"], ["expand", "1", "-n"], ["toggle", "--all"],
    ["find", ""], ["check"], ["__complete", "--", "list", ""],
    ["__complete", "--", "list", "--name", ""],
    ["__complete-pinyin", "--", "list", "w"], ["list", "99"],
  ]

  /// Completions with nothing in them would be harmless for another reason.
  private func expectGroups(_ outcome: Outcome, of names: [String], _ comment: Comment) {
    let lines = outcome.output.split(separator: "\n").dropFirst()
    #expect(outcome.output.hasPrefix("groups\n"), comment)
    // What cannot be typed is offered by its number, and its name stands beside it.
    #expect(lines.count == names.count, comment)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, comment)
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func noDangerousCharacterReachesAStream(seed: UInt64) throws {
    var random = Generator(state: seed)
    let sandbox = Sandbox()
    let names = (0..<4).map { _ in random.text() }
    let groups = names.map { name in
      let friends = (0..<2).map { _ in
        "{\"name\":\(random.text().escapedForJSON),\"intro\":\(random.text().escapedForJSON)"
          + ",\"vip\":\(random.text().escapedForJSON)}"
      }
      return "{\"name\":\(name.escapedForJSON),\"friends\":[\(friends.joined(separator: ","))]}"
    }
    try sandbox.write("[\(groups.joined(separator: ","))]", to: "friends.json")
    let typed: [[String]] = [
      ["list", "--name", names[0]], ["list", "--name", names[1] + "x"], ["list", random.text()],
      [random.text()], ["list", "--" + random.text()], ["list", "--color", random.text()],
      ["list", "-f", random.text()], ["find", random.text()], ["help", random.text()],
      ["list", "--state", random.text()], ["init", random.text() + "/" + random.text()],
    ]
    for isTerminal in [false, true] {
      sandbox.isTerminal = isTerminal
      sandbox.columns = isTerminal ? 30 : nil
      for format in [[], ["--json"], ["--plain"]] {
        for command in (Self.commands + typed) {
          let outcome = sandbox.run(command + (command.first == "list" ? format : []))
          expectHarmless(outcome.output, isTerminal: isTerminal, "\(seed): \(command)")
          expectHarmless(outcome.errors, isTerminal: isTerminal, "\(seed): \(command)")
          #expect(outcome.errors.split(separator: "\n").count <= 1, "\(seed): \(command)")
          if Self.commands.contains(command) {
            #expect(outcome.status != ExitStatus.usage.rawValue, "\(seed): \(command)")
          }
          if command == ["__complete", "--", "list", ""] {
            expectGroups(outcome, of: names, "\(seed): \(command)")
          }
        }
        for command in [["tree", "--all"], ["find", ""], ["expand", "1", "-n"]] {
          let outcome = sandbox.run(command + format)
          expectHarmless(outcome.output, isTerminal: isTerminal, "\(seed): \(command)")
        }
      }
    }
  }

  private func expectHarmless(_ text: String, isTerminal: Bool, _ comment: Comment) {
    // What is our own: colours, and on a terminal the marks around right-to-left text.
    // By scalars, since a name may begin with a mark that joins the end of a sequence.
    let color = /\u{1B}\[[0-9;]*m/.matchingSemantics(.unicodeScalar)
    let foreign = text.replacing(color, with: "")
    let hostile = foreign.unicodeScalars.filter { scalar in
      scalar.isHostile && scalar != "\n" && scalar != "\t"
        && !(isTerminal && scalar == "\u{200E}")
    }
    #expect(hostile.isEmpty, comment)
  }
}
