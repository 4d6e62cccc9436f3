/// How many bytes of a file are read at most, so that memory ends with an error and not with the
/// machine.
package struct ReadLimit: Sendable {
  /// Of a file that says how large it is: far above all that people keep, far below what a sparse file
  /// may claim to be.
  package let sized: Int

  /// Of what has no size: pipes, terminals and devices, some of which never end.
  package let unsized: Int

  package init(sized: Int, unsized: Int) {
    self.sized = sized
    self.unsized = unsized
  }

  /// Four GiB, and half a GiB.
  package static let standard = ReadLimit(sized: 1 << 32, unsized: 1 << 29)
}
