import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Maps the elements, in order; on all cores where the work is worth it.
  ///
  /// - Parameter isLarge: Whether it takes longer than to start a thread: about 0.1 ms.
  func concurrentMap<Value: Sendable>(
    isLarge: Bool,
    _ transform: @Sendable (Element) -> Value
  ) -> [Value] {
    guard isLarge, count > 1 else { return map(transform) }
    let values = Mutex([Value?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = transform(self[index])
      values.withLock { $0[index] = value }
    }
    return values.withLock { $0 }.compactMap(\.self)
  }
}
