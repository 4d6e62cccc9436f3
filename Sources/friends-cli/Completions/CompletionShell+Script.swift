extension CompletionShell {
  /// The script, made of the tables of commands and options.
  ///
  /// Group names come from the program at the time: `friends-cli completions groups`.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
