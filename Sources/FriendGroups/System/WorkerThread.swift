#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that does one piece of work.
struct WorkerThread: ~Copyable {
  private let thread: pthread_t

  /// The stack of each, in bytes, whatever limit the user has set.
  ///
  /// It is as large as that of the main thread usually is; only what is used of it takes memory.
  static var stackSize: Int { 8 << 20 }

  /// Starts the work; nil where the system gives no thread, so that it is to be done here.
  ///
  /// Limits of processes (`ulimit -u`, containers) and of memory keep threads from being made.
  init?(_ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, Self.stackSize) == 0 else { return nil }
    let box = Unmanaged.passRetained(Box(work))
    #if canImport(Glibc)
      var started = pthread_t()
    #else
      var started: pthread_t?
    #endif
    let code = Self.withoutSignals {
      pthread_create(&started, &attributes, { WorkerThread.run($0) }, box.toOpaque())
    }
    guard code == 0 else {
      box.release()
      return nil
    }
    #if canImport(Glibc)
      thread = started
    #else
      guard let started else { return nil }
      thread = started
    #endif
  }

  /// Waits until the work is done.
  consuming func join() { pthread_join(thread, nil) }

  #if canImport(Darwin)
    private typealias Pointer = UnsafeMutableRawPointer
  #else
    private typealias Pointer = UnsafeMutableRawPointer?
  #endif

  private static func run(_ pointer: Pointer) -> UnsafeMutableRawPointer? {
    let pointer: UnsafeMutableRawPointer? = pointer
    if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().work() }
    return nil
  }

  private final class Box: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  /// A new thread inherits which signals are blocked: those that others send are for the main thread,
  /// while a fault ends the thread that has it.
  private static func withoutSignals<Result>(_ body: () -> Result) -> Result {
    var (most, before) = (sigset_t(), sigset_t())
    sigfillset(&most)
    for fault in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { sigdelset(&most, fault) }
    pthread_sigmask(SIG_SETMASK, &most, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  /// How many can be at work at once.
  static var cores: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
