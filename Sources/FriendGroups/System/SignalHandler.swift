#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#elseif canImport(Darwin)
  package import Darwin
#endif

/// `sa_handler`, which POSIX puts in a union that every C library names in its own way.
extension sigaction {
  #if canImport(Darwin)
    package var handler: (@convention(c) (Int32) -> Void)? {
      get { __sigaction_u.__sa_handler }
      set { __sigaction_u.__sa_handler = newValue }
    }
  #elseif canImport(Glibc)
    package var handler: (@convention(c) (Int32) -> Void)? {
      get { __sigaction_handler.sa_handler }
      set { __sigaction_handler.sa_handler = newValue }
    }
  #elseif canImport(Musl)
    package var handler: (@convention(c) (Int32) -> Void)? {
      get { __sa_handler.sa_handler }
      set { __sa_handler.sa_handler = newValue }
    }
  #endif
}
