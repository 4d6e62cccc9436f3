#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// read(2), write(2) and their like, until they have done their work, or cannot.
package enum RawIO {
  /// What a call waits for where the file was set not to wait.
  ///
  /// A pipe or a terminal that we share may have been set so by its other users.
  package enum Readiness {
    case reading, writing, none
  }

  /// Makes a call again as long as a signal cut it short (EINTR), or once the file is ready for it
  /// (EAGAIN): the one loop for all of them.
  ///
  /// Allocates nothing, so that a signal handler may use it.
  /// - Returns: What the call answered; where that is negative, `errno` says why.
  @inline(__always)
  package static func persist<Count: FixedWidthInteger & SignedInteger>(
    on descriptor: Int32 = -1,
    until readiness: Readiness = .none,
    _ call: () -> Count
  ) -> Count {
    while true {
      let count = call()
      if count >= 0 || !isPassing(descriptor, readiness) { return count }
    }
  }

  /// Whether what `errno` says is over, if need be by waiting for it.
  private static func isPassing(_ descriptor: Int32, _ readiness: Readiness) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN, readiness != .none else { return false }
    let events = readiness == .reading ? POLLIN : POLLOUT
    var file = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&file, 1, -1) >= 0 || errno == EINTR
  }

  /// Reads what is there, at most `capacity` bytes; waits if there is nothing, unless the file was set
  /// not to.
  /// - Returns: The bytes, none at the end; or nil, and `errno` says why.
  package static func bytes(from descriptor: Int32, atMost capacity: Int) -> [UInt8]? {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      result = persist { read(descriptor, buffer.baseAddress, capacity) }
      count = max(result, 0)
    }
    return result < 0 ? nil : bytes
  }

  /// Writes all bytes, and answers 0 or the `errno` that ended it.
  ///
  /// Calls nothing but write(2) and poll(2), so that a signal handler may use it.
  package static func put(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
    var written = 0
    while written < bytes.count, let start = bytes.baseAddress {
      let result = persist(on: descriptor, until: .writing) {
        write(descriptor, start + written, bytes.count - written)
      }
      if result < 0 { return errno }
      written += result
    }
    return 0
  }
}
