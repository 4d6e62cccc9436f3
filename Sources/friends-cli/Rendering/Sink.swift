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

  func write(_ text: String) throws(Failure) { try write([text]) }

  /// Writes pieces, of which no text has to be put together first.
  func write(_ pieces: [String]) throws(Failure) {
    for var piece in pieces {
      // As one piece of memory: to append a view of UTF-8 takes three times as long.
      piece.withUTF8 { buffer.append(contentsOf: $0) }
    }
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Writes bytes of any kind.
  func write(_ bytes: [UInt8]) throws(Failure) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { try flush() }
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
