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

extension Data {
  private static var hugePage: Int { 1 << 21 }

  /// Room for so many bytes, which mean nothing yet.
  ///
  /// Much of it is asked for in huge pages where the system gives them only to who asks
  /// (`madvise(2)`): to hand out 100 MB in small ones takes it longer than to fill them.
  init(unset count: Int) {
    var memory: UnsafeMutableRawPointer?
    guard count > 2 * Self.hugePage, posix_memalign(&memory, Self.hugePage, count) == 0,
      let memory
    else {
      self.init(count: count)
      return
    }
    #if os(Linux)
      madvise(memory, count, MADV_HUGEPAGE)
    #endif
    self.init(bytesNoCopy: memory, count: count, deallocator: .free)
  }
}
