import FriendGroups
import Testing

@testable import friends_cli

struct HelpTests {
  private static let topics: [Help.Topic] =
    [.beginning, .everything] + CommandRow.every.map(Help.Topic.command)

  @Test(arguments: [nil, 40, 60, 80, 120])
  func linesKeepToTheTerminal(columns: Int?) {
    for topic in Self.topics {
      for line in Help(columns: columns).text(on: topic).split(separator: "\n") {
        // What is to be typed stands on one line, however long.
        let isExample = CommandRow.every.contains { row in
          row.examples.contains { "  \($0.line)" == line }
        }
        let isName = Manual.files.contains { "  \($0.name)" == line }
        #expect(
          line.displayWidth <= min(columns ?? 80, 80) || (columns == 40 && (isExample || isName)),
          "\(line)"
        )
      }
    }
  }

  @Test(arguments: CommandRow.every.map(\.name))
  func everyCommandHasAnExampleThatIsRight(name: String) throws {
    let row = try #require(CommandRow.named(name))
    #expect(!row.examples.isEmpty)
    for example in row.examples {
      let words = ShellWords.split(example.line)
      let start = try #require(words.firstIndex { $0.hasSuffix("friends-cli") }) + 1
      var arguments: [String] = []
      for word in words[start...].prefix(while: { !["|", "<"].contains($0) }) {
        arguments.append(word.filter { !";)".contains($0) })
        if word.hasSuffix(";") { break }
      }
      #expect(throws: Never.self) { try Invocation(arguments).command.get() }
    }
  }

  @Test func theHelpNamesEveryCommandAndOption() {
    let text = Help(columns: 80).text(on: .everything)
    for row in CommandRow.every { #expect(text.contains("\n  \(row.synopsis) ")) }
    for option in Option.every { #expect(text.contains(" \(option.spelling) ")) }
  }
}
