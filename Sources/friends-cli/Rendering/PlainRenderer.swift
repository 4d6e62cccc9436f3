import FriendGroups

/// Lines of fields between tabs, for scripts.
struct PlainRenderer: Renderer {
  let sink: Sink
  private var kind = Report.Kind.list
  /// The number of the group, as it stands before its friends.
  private var number = ""

  static let showsGroupsAtOnce = false

  init(sink: Sink) { self.sink = sink }

  mutating func begin(_ report: Report) { kind = report.kind }

  mutating func begin(_ group: GroupLine, isUnfolded: Bool) throws(Failure) {
    number = "\(group.number)\t"
    if kind == .outline { try sink.write("group\t") }
    try sink.write(number)
    try sink.write(group.isOpen ? "open\t" : "closed\t")
    try sink.write("\(group.group.online.field)\t\(group.group.total)\t")
    try sink.write(group.group.name.field)
    try sink.write("\n")
  }

  func show(_ friends: [FriendLine]) throws(Failure) {
    // There may be a million of these: piece by piece, so that no line is put together first.
    for line in friends {
      try sink.write("friend\t")
      try sink.write(number)
      try sink.write(String(line.number))
      try sink.write("\t")
      try sink.write(line.friend.isOnline.field)
      try sink.write("\t")
      try sink.write(line.friend.isVIP.field)
      try sink.write("\t")
      try sink.write(line.friend.name.field)
      try sink.write("\t")
      try sink.write(line.friend.intro.field)
      try sink.write("\n")
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
