import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// Holds the pages that a user reads first to what the program does.
struct ReadmeTests {
  private static let pages = ["README.md", "README.zh-CN.md"]

  /// Runs every `console` example of a page, as somebody does who pastes them into one shell: what
  /// one line does to the shell is there for the next.
  @Test(arguments: pages)
  func everyExampleIsTrue(page: String) throws {
    let readme = try Package.text(of: page)
    let sandbox = Sandbox()
    try sandbox.copy("Examples")
    let written = Self.examples(in: readme)
    #expect(!written.isEmpty)
    let lines = written.filter { $0.hasPrefix("$ ") }
    let end = "@@ end of an example @@"
    let script = lines.map { "\($0.dropFirst(2))\necho '\(end)'" }.joined(separator: "\n")
    let output = try Executable.shell("{ \(script)\n} 2>&1", in: sandbox).output
    var real: [String] = []
    for (line, answer) in zip(lines, output.components(separatedBy: end)) {
      real.append(line)
      real += answer.split(whereSeparator: \.isNewline).map(String.init)
    }
    #expect(real == written)
  }

  @Test func bothPagesHaveTheSameRecipes() throws {
    func recipes(_ page: String) throws -> Set<String> {
      // The words that are printed are of the page's language.
      Set(
        Self.examples(in: try Package.text(of: page)).filter { $0.hasPrefix("$ ") }
          .map { String($0.prefix { $0 != "{" && $0 != ";" }) }
      )
    }
    let (english, chinese) = (try recipes("README.md"), try recipes("README.zh-CN.md"))
    #expect(english.subtracting(chinese).isEmpty)
  }

  @Test(arguments: pages)
  func everyCommandIsInTheTable(page: String) throws {
    let rows = try Package.text(of: page).split(separator: "\n").filter { $0.hasPrefix("| `") }
    for command in CommandRow.every {
      #expect(rows.contains { $0.contains("`\(command.name)") }, "\(command.name)")
    }
  }

  /// The pictures are what the program prints: `Scripts/make-pictures PROGRAM` draws them anew.
  @Test(.needs(.python3), arguments: ["tour.svg", "errors.svg", "browse.svg"])
  func thePicturesAreUpToDate(name: String) throws {
    let sandbox = Sandbox()
    let script = Package.root.appending("Scripts/make-pictures")
    let outcome = try Executable.shell(
      "python3 '\(script)' '\(Executable.friends.path)' --output .",
      in: sandbox
    )
    #expect(outcome.errors == "")
    #expect(try sandbox.text(of: name) == Package.text(of: "Documentation/\(name)"))
  }

  private static func examples(in text: String) -> [String] {
    var lines: [String] = []
    var isExample = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") {
        isExample = line == "```console"
      } else if isExample {
        lines.append(String(line))
      }
    }
    return lines
  }
}
