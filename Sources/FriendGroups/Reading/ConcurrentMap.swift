import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Maps the elements, in order; on all cores where the work is worth it.
  ///
  /// - Parameter isLarge: Whether it takes longer than to start a thread: about 0.1 ms.
  /// - Throws: What the first element throws that throws.
  func concurrentMap<Value: Sendable, Failure: Error>(
    isLarge: Bool,
    _ transform: @Sendable (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    guard isLarge, count > 1 else { return try map(transform) }
    let nothing = [Result<Value, Failure>?](repeating: nil, count: count)
    let done = Mutex((outcomes: nothing, end: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      // Behind an element that throws, none matters.
      guard done.withLock({ index < $0.end }) else { return }
      let outcome = Result { () throws(Failure) in try transform(self[index]) }
      done.withLock {
        if case .failure = outcome { $0.end = Swift.min($0.end, index) }
        $0.outcomes[index] = outcome
      }
    }
    var values: [Value] = []
    values.reserveCapacity(count)
    for case let outcome? in done.withLock({ $0.outcomes }) { values.append(try outcome.get()) }
    return values
  }
}
