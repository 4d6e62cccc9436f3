import FriendGroups

/// What a check found in one file, or in several.
struct CheckSummary {
  private var files = 0
  private(set) var errors = 0
  private(set) var warnings = 0
  /// Nil where a file cannot be read so far that they can be counted.
  private var groups: Int? = 0
  private var friends: Int? = 0

  /// Counts the contents of one more file.
  mutating func count(_ check: FileCheck) {
    files += 1
    groups = groups.flatMap { sum in check.groups.map { sum + $0 } }
    friends = friends.flatMap { sum in check.friends.map { sum + $0 } }
  }

  /// Counts one more file that cannot be read.
  mutating func countUnreadable() {
    files += 1
    (groups, friends) = (nil, nil)
  }

  mutating func count(_ problem: Problem) {
    switch problem.severity {
    case .error: errors += problem.count
    case .warning: warnings += problem.count
    case .note: break
    }
  }

  /// The last line for people: `2 files: 25 friends in 4 groups: 1 error`.
  var text: String {
    let contents = [(friends, "friend"), (groups, "group")].compactMap { count, noun in
      count.map { $0.counted(noun) }
    }
    let problems = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { $0.0.counted($0.1) }
    return (files == 1 ? "" : files.counted("file") + ": ")
      + (contents.isEmpty ? "" : contents.joined(separator: " in ") + ": ")
      + (problems.isEmpty ? "no problems" : problems.joined(separator: ", "))
  }
}
