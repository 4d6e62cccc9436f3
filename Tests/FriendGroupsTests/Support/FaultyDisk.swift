import Foundation
import Synchronization
import Testing

@testable import FriendGroups

/// A disk that keeps a record of the calls that change files, and on which some of them go wrong.
final class FaultyDisk: Sendable {
  enum Call: Sendable { case lock, write, sync, link, rename, syncFolder }

  /// How calls of one kind go wrong.
  struct Fault: Sendable, CustomTestStringConvertible {
    let call: Call
    /// What `errno` says, for the first calls of that kind or for all.
    let error: Int32
    var times = Int.max

    var testDescription: String { "\(call): \(SystemError(code: error))" }
  }

  /// Is asked at every call, before it is made.
  private let observe: @Sendable (Call) -> Void
  private let fault: Fault?
  private let made = Mutex<[Call]>([])

  init(_ fault: Fault? = nil, observe: @escaping @Sendable (Call) -> Void = { _ in }) {
    self.fault = fault
    self.observe = observe
  }

  var files: FileSystem {
    let real = FileSystem.real
    return FileSystem(
      write: { number, bytes in self.make(.write) { real.write(number, bytes) } },
      sync: { number in
        self.make(Self.isFolder(number) ? .syncFolder : .sync) { real.sync(number) }
      },
      rename: { folder, old, new in self.make(.rename) { real.rename(folder, old, new) } },
      link: { folder, old, new in self.make(.link) { real.link(folder, old, new) } },
      lock: { number in self.make(.lock) { real.lock(number) } }
    )
  }

  private func make<Result: SignedInteger>(_ call: Call, _ body: () -> Result) -> Result {
    observe(call)
    let count = made.withLock { made in
      made.append(call)
      return made.count { $0 == call }
    }
    if let fault, fault.call == call, count <= fault.times {
      errno = fault.error
      return -1
    }
    return body()
  }

  private static func isFolder(_ number: Int32) -> Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
