import Foundation
import FriendGroups

/// A real shell in a real terminal, by tmux: keys go in, and what the program was given comes out.
final class ShellSession {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// Starts it without the files of the machine.
    fileprivate var command: String {
      switch self {
      case .bash: "bash --norc --noprofile"
      case .zsh: "zsh -f"
      case .fish: "fish --no-config --private"
      }
    }

    fileprivate var setUp: String {
      switch self {
      case .bash: "source <(friends-cli completions bash)"
      case .zsh: "autoload -U compinit; compinit -u -D; source <(friends-cli completions zsh)"
      case .fish: "friends-cli completions fish | source"
      }
    }
  }

  private let sandbox: Sandbox

  init(_ shell: Shell, in sandbox: Sandbox) throws {
    self.sandbox = sandbox
    // Stands before the program on the path, and notes what it is given.
    try FileManager.default.createDirectory(
      atPath: sandbox.folder.appending("bin").description,
      withIntermediateDirectories: true
    )
    try sandbox.write(
      """
      #!/bin/sh
      case "$1" in completions|__complete*) exec '\(Executable.friends.path)' "$@";; esac
      printf '%s\\n' "$@" > '\(sandbox.folder)/words'
      \(tmux) wait-for -S done
      """,
      to: "bin/friends-cli"
    )
    try run(
      """
      chmod +x bin/friends-cli
      export PATH='\(sandbox.folder)/bin':"$PATH" LC_ALL=C.UTF-8 TERM=xterm-256color
      # The terminal lives on, and must not keep the pipes of tests that run at the same time open.
      for file in /proc/$$/fd/*; do
        file=${file##*/}
        if ((file > 2)); then eval "exec $file>&-"; fi
      done
      # The shell, and the server with it, ends even if these tests are killed.
      timeout 20 \(tmux) -u -f /dev/null new-session -d -x 200 -y 50 \
        'timeout --foreground -s HUP 300 \(shell.command)'
      """
    )
    try type(shell.setUp + "\n")
  }

  deinit { _ = try? run("timeout 20 \(tmux) kill-server") }

  /// Types keys and Return, and answers the words that the program got; nil if it did not run.
  func words(afterTyping keys: String) throws -> [String]? {
    try type(keys + "\n")
    guard try run("timeout 20 \(tmux) wait-for done").status == 0 else { return nil }
    return try sandbox.text(of: "words").split(separator: "\n").map(String.init)
  }

  /// What is on the screen, for the message of a test that fails.
  var screen: String { (try? run("timeout 20 \(tmux) capture-pane -p").output) ?? "" }

  private var tmux: String { "tmux -S '\(sandbox.folder)/socket'" }

  private func type(_ keys: String) throws {
    try run("timeout 20 \(tmux) send-keys -l -- '\(keys.replacing("'", with: "'\\''"))'")
  }

  @discardableResult
  private func run(_ line: String) throws -> Outcome {
    try Executable.shell(line, in: sandbox)
  }
}
