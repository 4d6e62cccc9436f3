import Synchronization
import Testing

@testable import FriendGroups

/// Work on as many threads as there are to be had.
struct ConcurrentMapTests {
  private struct Fault: Error, Equatable {
    let number: Int
  }

  @Test(arguments: [0, 1, 2, 3, 1000], [false, true])
  func resultsAreInOrder(count: Int, isLarge: Bool) {
    #expect(
      Array(0..<count).concurrentMap(isLarge: isLarge) { $0 * 2 } == (0..<count).map { $0 * 2 }
    )
  }

  @Test func everyElementIsMappedOnce() {
    let counts = Mutex([Int](repeating: 0, count: 500))
    let numbers = Array(0..<500).concurrentMap(isLarge: true) { index in
      counts.withLock { $0[index] += 1 }
      return index
    }
    #expect(numbers.count == 500)
    #expect(counts.withLock { $0.allSatisfy { $0 == 1 } })
  }

  @Test(arguments: [false, true])
  func theFirstErrorIsThrown(isLarge: Bool) {
    #expect(throws: Fault(number: 7)) {
      try Array(0..<200).concurrentMap(isLarge: isLarge) { (number) throws(Fault) in
        if number % 10 == 7 { throw Fault(number: number) }
      }
    }
  }

  @Test func aThreadIsDoneWhenItIsJoined() {
    let done = Done()
    guard let thread = WorkerThread({ done.isTrue.store(true, ordering: .relaxed) }) else {
      Issue.record("no thread to be had")
      return
    }
    thread.join()
    let isDone = done.isTrue.load(ordering: .relaxed)
    #expect(isDone)
  }

  private final class Done: Sendable {
    let isTrue = Atomic(false)
  }
}
