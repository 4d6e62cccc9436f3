extension CompletionShell {
  /// The script, which asks the program at the time what may stand at the cursor.
  ///
  /// What is left to a script is what shells differ in: how they split, quote and show words.
  var script: String {
    let bytes =
      switch self {
      case .bash: PackageResources.completion_bash
      case .zsh: PackageResources.completion_zsh
      case .fish: PackageResources.completion_fish
      }
    return String(decoding: bytes, as: UTF8.self)
  }
}
