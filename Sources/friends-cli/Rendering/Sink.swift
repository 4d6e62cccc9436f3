import FriendGroups

/// Collects output in pieces that are worth a system call, and writes them as they fill.
final class Sink {
  private let stream: World.Stream
  private var buffer: [UInt8] = []

  /// The size of a piece, in bytes.
  private static let capacity = 1 << 16

  init(_ stream: World.Stream) {
    self.stream = stream
  }

  func write(_ text: some StringProtocol) throws(Failure) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { try flush() }
  }

  func write(_ line: Line) throws(Failure) {
    buffer.append(contentsOf: line.text.utf8)
    try write("\n")
  }

  func flush() throws(Failure) {
    defer { buffer.removeAll(keepingCapacity: true) }
    var written = 0
    while written < buffer.count {
      let outcome = buffer.withUnsafeBytes { bytes in
        stream.write(UnsafeRawBufferPointer(rebasing: bytes[written...]))
      }
      switch outcome {
      case .success(0): throw .output(.inputOutput)
      case .success(let count): written += count
      case .failure(.interrupted): continue
      case .failure(.brokenPipe): throw .closedPipe
      case .failure(let error): throw .output(error)
      }
    }
  }
}
