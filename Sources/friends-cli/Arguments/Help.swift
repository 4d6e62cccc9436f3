/// The help texts, made of the tables of commands and options.
enum Help {
  /// The version of the program; CHANGELOG.md has the same.
  static let version = "0.1.0"

  /// Help on one command, or on all.
  static func text(on row: CommandRow?) -> String {
    row.map(text(on:)) ?? overview
  }

  private static var overview: String {
    """
    friends-cli: a list of friends in groups that open and close, and stay so

    Usage: friends-cli [OPTION...] COMMAND [OPTION...] [OPERAND...]

    Commands:
    \(table(CommandRow.every.map { ("\($0.name) \($0.operands)", $0.summary) }))

    Options:
    \(table(Option.every.map { ($0.synopsis, $0.summary) }))

    A GROUP is a number, a name in full, or its sound: wdhy for 我的好友. The data
    file is FILE, or $FRIENDS_FILE, or friends.plist or friends.json in this folder,
    or in the user's data folder.

    Begin with:
      friends-cli init        write an example list
      friends-cli list        show its groups
      friends-cli toggle 2    open the second one

    'friends-cli help COMMAND' tells more about a command.

    """
  }

  private static func text(on row: CommandRow) -> String {
    var parts = ["friends-cli \(row.name): \(row.summary)"]
    parts.append(
      "Usage: friends-cli \(row.name)\(row.options.isEmpty ? "" : " [OPTION...]")"
        + (row.operands.isEmpty ? "" : " \(row.operands)")
    )
    if let alias = row.alias { parts.append("Also called '\(alias)'.") }
    parts += row.details.map { $0.wrapped(to: width).joined(separator: "\n") }
    if !row.keys.isEmpty {
      parts.append("Keys:\n" + table(row.keys.map { ($0.spelling, $0.meaning) }))
    }
    let options = Option.every.filter(row.takes)
    parts.append("Options:\n" + table(options.map { ($0.synopsis, $0.summary) }))
    parts.append(
      "Examples:\n"
        + row.examples.map { "  \($0.line)\n      \($0.meaning)" }.joined(separator: "\n")
    )
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The columns that help keeps to.
  private static let width = 80

  /// Two columns, the second folded where it is long.
  private static func table(_ rows: [(name: String, meaning: String)]) -> String {
    let indent = (rows.map(\.name.count).max() ?? 0) + 4
    return rows.map { row in
      let lines = row.meaning.wrapped(to: width - indent)
      let rest = lines.dropFirst().map { "\n" + String(repeating: " ", count: indent) + $0 }
      return "  " + row.name.padded(toWidth: indent - 2) + (lines.first ?? "") + rest.joined()
    }.joined(separator: "\n")
  }
}

extension Option {
  /// The option as help shows it: `-f, --file FILE`.
  fileprivate var synopsis: String {
    (short.map { "-\($0), " } ?? "    ") + spelling + (value.map { " \($0)" } ?? "")
  }
}

extension String {
  /// The text folded at its spaces into lines of at most so many columns.
  fileprivate func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.displayWidth + 1 + word.displayWidth <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
