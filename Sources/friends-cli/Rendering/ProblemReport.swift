import FriendGroups

/// Shows the problems of a file, one after the other, as they are found.
struct ProblemReport {
  let check: FileCheck
  /// The path of the file as the user knows it.
  let shown: String
  /// The real path; nil for standard input.
  let path: String?
  let format: Settings.ResultFormat
  /// The columns of `--plain`; nil for the usual ones.
  let fields: [Column]?
  let endsWithNull: Bool
  let isColored: Bool
  let sink: Sink
  private(set) var separator = ""

  /// How often each message was met, for people, who see the first few of equal ones.
  private(set) var counts: [String: Int] = [:]
  private(set) var repeated: [String] = []
  private static let shownOfEqual = 3

  func begin() throws(Failure) {
    guard format == .json else { return }
    try sink.write(
      "{\"file\":\(path.json),\"friends\":\(check.friends.json),"
        + "\"groups\":\(check.groups.json),\"problems\":["
    )
  }

  mutating func show(_ problem: Problem) throws(Failure) {
    switch format {
    case .human:
      let line = "\(problem.severity.rawValue): \(problem.message)"
      let count = counts[line, default: 0] + 1
      counts[line] = count
      if count <= Self.shownOfEqual { return try sink.write(human(problem)) }
      if count == Self.shownOfEqual + 1 { repeated.append(line) }
    case .json: try sink.write(separator + json(problem))
    case .plain: try sink.write(plain(problem))
    }
    separator = ","
  }

  func end() throws(Failure) {
    switch format {
    case .human:
      for line in repeated {
        let more = (counts[line] ?? 0) - Self.shownOfEqual
        try sink.write("\(shown): \(line) (\(more) more)".escapedForTerminal + "\n")
      }
    case .json: try sink.write("],\"schema\":\(JSONRenderer.schema)}\n")
    case .plain: break
    }
  }

  // MARK: Lines

  /// A line as compilers write it, so that editors jump to its place.
  private func human(_ problem: Problem) -> String {
    let severity = "\(problem.severity.rawValue):"
    let ink = problem.severity == .error ? Ink.error : Ink.warning
    let path = problem.path.excerpt
    return "\(shown):\(problem.position.place)".escapedForTerminal
      + " \(isColored && problem.severity != .note ? ink.paint(severity) : severity) "
      + problem.message.escapedForTerminal
      + (path.isEmpty ? "" : "  [\(path.escapedForTerminal)]") + "\n"
  }

  private func plain(_ problem: Problem) -> String {
    let text = PlainText(endsWithNull: endsWithNull)
    let (line, column) = problem.position.lineAndColumn
    return text.line(
      (fields ?? Column.ofProblems).map { field in
        switch field {
        case .severity: problem.severity.rawValue
        case .file: text.field(shown)
        case .line: line.field
        case .column: column.field
        case .path: text.field(problem.path.description)
        case .message: text.field(problem.message)
        default: ""
        }
      }
    )
  }

  /// The offset of a byte stands for line and column in a binary property list, which has none.
  private func json(_ problem: Problem) -> String {
    let (line, column) = problem.position.lineAndColumn
    return "{\"byte\":\(problem.position.byte.json),\"column\":\(column.json),"
      + "\"count\":\(problem.count),"
      + "\"line\":\(line.json),\"message\":\(problem.message.escapedForJSON),"
      + "\"path\":\(problem.path.description.escapedForJSON),"
      + "\"severity\":\"\(problem.severity.rawValue)\"}"
  }
}

extension SourcePosition? {
  /// The place as it stands between a file's name and a message.
  var place: String {
    switch self {
    case .line(let line, let column): "\(line):\(column):"
    case .byte(let byte): "byte \(byte):"
    case nil: ""
    }
  }

  fileprivate var lineAndColumn: (Int?, Int?) {
    guard case .line(let line, let column) = self else { return (nil, nil) }
    return (line, column)
  }

  fileprivate var byte: Int? {
    guard case .byte(let byte) = self else { return nil }
    return byte
  }
}

extension Int {
  /// The number with its noun: `1 hit`, `2 hits`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
