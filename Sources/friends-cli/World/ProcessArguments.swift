import FriendGroups

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The words that this process was started with.
///
/// On Linux the standard library reads them from `/proc/self/cmdline`, and takes it for an empty
/// command line where there is no `/proc`, or no file can be opened. glibc hands them to every function
/// that the section `.init_array` lists, before the program begins ("Initialization and Termination
/// Routines" in its manual); they stay where they are as long as the process lives.
enum ProcessArguments {
  fileprivate typealias Vector = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  // Written once, before there is a second thread.
  nonisolated(unsafe) fileprivate static var count: Int32 = 0
  nonisolated(unsafe) fileprivate static var vector: Vector?

  /// All of them, with the program's name, as the system has them.
  static var all: [String] {
    guard let vector, count > 0 else { return CommandLine.arguments }
    return (0..<Int(count)).compactMap { index in
      vector[index].map { word in
        String(systemBytes: UnsafeRawBufferPointer(start: word, count: strlen(word)))
      }
    }
  }
}

#if canImport(Glibc)
  /// Called by the C library at the start: before the Swift runtime, which is why it is listed with a
  /// number, and does no more than the C library can.
  @section(".init_array.00101")
  @used
  private let keepArguments: @convention(c) (Int32, ProcessArguments.Vector?) -> Void = {
    count,
    vector in
    ProcessArguments.count = count
    ProcessArguments.vector = vector
    // A fully static program aborts if the runtime cannot tell where it was loaded from, which it asks
    // `/proc/self/exe`; it does not ask who has told it a folder.
    if access("/proc/self/exe", F_OK) != 0 { setenv("SWIFT_ROOT", "/", 0) }
  }
#endif
