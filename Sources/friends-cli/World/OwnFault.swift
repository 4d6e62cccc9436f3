import FriendGroups

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What ends the program where it is itself at fault: a trap, or memory that is not there.
enum OwnFault {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Gives such an end a message and an exit status of its own, in place of a signal.
  ///
  /// The handler runs on a stack of its own, since a stack that is full is one of these faults, and
  /// does nothing but two system calls, since the rest of the program may be in pieces.
  static func report() {
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = .init(size)
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.handler = { _ in
      let message: StaticString =
        "friends-cli: internal error, or out of memory; please report it if memory was not short\n"
      _ = write(StandardStreams.errors, message.utf8Start, message.utf8CodeUnitCount)
      _exit(ExitStatus.fault.rawValue)
    }
    action.sa_flags = Int32(SA_ONSTACK)
    for signal in signals { sigaction(signal, &action, nil) }
    // The runtime takes this wish of a user for a fault, and would ask on the terminal what to do.
    _ = signal(SIGQUIT, SIG_DFL)
  }
}
