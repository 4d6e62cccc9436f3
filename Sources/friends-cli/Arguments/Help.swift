import FriendGroups

/// The help texts, made of the tables of commands and options.
struct Help {
  /// The version of the program; CHANGELOG.md has the same.
  static let version = "0.1.0"

  /// What help is asked for.
  enum Topic: Sendable {
    /// What to do next, for somebody who typed nothing but the program's name.
    case beginning
    case everything
    case command(CommandRow)
  }

  /// The columns that lines keep to.
  private let width: Int

  /// Creates texts for a terminal; wide ones get no wider lines, because those are hard to read.
  init(columns: Int?) { width = min(columns ?? 80, 80) }

  func text(on topic: Topic) -> String {
    let parts =
      switch topic {
      case .beginning: beginning
      case .everything: everything
      case .command(let row): parts(on: row)
      }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var beginning: [String] {
    [
      paragraph("friends-cli: \(Manual.purpose)"),
      usage("[OPTION...] COMMAND [OPTION...] [OPERAND...]"),
      "Begin with:\n" + table(Manual.beginning),
      paragraph("Commands: " + CommandRow.every.map(\.name).joined(separator: ", ")),
      paragraph(Manual.input),
      paragraph(
        "'friends-cli help' shows everything, 'friends-cli help COMMAND' more about a command."
      ),
    ]
  }

  private var everything: [String] {
    [
      paragraph("friends-cli: \(Manual.purpose)"),
      usage("[OPTION...] COMMAND [OPTION...] [OPERAND...]"),
      "Commands:\n" + table(CommandRow.every.map { ($0.synopsis, $0.summary) }),
      "Options:\n" + table(Option.every.map { ($0.synopsis, $0.summary) }),
      paragraph(Manual.group),
      "Files:\n" + table(Manual.files),
      "Environment:\n" + table(Manual.environment),
      "Exit status:\n" + table(Manual.exits),
      "Begin with:\n" + table(Manual.beginning),
      paragraph("'friends-cli help COMMAND' shows more about a command."),
    ]
  }

  private func parts(on row: CommandRow) -> [String] {
    var parts = [paragraph("friends-cli \(row.name): \(row.summary)")]
    let words = [row.name] + (row.options.isEmpty ? [] : ["[OPTION...]"])
    parts.append(usage((words + row.operands.map(\.synopsis)).joined(separator: " ")))
    if let alias = row.alias { parts.append("Also called '\(alias)'.") }
    parts += row.details.map(paragraph)
    if !row.keys.isEmpty {
      parts.append("Keys:\n" + table(row.keys.map { ($0.spelling, $0.meaning) }))
    }
    parts.append("Options:\n" + table(row.allOptions.map { ($0.synopsis, $0.summary) }))
    if !row.fields.isEmpty {
      parts.append(
        paragraph("Columns for --fields: " + row.fields.map(\.rawValue).joined(separator: ", "))
      )
    }
    let examples = row.examples.map { example in
      "  \(example.line)\n" + folded(example.meaning, indent: 6)
    }
    if !examples.isEmpty { parts.append("Examples:\n" + examples.joined(separator: "\n")) }
    return parts
  }

  // MARK: Layout

  private func usage(_ form: String) -> String {
    let lines = "Usage: friends-cli \(form)".wrapped(to: width, indentingRest: 8)
    return lines.joined(separator: "\n")
  }

  private func paragraph(_ text: String) -> String {
    text.wrapped(to: width).joined(separator: "\n")
  }

  private func folded(_ text: String, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return text.wrapped(to: width - indent).map { space + $0 }.joined(separator: "\n")
  }

  /// Two columns, the second folded where it is long, and below the first where there is no room.
  private func table(_ rows: [Manual.Entry]) -> String {
    let indent = (rows.map(\.name.displayWidth).max() ?? 0) + 4
    guard indent <= width / 2 else {
      return rows.map { "  \($0.name)\n" + folded($0.meaning, indent: 6) }.joined(separator: "\n")
    }
    return rows.map { row in
      let name = "  " + row.name.padded(toWidth: indent - 2)
      return name + folded(row.meaning, indent: indent).dropFirst(indent)
    }.joined(separator: "\n")
  }
}

extension Option {
  /// The option as help shows it: `-f, --file FILE`.
  fileprivate var synopsis: String {
    (short.map { "-\($0), " } ?? "    ") + spelling + (value.map { " \($0.name)" } ?? "")
  }
}

extension String {
  /// The text folded at its spaces into lines of at most so many columns.
  fileprivate func wrapped(to width: Int, indentingRest indent: Int = 0) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.displayWidth + 1 + word.displayWidth <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(repeating: " ", count: lines.isEmpty ? 0 : indent) + word)
      }
    }
    return lines
  }
}
