/// A shell for which a completion script can be made.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
