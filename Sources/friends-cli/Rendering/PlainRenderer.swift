import FriendGroups

/// Lines of fields between tabs, for scripts.
struct PlainRenderer: Renderer {
  let sink: Sink
  private var kind = Report.Kind.list
  /// The number of the group, as it stands before its friends.
  private var number = ""

  static let measuresFriends = false

  init(sink: Sink) { self.sink = sink }

  mutating func begin(_ report: Report) { kind = report.kind }

  mutating func begin(_ group: GroupLine, isUnfolded: Bool) throws(Failure) {
    number = "\(group.number)\t"
    if kind == .outline { try sink.write("group\t") }
    try sink.write([
      number, group.isOpen ? "open\t" : "closed\t", group.group.online.field, "\t",
      String(group.group.total), "\t", group.group.name.field, "\n",
    ])
  }

  func show(_ friends: [FriendLine]) throws(Failure) {
    for line in friends {
      let friend = line.friend
      try sink.write([
        "friend\t", number, String(line.number), "\t", friend.isOnline.field, "\t",
        friend.isVIP.field, "\t", friend.name.field, "\t", friend.intro.field, "\n",
      ])
    }
  }

  func end(_ group: GroupLine) {}

  func end(matches: Int?) {}
}

/// A value as a field; what is not known is empty.
extension Int? {
  var field: String { map { String($0) } ?? "" }
}

extension Bool? {
  fileprivate var field: String { map { $0 ? "1" : "0" } ?? "" }
}

extension String? {
  fileprivate var field: String { self?.escapedForField ?? "" }
}
