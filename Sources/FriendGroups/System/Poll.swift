#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waiting on file descriptors with poll(2), the one place where the program sleeps.
package enum Poll {
  /// Waits until one of the descriptors can be read, and answers which.
  ///
  /// One that was closed at the other end, or is in error, counts as readable: reading tells.
  /// - Parameter timeout: at most so long; nil waits for ever.
  package static func readable(
    among descriptors: [Int32],
    within timeout: Duration? = nil
  ) throws(SystemError) -> Set<Int32> {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let rest = deadline.map { milliseconds(until: $0) } ?? -1
      let count = poll(&polled, nfds_t(polled.count), rest)
      if count >= 0 {
        return Set(polled.lazy.filter { $0.revents != 0 }.map(\.fd))
      }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Sleeps; a signal may cut it short.
  static func pause(_ milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  /// Rounds up, so that the last part of a millisecond is not spent in a busy loop.
  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = max(deadline - ContinuousClock.now, .zero)
    let (seconds, attoseconds) = left.components
    let step: Int64 = 1_000_000_000_000_000
    guard seconds < Int64(Int32.max) / 1000 - 1 else { return .max }
    return Int32(seconds * 1000 + (attoseconds + step - 1) / step)
  }
}
