#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Brings signals to the main loop as bytes in a pipe, so that one poll(2) waits for all.
///
/// The handlers stay as long as the value does. A signal that was ignored from the start, as
/// `nohup` arranges, stays ignored.
struct SignalPipe: ~Copyable {
  /// Readable while signals wait in ``received()``.
  let descriptor: Int32
  private let writeEnd: Int32

  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .failed(code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writeEnd) = (ends[0], ends[1])
    SignalHandlers.install(writingTo: writeEnd)
  }

  deinit {
    SignalHandlers.uninstall()
    close(descriptor)
    close(writeEnd)
  }

  /// Takes what has come since the last call, each once and in order of arrival.
  borrowing func received() -> [TerminalSignal] {
    var signals: [TerminalSignal] = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
      for byte in bytes.prefix(count) {
        guard let signal = TerminalSignal(number: Int32(byte)) else { continue }
        if !signals.contains(signal) { signals.append(signal) }
      }
    }
    return signals
  }

  /// Ends the process as the signal would have without us, so that its parent sees the signal.
  static func end(by number: Int32) -> Never {
    TerminalModes.restore()
    SignalHandlers.passOn(number)
    exit(128 + number)
  }
}
