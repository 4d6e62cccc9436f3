import Foundation
import FriendGroups

/// A session at the shell, as a file: commands, and what each of them must print.
///
///     < Examples/friends.plist          copies a file of the package into the session's folder
///     > name text                       writes a line of text to a file there
///     $ NAME=value friends-cli list     runs a command; `< file` at its end is standard input
///     1 ▸ …                             its output
///     ! friends-cli: …                  a line of its errors
///     ? 1                               its exit status, where it is not 0
///     # …                               a remark
///
/// In output, the session's folder is shown as `/session`, ESC as `␛`,
/// and a CR at the end of a line as `␍`.
struct Transcript {
  let text: String
  var shell = Shell.ours

  enum Shell {
    /// The program runs in this process.
    case ours
    /// Every line is one for bash, in which the program is a process of its own.
    case bash
  }

  /// Replays the session, and answers the transcript as it really is.
  func replayed() async throws -> String {
    let sandbox = Sandbox()
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.first {
      case "<":
        try sandbox.copy(String(line.dropFirst(2)))
      case ">":
        let parts = line.dropFirst(2).split(separator: " ", maxSplits: 1)
        try sandbox.write(parts.dropFirst().joined() + "\n", to: String(parts[0]))
      case "$":
        lines.append(String(line))
        let outcome = try await run(String(line.dropFirst(2)), in: sandbox)
        lines += Self.lines(of: outcome, in: sandbox)
        continue
      case "#": break
      default: continue
      }
      lines.append(String(line))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func run(_ line: String, in sandbox: Sandbox) async throws -> Outcome {
    switch shell {
    case .ours: try runHere(line, in: sandbox)
    case .bash: try await Executable.patientShell(line, in: sandbox)
    }
  }

  private func runHere(_ line: String, in sandbox: Sandbox) throws -> Outcome {
    var words = ShellWords.split(line)
    var input = Data()
    if words.count > 2, words[words.count - 2] == "<" {
      input = Data(try sandbox.text(of: words[words.count - 1]).utf8)
      words.removeLast(2)
    }
    let outer = sandbox.environment
    defer { sandbox.environment = outer }
    while let word = words.first, word != "friends-cli", let equals = word.firstIndex(of: "=") {
      sandbox.environment[String(word[..<equals])] = String(word[word.index(after: equals)...])
      words.removeFirst()
    }
    return sandbox.run(Array(words.dropFirst()), input: input)
  }

  private static func lines(of outcome: Outcome, in sandbox: Sandbox) -> [String] {
    lines(outcome.output, in: sandbox)
      + lines(outcome.errors, in: sandbox).map { "! \($0)" }
      + (outcome.status == 0 ? [] : ["? \(outcome.status)"])
  }

  private static func lines(_ text: String, in sandbox: Sandbox) -> [String] {
    let text = text.replacingOccurrences(of: sandbox.folder.description, with: "/session")
      .replacing("\u{1B}", with: "␛").replacing("\r\n", with: "␍\n")
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .dropLast(text.hasSuffix("\n") || text.isEmpty ? 1 : 0)
  }
}

/// Splits a line into words as a shell does, as far as transcripts need it: spaces and quotes.
enum ShellWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      switch character {
      case quote: quote = nil
      case "'", "\"":
        if quote == nil {
          quote = character
          word = word ?? ""
        } else {
          word?.append(character)
        }
      case " " where quote == nil:
        if let finished = word { words.append(finished) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
