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
      arguments: Array(ProcessArguments.all.dropFirst()),
      environment: { name in
        getenv(name).map { value in
          String(systemBytes: UnsafeRawBufferPointer(start: value, count: strlen(value)))
        }
      },
      directory: FilePath("."),
      files: .real,
      patience: .seconds(10),
      readInput: { () throws(SystemError) in
        try FileDescriptor.readAll(from: STDIN_FILENO)
      },
      output: .descriptor(STDOUT_FILENO),
      errors: .descriptor(StandardStreams.errors),
      terminal: TerminalFiles(keyboard: STDIN_FILENO, screen: STDOUT_FILENO)
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
      write: { bytes in FileDescriptor.write(bytes, to: number, by: .real) }
    )
  }

  private static func columns(of terminal: Int32) -> Int? {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
