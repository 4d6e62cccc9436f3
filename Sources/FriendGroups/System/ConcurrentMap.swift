import Synchronization

extension Array where Element: Sendable {
  /// Maps the elements, in order; on all cores where the work is worth it.
  ///
  /// The calling thread works too, and does it all where the system gives it no other thread.
  ///
  /// - Parameter isLarge: Whether it takes longer than to start a thread: about 0.1 ms.
  /// - Throws: What the first element throws that throws.
  func concurrentMap<Value: Sendable, Failure: Error>(
    isLarge: Bool,
    _ transform: @escaping @Sendable (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    guard isLarge, count > 1 else { return try map(transform) }
    let work = Work(elements: self, transform: transform)
    work.share(among: Swift.min(WorkerThread.cores, count) - 1)
    var values: [Value] = []
    values.reserveCapacity(count)
    for case let outcome? in work.outcomes { values.append(try outcome.get()) }
    return values
  }
}

/// Elements that several threads map: each takes the next one that none has.
private final class Work<Element: Sendable, Value: Sendable, Failure: Error>: Sendable {
  private let elements: [Element]
  private let transform: @Sendable (Element) throws(Failure) -> Value
  private let progress: Mutex<Progress>

  private struct Progress {
    var outcomes: [Result<Value, Failure>?]
    var next = 0
    /// Behind an element that throws, none matters.
    var end: Int
  }

  init(
    elements: [Element],
    transform: @escaping @Sendable (Element) throws(Failure) -> Value
  ) {
    self.elements = elements
    self.transform = transform
    progress = Mutex(
      Progress(outcomes: Array(repeating: nil, count: elements.count), end: elements.count)
    )
  }

  var outcomes: [Result<Value, Failure>?] { progress.withLock { $0.outcomes } }

  /// Does the work on this thread and so many others, as far as there are any to be had, and comes
  /// back when all is done.
  func share(among helpers: Int) {
    guard helpers > 0, let helper = WorkerThread({ self.run() }) else { return run() }
    share(among: helpers - 1)
    helper.join()
  }

  private func run() {
    while let index = next() {
      let outcome = Result { () throws(Failure) in try transform(elements[index]) }
      progress.withLock {
        if case .failure = outcome { $0.end = min($0.end, index) }
        $0.outcomes[index] = outcome
      }
    }
  }

  private func next() -> Int? {
    progress.withLock { progress in
      guard progress.next < progress.end else { return nil }
      progress.next += 1
      return progress.next - 1
    }
  }
}
