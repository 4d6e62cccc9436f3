import FriendGroups

/// Tab-separated lines, for scripts.
struct PlainRenderer: Renderer {
  let sink: Sink
  /// The columns that were asked for; nil for the usual ones.
  private let fields: [Column]?
  private let text: PlainText
  private var kind = Report.Kind.list
  private var group: GroupLine?

  static let measuresFriends = false

  init(sink: Sink, fields: [Column]?, endsWithNull: Bool) {
    self.sink = sink
    self.fields = fields
    text = PlainText(endsWithNull: endsWithNull)
  }

  mutating func begin(_ report: Report) { kind = report.kind }

  mutating func begin(_ group: GroupLine, isUnfolded: Bool) throws(Failure) {
    self.group = group
    if let fields {
      return try sink.write(text.line(fields.map { value($0, of: group) }))
    }
    if kind == .outline { try sink.write("group\t") }
    let usual: [Column] = [.index, .open, .online, .total, .name]
    try sink.write(text.line(usual.map { value($0, of: group) }))
  }

  func show(_ friends: [FriendLine]) throws(Failure) {
    let number = "\(group?.number ?? 0)"
    for line in friends {
      if let fields {
        try sink.write(text.line(fields.map { value($0, of: line) }))
        continue
      }
      let friend = line.friend
      try sink.write([
        "friend\t", number, "\t", String(line.number), "\t", friend.isOnline.field, "\t",
        friend.isVIP.field, "\t", text.field(friend.name), "\t", text.field(friend.intro), text.end,
      ])
    }
  }

  func end(_ group: GroupLine) {}

  func end(matches: Int?) {}

  private func value(_ field: Column, of line: GroupLine) -> String {
    switch field {
    case .kind: "group"
    case .index: String(line.number)
    case .open: line.isOpen ? "open" : "closed"
    case .online: line.group.online.field
    case .total: String(line.group.total)
    case .name, .group: text.field(line.group.name)
    default: ""
    }
  }

  private func value(_ field: Column, of line: FriendLine) -> String {
    switch field {
    case .kind: "friend"
    case .group: text.field(group?.group.name)
    case .index: String(line.number)
    case .online: line.friend.isOnline.field
    case .vip: line.friend.isVIP.field
    case .name: text.field(line.friend.name)
    case .intro: text.field(line.friend.intro)
    case .icon: text.field(line.friend.icon)
    default: ""
    }
  }
}

/// How texts stand in lines for scripts.
struct PlainText {
  /// Whether a record ends with NUL; then nothing in it is escaped.
  let endsWithNull: Bool

  var end: String { endsWithNull ? "\0" : "\n" }

  /// A text as a field; what is not known is empty.
  func field(_ text: String?) -> String {
    guard let text else { return "" }
    return endsWithNull ? text : text.escapedForField
  }

  func line(_ fields: [String]) -> String { fields.joined(separator: "\t") + end }
}

/// A value as a field; what is not known is empty.
extension Int? {
  var field: String { map { String($0) } ?? "" }
}

extension Bool? {
  fileprivate var field: String { map { $0 ? "1" : "0" } ?? "" }
}
