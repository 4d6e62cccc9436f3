extension Command {
  /// Does what the command line asks for, and answers how it went.
  func run(in session: Session) throws(Failure) -> ExitStatus {
    switch self {
    case .list(let operands): try session.list(operands)
    case .tree(let operands): try session.tree(operands)
    case .change(let change, let operands): try session.change(change, operands)
    case .find(let text, let operands, let words):
      try session.find(text, in: operands, words: words)
    case .check(let files): try session.check(files)
    case .convert(let format, let operands): try session.convert(to: format, operands)
    case .isOpen(let operands): try session.isOpen(operands)
    case .browse: try session.browse()
    case .initialize(let file): try session.initialize(file: file)
    case .completions(let shell): try session.print(shell.script)
    case .complete(let line): try session.complete(CompletionPlace(at: line))
    case .completeSounds(let line): try session.completeSounds(CompletionPlace(at: line))
    case .help(let topic): try session.print(session.help.text(on: topic))
    case .version: try session.print("friends-cli \(Help.version)\n")
    }
  }
}

extension Session {
  fileprivate var help: Help { Help(columns: settings.width ?? world.output.columns) }

  fileprivate func print(_ text: String) throws(Failure) -> ExitStatus {
    try sink.write(text)
    return .done
  }
}
