import Foundation
import FriendGroups
import Testing

/// The package that these tests belong to.
enum Package {
  static let root = FilePath(#filePath).parent.parent.parent.parent

  static func text(of file: String) throws -> String {
    try String(contentsOfFile: root.appending(file).description, encoding: .utf8)
  }

  /// Compares a text with the file that holds it.
  ///
  /// With `RECORD_TRANSCRIPTS=1` in the environment the file is written anew; the test fails all the
  /// same, so that no run records by accident.
  static func expect(_ real: String, isTextOf file: String) throws {
    let written = try? text(of: file)
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil, real != written {
      try real.write(toFile: root.appending(file).description, atomically: true, encoding: .utf8)
    }
    #expect(real == written, "\(file)")
  }
}
