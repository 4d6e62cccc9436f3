#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// read(2) and write(2) until they have done their work, or cannot.
enum RawIO {
  /// Reads what is there, at most `capacity` bytes; waits if there is nothing.
  /// - Returns: The bytes, none at the end; or nil, and `errno` says why.
  static func bytes(from descriptor: Int32, atMost capacity: Int) -> [UInt8]? {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      repeat {
        result = read(descriptor, buffer.baseAddress, capacity)
      } while result < 0 && errno == EINTR
      count = max(result, 0)
    }
    return result < 0 ? nil : bytes
  }

  /// Writes all bytes, and answers 0 or the `errno` that ended it.
  ///
  /// Waits where the descriptor would not: another program may have left the terminal's file
  /// non-blocking. Calls nothing but write(2) and poll(2), so that a signal handler may use it.
  static func put(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
    var written = 0
    while written < bytes.count, let start = bytes.baseAddress {
      let result = write(descriptor, start + written, bytes.count - written)
      if result > 0 {
        written += result
      } else if errno == EAGAIN {
        var full = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&full, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
