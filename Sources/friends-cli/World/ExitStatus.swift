/// How the program ends: the numbers are those of `sysexits.h`, and a promise to scripts.
enum ExitStatus: Int32 {
  case done = 0
  /// No: no such group, no match, closed.
  case no = 1
  /// There is no such group, where 1 has another meaning.
  case noSuchGroup = 2
  case usage = 64
  /// The data is no friend list, or the state belongs to a later version.
  case data = 65
  case cannotRead = 66
  /// A fault of ours.
  case fault = 70
  case cannotCreate = 73
  case cannotWrite = 74
  /// The state stayed locked.
  case locked = 75
  /// What a shell reports for SIGINT.
  case interrupted = 130
  /// What a shell reports for SIGPIPE.
  case closedPipe = 141
}
