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

  /// Runs a line without holding a thread of the test runner: for lines that wait.
  ///
  /// The functions of ``prelude`` are there.
  static func patientShell(_ line: String, in sandbox: Sandbox) async throws -> Outcome {
    let (folder, environment) = (sandbox.folder, sandbox.environment)
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result { try shell(prelude + line, in: folder, environment: environment) }
        )
      }
    }
  }

  /// Functions of the shell that run a command in conditions that are not the usual ones.
  ///
  /// - `unprivileged COMMAND`: rights count, even if the user is root: the same user, but without the
  ///   capabilities that make root the exception.
  /// - `nobody COMMAND`: another user, who has no rights at all.
  /// - `without_proc COMMAND`: no `/proc`.
  /// - `faulty INJECTION COMMAND`: calls of the system fail as `strace -e inject=` says.
  static let prelude = """
    unprivileged() {
      if [ "$(id -u)" = 0 ]; then set -- setpriv --bounding-set=-all --inh-caps=-all "$@"; fi
      "$@"
    }
    nobody() { setpriv --reuid 65534 --regid 65534 --clear-groups "$@"; }
    without_proc() { unshare -m bash -c 'umount -l /proc && exec "$@"' - "$@"; }
    faulty() {
      local injection=$1; shift
      strace -f -qq -o /dev/null -e inject="$injection" "$@"
    }

    """

  /// Runs a line of a shell in which `friends-cli` is the program.
  static func shell(_ line: String, in sandbox: Sandbox) throws -> Outcome {
    try shell(line, in: sandbox.folder, environment: sandbox.environment)
  }

  private static func shell(
    _ line: String,
    in folder: FilePath,
    environment: [String: String]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.description)
    process.environment = environment.merging([
      "PATH": "\(FilePath(friends.path).parent):\(Tool.path)"
    ]) { $1 }
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try withAllSignals { try process.run() }
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

  /// Lets signals through while a process is started, since it inherits which are blocked; in the
  /// threads that tests run on, most are.
  private static func withAllSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var old = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try body()
  }
}
