#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileDescriptor {
  /// Reads an open file to its end; its size is a hint and no promise, so that a pipe or a file that
  /// shrinks or grows meanwhile is read as it comes.
  ///
  /// The file is not mapped into memory: the system kills a process that reads a mapped file behind
  /// the end that it has got meanwhile.
  ///
  /// - Throws: ``SystemError/tooLarge`` where there is more than the limit allows, and
  ///   ``SystemError/outOfMemory`` where there is no memory for it.
  package static func readAll(
    from number: Int32,
    limit: ReadLimit = .standard
  ) throws(SystemError) -> Data {
    let status = try FileStatus(ofDescriptor: number)
    if status.isFolder { throw .isDirectory }
    let size = Int(status.size)
    guard size <= limit.sized else { throw .tooLarge }
    // What grows meanwhile is a file all the same; only what has no size at all may never end.
    let most = size > 0 ? limit.sized : limit.unsized
    // One byte more than the size, so that the read that finds the end needs no more room.
    var room = try ReadRoom(capacity: max(size + 1, 1 << 12))
    while true {
      if room.unused.isEmpty { try room.grow(to: min(room.capacity * 2, most + 1)) }
      let unused = room.unused
      let count = RawIO.persist(on: number, until: .reading) {
        read(number, unused.baseAddress, unused.count)
      }
      if count < 0 { throw .last }
      if count == 0 { return room.data() }
      room.filled += count
      guard room.filled <= most else { throw .tooLarge }
    }
  }
}

/// Memory for what is read, asked for in a way that answers where there is none: that of Foundation
/// and of the standard library ends the process.
private struct ReadRoom: ~Copyable {
  private var memory: UnsafeMutableRawPointer?
  private(set) var capacity: Int
  var filled = 0

  private static let hugePage = 1 << 21

  /// Much of it is asked for in huge pages where the system gives them only to who asks
  /// (`madvise(2)`): to hand out 100 MB in small ones takes it longer than to fill them.
  init(capacity: Int) throws(SystemError) {
    self.capacity = capacity
    if capacity > 2 * Self.hugePage {
      guard posix_memalign(&memory, Self.hugePage, capacity) == 0 else { throw .outOfMemory }
      #if os(Linux)
        madvise(memory, capacity, MADV_HUGEPAGE)
      #endif
    } else {
      memory = malloc(capacity)
      guard memory != nil else { throw .outOfMemory }
    }
  }

  var unused: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: memory.map { $0 + filled }, count: capacity - filled)
  }

  mutating func grow(to capacity: Int) throws(SystemError) {
    guard let memory = realloc(memory, capacity) else { throw .outOfMemory }
    self.memory = memory
    self.capacity = capacity
  }

  /// Hands the memory over.
  consuming func data() -> Data {
    guard let memory = memory.take() else { return Data() }
    return Data(bytesNoCopy: memory, count: filled, deallocator: .free)
  }

  deinit { free(memory) }
}
