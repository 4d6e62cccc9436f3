import Foundation

@testable import friends_cli

/// The manual page, in the mdoc language (mandoc_mdoc(7)), made of the tables that the help is made of.
struct ManualPage {
  /// When the prose of the page was changed last.
  private static let date = "November 30, 2026"

  var text: String {
    let lines =
      [
        #".\" Made by Tests/friends-cliTests/Documentation: change that, and the tables, not this."#,
        ".Dd \(Self.date)",
        ".Dt FRIENDS-CLI 1",
        ".Os",
        ".Sh NAME",
        ".Nm friends-cli",
        ".Nd \(Manual.purpose.escaped)",
        ".Sh SYNOPSIS",
        ".Nm",
        ".Op Ar option ...",
        ".Ar command",
        ".Op Ar option ...",
        ".Op Ar operand ...",
      ] + description + commands + options + machineOutput + environment + files + exits + examples
      + end
    return lines.joined(separator: "\n") + "\n"
  }

  private var description: [String] {
    section("DESCRIPTION", Prose.description) + [".Pp"] + Manual.group.folded
  }

  private var commands: [String] {
    var lines = [".Sh COMMANDS", ".Bl -tag -width Ds"]
    for row in CommandRow.every {
      lines.append(".It Ic \(row.name)" + row.operands.map(arguments).joined())
      lines += paragraphs([row.summary.sentence] + row.details)
      if let alias = row.alias { lines += [".Pp", "Also called", ".Ic \(alias) ."] }
      if !row.keys.isEmpty {
        lines += [".Pp", ".Bl -tag -width Ds -compact"]
        for key in row.keys {
          lines += [".It \(key.spelling.escaped)"] + key.meaning.sentence.folded
        }
        lines.append(".El")
      }
      let own = row.options.map { ".Fl \($0.flag)" }
      if !own.isEmpty { lines += [".Pp", "Options:"] + own.punctuated }
    }
    return lines + [".El"]
  }

  private var options: [String] {
    var lines = [".Sh OPTIONS"]
    lines += paragraphs([Prose.options])
    lines.append(".Bl -tag -width Ds")
    for option in Option.every {
      let value = option.value.map { " Ar \($0.name.lowercased())" } ?? ""
      let short = option.short.map { "Fl \($0)\(value) , " } ?? ""
      lines.append(".It \(short)Fl \(option.flag)\(value)")
      lines += option.summary.sentence.folded
    }
    return lines + [".El"]
  }

  private var machineOutput: [String] { section("MACHINE OUTPUT", Prose.machineOutput) }

  private var environment: [String] {
    [".Sh ENVIRONMENT", ".Bl -tag -width Ds"]
      + Manual.environment.flatMap { entry in
        [".It Ev \(entry.name.replacing(", ", with: " , Ev "))"] + entry.meaning.sentence.folded
      } + [".El"]
  }

  private var files: [String] {
    [".Sh FILES", ".Bl -tag -width Ds"]
      + Manual.files.flatMap { entry in
        [".It Pa \(entry.name.escaped)"] + entry.meaning.sentence.folded
      } + [".El"] + [".Pp"] + paragraphs(Prose.files)
  }

  private var exits: [String] {
    [".Sh EXIT STATUS", ".Bl -tag -width Ds"]
      + Manual.exits.flatMap { [".It \($0.name)"] + $0.meaning.sentence.folded } + [".El"]
  }

  private var examples: [String] {
    [".Sh EXAMPLES"]
      + CommandRow.every.flatMap(\.examples).flatMap { example in
        [
          "\(example.meaning.sentence.dropLast().escaped):",
          ".Bd -literal -offset indent -compact", example.line.escaped, ".Ed", ".Pp",
        ]
      }.dropLast()
  }

  private var end: [String] {
    [".Sh SEE ALSO", ".Xr jq 1 ,", ".Xr less 1"]
  }

  // MARK: Pieces

  private func section(_ title: String, _ texts: [String]) -> [String] {
    [".Sh \(title)"] + paragraphs(texts)
  }

