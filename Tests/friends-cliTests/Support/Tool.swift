import Foundation
import FriendGroups
import Testing

/// A program that tests run beside ours and that not every machine has.
///
/// `.ci/run` installs them all, so that nothing is skipped there.
enum Tool: String, CaseIterable {
  case chromium, fish, jq, khard, less, man, mandoc, pdftotext, perl, pgrep, plistutil, python3,
    setpriv, strace, tmux, unshare, zsh

  /// Where the shell of the tests looks for programs, behind ours.
  static let path = "/usr/bin:/bin"

  var isInstalled: Bool {
    Self.path.split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(rawValue)")
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, and says why, where one of the tools is missing.
  static func needs(_ tools: Tool...) -> Self {
    let missing = tools.filter { !$0.isInstalled }.map(\.rawValue).joined(separator: ", ")
    return .enabled(if: missing.isEmpty, "not installed: \(missing)")
  }
}
