/// What a decoder is given at once: a value, or a value in which one array has only some of its
/// elements.
///
/// Foundation's decoders first build a map of all that they are given, several times as large. An
/// array of a million friends would take that much memory, and one core; in pieces it takes little,
/// and all cores.
struct Part: Hashable, Sendable {
  let node: Node
  let cut: Cut?

  /// An array of which some elements are left.
  struct Cut: Hashable, Sendable {
    let array: Node

    /// In a text format the bytes from the first element to the last; in a binary property list the
    /// indexes of the elements.
    let elements: Range<Int>
  }

  /// A value as it is.
  init(_ node: Node) {
    self.node = node
    cut = nil
  }

  /// Some elements of an array, as an array of their own.
  init(_ elements: Range<Int>, of array: Node) {
    node = array
    cut = Cut(array: array, elements: elements)
  }

  /// A value with an array in it emptied.
  init(_ node: Node, without array: Node) {
    self.node = node
    cut = Cut(array: array, elements: 0..<0)
  }
}
