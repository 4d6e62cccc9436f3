import Foundation
import FriendGroups
import Testing

/// Runs every `console` example of the README in a real shell, one after the other.
struct ReadmeTests {
  @Test func everyExampleIsTrue() throws {
    let readme = try String(
      contentsOfFile: Package.root.appending("README.md").description,
      encoding: .utf8
    )
    let sandbox = Sandbox()
    try sandbox.copy("Examples")
    let written = Self.examples(in: readme)
    #expect(!written.isEmpty)
    var real: [String] = []
    for line in written where line.hasPrefix("$ ") {
      let outcome = try Executable.shell("\(line.dropFirst(2)) 2>&1", in: sandbox)
      real.append(line)
      real += outcome.output.split(separator: "\n").map(String.init)
    }
    #expect(real == written)
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
