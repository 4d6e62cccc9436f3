import FriendGroups

/// Lines of fields between tabs, for scripts.
struct PlainRenderer: Renderer {
  let sink: Sink
  private var kind = Report.Kind.list

  init(sink: Sink) { self.sink = sink }

  mutating func begin(_ report: Report) { kind = report.kind }

  func show(_ group: GroupLine, friends: [FriendLine]?) throws(Failure) {
    let header = [
      String(group.number), group.isOpen ? "open" : "closed", group.group.online.field,
      String(group.group.total), group.group.name.field,
    ]
    try line(kind == .list ? header : ["group"] + header)
    for friend in friends ?? [] {
      try line([
        "friend", String(group.number), String(friend.number), friend.friend.isOnline.field,
        friend.friend.isVIP.field, friend.friend.name.field, friend.friend.intro.field,
      ])
    }
  }

  func end(matches: Int?) {}

  private func line(_ fields: [String]) throws(Failure) {
    try sink.write(fields.joined(separator: "\t") + "\n")
  }
}

/// A value as a field; what is not known is empty.
extension Int? {
  fileprivate var field: String { map { String($0) } ?? "" }
}

extension Bool? {
  fileprivate var field: String { map { $0 ? "1" : "0" } ?? "" }
}

extension String? {
  fileprivate var field: String { self?.escapedForField ?? "" }
}
