/// A column of `--plain`.
enum Column: String, CaseIterable, Sendable {
  /// `group` or `friend`.
  case kind
  /// The name of the group, also on the line of a friend.
  case group
  /// The number of the group, or of the friend in its group.
  case index
  case open, online, total, vip, name, intro, icon
  // Of problems.
  case severity, file, line, column, path, message

  static let ofGroups: [Column] = [.index, .open, .online, .total, .name, .group]
  static let ofRows: [Column] = [
    .kind, .group, .index, .open, .online, .total, .vip, .name, .intro, .icon,
  ]
  static let ofProblems: [Column] = [.severity, .file, .line, .column, .path, .message]
}