  private func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.map(\.folded).joined(separator: [".Pp"]))
  }

  /// `[GROUP...]` as macros: ` Op Ar group ...`.
  private func arguments(_ operand: Operand) -> String {
    let name = operand.name.lowercased().replacing("|", with: " | ")
    return (operand.isRequired ? "" : " Op") + " Ar \(name)" + (operand.isRepeated ? " ..." : "")
  }
}

/// What the page tells and the help has no room for.
private enum Prose {
  static let description = [
    "The friends of a list stand in groups, as in QQ. A group is open and shows its friends, or closed and shows only its name and how many of its friends are online. The program shows the groups of a data file, opens and closes them, and remembers which are open, for the next command, for scripts, and for other programs that run at the same time.",
    "Results for people have one line for each row: a group's number, a mark (▸ closed, ▾ open), its name, and how many of its friends are online, of how many; '-' where that is not known. A friend's line has the name, a mark if the friend is a vip (★), and what the friend says. Where a data file says who is online, marks say so too (● online, ○ not).",
    "On a terminal, or with --width, lines are shortened where they are too long: first what friends say, then names. In colour, each friend has a dot, whose colour is always the same for the same name. Control characters and characters that turn the direction of text are shown as \\u{1B} would be, in results and in messages. Data is UTF-8 whatever the locale is; --ascii changes the marks, and no name.",
  ]
  static let options =
    "Options may appear anywhere before '--'. The last of a repeated option wins, except that two different data files are an error. A value may begin with a hyphen. Values follow as in --file FILE, --file=FILE, -f FILE or -fFILE, and short options may be written together, as in -qn."
  static let machineOutput = [
    "--json prints one line: an object with 'schema' (1), 'file' and 'groups'. A group has 'index', 'name', 'open', 'online' and 'total', and 'friends' where they are on show; a friend has 'index', 'name', 'intro', 'icon', 'vip' and 'online'. The commands that change groups add 'changed', the numbers of the groups that are different now; find adds 'matches'. Every key is always there, and null where a value is not known.",
    "--plain prints fields between tabs: for list, the index, 'open' or 'closed', the online count, the total and the name; otherwise 'group' and the same five, or 'friend', the group's index, the friend's, online, vip, name and intro. Switches are 1, 0 or empty. --fields selects and orders the columns, and -0 ends records with NUL and escapes nothing. Otherwise, in text, \\\\, \\t, \\n, \\r and \\u{1B} stand for what they name.",
    "Neither is coloured, shortened or changed by terminal, locale or width, and within a major version both only grow.",
  ]
  static let files = [
    "Data files are property lists (XML, binary or OpenStep) or JSON, also with comments, trailing commas, and one object a line; content tells which. A list is an array of groups, or a dictionary that leads to one. A group is a dictionary with a name and an array of friends, and perhaps a count of those online and whether it is open at first; a friend is a dictionary with a name, or a text."
  ]
}

extension Option {
  /// The long spelling as the operand of `Fl`, which brings the first hyphen.
  fileprivate var flag: String { "\\-\(long.replacing("-", with: "\\-"))" }
}

extension [String] {
  /// Macro lines with commas between them and a full stop at the end.
  fileprivate var punctuated: [String] {
    enumerated().map { "\($0.element) \($0.offset == count - 1 ? "." : ",")" }
  }
}

extension StringProtocol {
  /// The text with a capital letter at its beginning and a full stop at its end.
  fileprivate var sentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }

  /// The text without meaning for roff.
  fileprivate var escaped: String {
    let text = String(self).replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("~", with: "\\(ti").replacing("^", with: "\\(ha")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
  }

  /// Its bytes for a formatter, which turns other characters than ASCII into \[u25B8] first.
  private var roffLength: Int { unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) } }

  /// The text as lines of roff: each sentence begins one, and none is longer than 80 bytes.
  fileprivate var folded: [String] {
    var lines: [String] = []
    var isSentenceEnd = true
    for word in split(separator: " ") {
      let last = lines.last ?? ""
      if !isSentenceEnd, last.roffLength + 1 + word.escaped.roffLength <= 80 {
        lines[lines.count - 1] += " \(word.escaped)"
      } else {
        lines.append(word.escaped)
      }
      isSentenceEnd = word.hasSuffix(".")
    }
    return lines
  }
}
