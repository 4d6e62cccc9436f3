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
    let outcomes = Mutex([Result<Value, Failure>?](repeating: nil, count: count))
    let failed = Mutex(count)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      // Behind an element that throws, none matters.
      guard failed.withLock({ index < $0 }) else { return }
      let outcome = Result { () throws(Failure) in try transform(self[index]) }
      if case .failure = outcome { failed.withLock { $0 = Swift.min($0, index) } }
      outcomes.withLock { $0[index] = outcome }
    }
    var values: [Value] = []
    values.reserveCapacity(count)
    for case let outcome? in outcomes.withLock({ $0 }) { values.append(try outcome.get()) }
    return values
  }
}
