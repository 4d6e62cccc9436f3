import FriendGroups

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All that a command sees of the machine, handed in, so that a test runs commands in its process.
struct World {
  /// The words of the command line, without the program's name, as the system has them
  /// (``Swift/String/init(systemBytes:)``).
  var arguments: [String]
  /// The value of an environment variable, as the system has it.
  ///
  /// Each is asked for when it is needed, as all of them are dear to collect.
  var environment: (String) -> String?
  /// The working directory.
  var directory: FilePath
  /// The calls that change files.
  var files: FileSystem
  /// How long a change waits for other processes that hold the state's lock.
  var patience: Duration
  /// Reads standard input to its end.
  var readInput: () throws(SystemError) -> Data
  var output: Stream
  var errors: Stream
  /// The files of a terminal that can be taken as a full screen; nil where nobody sits at one.
  var terminal: TerminalFiles?

  /// Where keys come from, and where the screen is.
  struct TerminalFiles {
    var keyboard: Int32
    var screen: Int32
  }

  /// A stream that is written to.
  struct Stream {
    var isTerminal: Bool
    /// The columns of the terminal, where it is one.
    var columns: Int?
    /// Writes some or all bytes, as `write(2)` does, and answers how many.
    var write: (UnsafeRawBufferPointer) -> Result<Int, SystemError>
  }

  /// The value of a variable that is set and not empty.
  func variable(_ name: String) -> String? {
    environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
