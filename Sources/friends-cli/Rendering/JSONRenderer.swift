import FriendGroups

/// One compact line of JSON, with sorted keys, written as it is made.
///
/// Foundation's encoder would build the whole value first, leaves out what is nil, and writes
/// bidirectional controls raw.
struct JSONRenderer: Renderer {
  let sink: Sink
  private var separator = ""
  private var friendSeparator = ""
  private var isUnfolded = false

  static let measuresFriends = false

  /// The version of the format; within it, members are only added.
  static let schema = 1

  init(sink: Sink) { self.sink = sink }

  mutating func begin(_ report: Report) throws(Failure) {
    var start = "{"
    if let changed = report.changed {
      start += "\"changed\":[\(changed.map { String($0) }.joined(separator: ","))],"
    }
    try sink.write(start + "\"file\":\(report.file.json),\"groups\":[")
  }

  mutating func begin(_ group: GroupLine, isUnfolded: Bool) throws(Failure) {
    try sink.write(separator + "{")
    separator = ","
    self.isUnfolded = isUnfolded
    friendSeparator = ""
    if isUnfolded { try sink.write("\"friends\":[") }
  }

  func end(_ group: GroupLine) throws(Failure) {
    if isUnfolded { try sink.write("],") }
    try sink.write(
      "\"index\":\(group.number),\"name\":\(group.group.name.json),"
        + "\"online\":\(group.group.online.json),\"open\":\(group.isOpen),"
        + "\"total\":\(group.group.total)}"
    )
  }

  mutating func show(_ friends: [FriendLine]) throws(Failure) {
    for line in friends {
      let friend = line.friend
      try sink.write([
        friendSeparator, "{\"icon\":", friend.icon.json, ",\"index\":", String(line.number),
        ",\"intro\":", friend.intro.json, ",\"name\":", friend.name.json, ",\"online\":",
        friend.isOnline.json, ",\"vip\":", friend.isVIP.json, "}",
      ])
      friendSeparator = ","
    }
  }

  func end(matches: Int?) throws(Failure) {
    let matches = matches.map { "\"matches\":\($0)," } ?? ""
    try sink.write("],\(matches)\"schema\":\(Self.schema)}\n")
  }
}

/// A value as JSON; what is not known is null.
extension String? {
  var json: String { self?.escapedForJSON ?? "null" }
}

extension Int? {
  var json: String { map { String($0) } ?? "null" }
}

extension Bool? {
  fileprivate var json: String { map { $0 ? "true" : "false" } ?? "null" }
}
