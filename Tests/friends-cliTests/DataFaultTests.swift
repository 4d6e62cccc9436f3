import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// Data that a command cannot read: it says so, and has done nothing.
struct DataFaultTests {
  private let sandbox = Sandbox()

  private static let fixtures = "Tests/FriendGroupsTests/Fixtures"

  static let files: [String] = ["valid", "invalid"].flatMap { outcome in
    let folder = Package.root.appending("\(fixtures)/\(outcome)").description
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { !$0.hasSuffix(".expected") }.sorted().map { "\(outcome)/\($0)" }
  }

  /// Bytes that a look at the groups alone may pass over.
  static let bytes: [[UInt8]] = [
    Array(#"[{"name": "A", "friends": ["x", "#.utf8) + [0xA0] + Array(#" "y"]}]"#.utf8),
    Array(#"[{"name": "A", "friends": [{"name": "x", "intro": "#.utf8) + [0xFF]
      + Array(#"}]}]"#.utf8),
    Array(#"({name = A; friends = ("\ud800");})"#.utf8),
    Array("<plist><array><dict><key>name</key><string>A</string><key>friends</key>".utf8)
      + Array("<array><string>&#xD800;</string></array></dict></array></plist>".utf8),
  ]

  @Test(arguments: files)
  func aFixtureThatCannotBeReadLeavesTheStateAlone(file: String) throws {
    try sandbox.copy("\(Self.fixtures)/\(file)")
    try expectNothingSaved(of: FilePath(file).name)
  }

  @Test(arguments: bytes)
  func bytesThatCannotBeReadLeaveTheStateAlone(bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: sandbox.folder.appending("data").description))
    try expectNothingSaved(of: "data")
  }

  @Test(arguments: [["tree", "--all"], ["find", "x"]])
  func aDocumentIsPrintedAsAWholeOrNotAtAll(command: [String]) throws {
    // More than the output's buffer holds stands before the fault.
    let friends = Array(repeating: #"{"name": "x"}"#, count: 20_000).joined(separator: ", ")
    let data =
      #"[{"name": "A", "friends": [\#(friends)]}, "#
      + #"{"name": "B", "friends": [{"name": "xy", "intro": tru}]}]"#
    try Data(data.utf8).write(
      to: URL(fileURLWithPath: sandbox.folder.appending("data").description)
    )
    let outcome = sandbox.run(command + ["--json", "-f", "data"])
    #expect(outcome.status == ExitStatus.data.rawValue)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  private func expectNothingSaved(of file: String) throws {
    for command in [
      ["expand", "--all"], ["toggle", "--all", "--json"], ["expand", "1", "--plain"],
    ] {
      let outcome = sandbox.run(command + ["-f", file, "--state", "s"])
      guard outcome.status == ExitStatus.data.rawValue else { continue }
      #expect(!sandbox.folder.appending("s").exists, "\(command)")
      #expect(outcome.output.isEmpty, "\(command)")
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(command)")
    }
  }
}
