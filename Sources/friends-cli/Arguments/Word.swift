/// A piece of the command line, split by form alone: what an option means, or whether it takes a
/// value, is not known here.
enum Word: Equatable {
  /// `--name`, or `--name=value`.
  case long(String, value: String?)
  /// `-f`, or several in a cluster.
  case short(String)
  case operand(String)

  /// Splits the words of a command line; behind `--` all are operands, and `-` always is one.
  static func split(_ arguments: [String]) -> [Word] {
    let options = arguments.prefix { $0 != "--" }
    let rest = arguments.dropFirst(options.count + 1)
    return options.map(Word.init) + rest.map(Word.operand)
  }

  private init(_ argument: String) {
    if argument.hasPrefix("--") {
      let parts = argument.dropFirst(2).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      self = .long(
        parts.first.map(String.init) ?? "",
        value: parts.dropFirst().first.map(String.init)
      )
    } else if argument.hasPrefix("-"), argument.count > 1 {
      self = .short(String(argument.dropFirst()))
    } else {
      self = .operand(argument)
    }
  }
}
