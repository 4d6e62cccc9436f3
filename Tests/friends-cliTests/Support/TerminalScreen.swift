import Foundation
import FriendGroups

/// A real terminal of so many columns, by tmux: a line of a shell runs in it, and the screen is read.
struct TerminalScreen {
  let columns: Int

  /// The lines on the screen after a command line has run, without empty ones; colours as `␛[…m`
  /// where they are asked for.
  func lines(after line: String, withColors: Bool = false, in sandbox: Sandbox) throws -> [String] {
    // A server of its own, since the last one may still be on its way out.
    let socket = "\(sandbox.folder)/\(UUID().uuidString.prefix(8))"
    let script = """
      # The terminal must not keep the pipes of tests that run at the same time open.
      for file in /proc/$$/fd/*; do
        file=${file##*/}
        if ((file > 2)); then eval "exec $file>&-"; fi
      done
      export LC_ALL=C.UTF-8 TERM=xterm-256color
      tmux() { timeout 20 tmux -S '\(socket)' "$@"; }
      tmux -u -f /dev/null new-session -d -x \(columns) -y 40 \
        '\(line.replacing("'", with: "'\\''")); echo \(Self.end); timeout --foreground 60 cat'
      # Until all of the output has reached the screen.
      for ((i = 0; i < 500; i++)); do
        case $(tmux capture-pane -p) in *\(Self.end)*) break ;; esac
      done
      tmux capture-pane \(withColors ? "-e" : "") -p
      tmux kill-server
      """
    return try Executable.shell(script, in: sandbox).output
      .replacing("\u{1B}", with: "␛").split(separator: "\n").map(String.init)
      .filter { $0 != Self.end }
  }

  /// What is printed after the line has run.
  private static let end = "=end="
}
