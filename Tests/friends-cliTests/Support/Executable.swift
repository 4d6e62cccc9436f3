import Foundation
import FriendGroups

/// The built program, started as a process of its own.
struct Executable {
  let path: String

  /// The program beside these tests in the build folder.
  static let friends = Executable(
    path: Bundle.main.bundleURL.appendingPathComponent("friends-cli")
      .path
  )

  struct Outcome: Equatable {
    let output: String
    let errors: String
    let status: Int32
  }

  /// Runs a line of a shell in which `friends-cli` is the program.
  static func shell(_ line: String, in sandbox: Sandbox) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.folder.description)
    process.environment = sandbox.environment.merging([
      "PATH": "\(FilePath(friends.path).parent):/usr/bin:/bin"
    ]) { $1 }
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Errors are few lines and fit in the pipe, so that reading one after the other cannot block.
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self),
      status: process.terminationStatus
    )
  }
}
