import Foundation
import FriendGroups

@testable import friends_cli

/// A folder of its own in which commands run in this process: with a home, an environment and
/// streams that are theirs alone.
final class Sandbox {
  let folder: FilePath
  var environment: [String: String]
  var files = FileSystem.real
  var patience = Duration.seconds(10)
  var isTerminal = false
  var columns: Int?

  init() {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("friends-cli-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = FilePath(url.path).resolved
    environment = ["HOME": folder.appending("home").description]
  }

  deinit { try? FileManager.default.removeItem(atPath: folder.description) }

  /// Runs one command line; the words are already split.
  func run(_ arguments: [String], input: Data = Data()) -> Outcome {
    let output = Recorder()
    let errors = Recorder()
    let status = Program.run(
      in: World(
        arguments: arguments,
        environment: { [environment] name in environment[name] },
        directory: folder,
        files: files,
        patience: patience,
        readInput: { () throws(SystemError) in input },
        output: stream(to: output),
        errors: stream(to: errors)
      )
    )
    return Outcome(output: output.text, errors: errors.text, status: status.rawValue)
  }

  func run(_ arguments: String...) -> Outcome { run(arguments) }

  private func stream(to recorder: Recorder) -> World.Stream {
    World.Stream(isTerminal: isTerminal, columns: columns) { bytes in
      recorder.bytes.append(contentsOf: bytes)
      return .success(bytes.count)
    }
  }

  // MARK: Files

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.appending(name).description))
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: folder.appending(name).description, encoding: .utf8)
  }

  /// Copies a file of the package into the folder.
  func copy(_ file: String) throws {
    let source = Package.root.appending(file)
    try FileManager.default.copyItem(
      atPath: source.description,
      toPath: folder.appending(source.name).description
    )
  }
}

/// What a command left behind.
struct Outcome: Equatable {
  var output = ""
  var errors = ""
  var status: Int32 = 0
}

/// Collects what a stream is given.
private final class Recorder {
  var bytes: [UInt8] = []
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
