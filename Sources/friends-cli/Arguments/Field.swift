/// A column of `--plain`.
enum Field: String, CaseIterable, Sendable {
  /// `group` or `friend`.
  case kind
  /// The name of the group, also on the line of a friend.
  case group
  /// The number of the group, or of the friend in its group.
  case index
  case open, online, total, vip, name, intro, icon
  // Of problems.
  case severity, file, line, column, path, message

  static let ofGroups: [Field] = [.index, .open, .online, .total, .name, .group]
  static let ofRows: [Field] = [
    .kind, .group, .index, .open, .online, .total, .vip, .name, .intro, .icon,
  ]
  static let ofProblems: [Field] = [.severity, .file, .line, .column, .path, .message]
}
