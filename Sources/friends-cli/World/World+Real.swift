import FriendGroups

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension World {
  /// The machine that this process runs on.
  static var real: World {
    World(
      arguments: Array(CommandLine.arguments.dropFirst()),
      // A folder whose name would be mended here would be another one.
      environment: { name in getenv(name).flatMap { String(validatingCString: $0) } },
      directory: FilePath("."),
      files: .real,
      patience: .seconds(10),
      readInput: { () throws(SystemError) in
        try FileDescriptor.readAll(from: STDIN_FILENO)
      },
      output: .descriptor(STDOUT_FILENO),
      errors: .descriptor(STDERR_FILENO),
      openTerminal: { () throws(TerminalError) in try Terminal.open() }
    )
  }
}

extension World.Stream {
  /// An open file of this process.
  static func descriptor(_ number: Int32) -> Self {
    let isTerminal = isatty(number) == 1
    return World.Stream(
      isTerminal: isTerminal,
      columns: isTerminal ? columns(of: number) : nil,
      write: { bytes in
        while true {
          let count = FileSystem.real.write(number, bytes)
          if count >= 0 { return .success(count) }
          guard FileDescriptor.wait(for: POLLOUT, on: number) else { return .failure(.last) }
        }
      }
    )
  }

  private static func columns(of terminal: Int32) -> Int? {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
