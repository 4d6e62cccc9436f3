#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The bytes of a data file, with the knowledge of where its values stand.
///
/// Nothing is decoded here. A source knows strings, escapes and depth, and so finds where each value
/// begins and ends; that one piece of knowledge gives the order of dictionaries, the guard against
/// deep nesting, the position of a fault, and the slices that Foundation's decoders read one by one.
protocol Source: Sendable {
  /// Decodes one value by Foundation's decoder for this format.
  func decode<Value: Decodable>(_ type: Value.Type, from node: Node) throws -> Value

  /// Decodes one value, or a part of it, that has to be told what to ask the decoder for.
  func decode<Value: DecodableWithConfiguration>(
    _ type: Value.Type,
    from part: Part,
    configuration: Value.DecodingConfiguration
  ) throws -> Value

  /// The bytes that the decoder reads as this value alone.
  func slice(of node: Node) -> Data

  /// The bytes that the decoder reads as this part of a value.
  func slice(of part: Part) -> Data

  /// A long array in pieces, each of which is decoded as an array of its own; none where the array is
  /// short enough to be decoded at once.
  ///
  /// - Throws: ``SyntaxFault`` as ``visitMembers(of:_:)``.
  func pieces(of array: Node) throws(SyntaxFault) -> [Part]

  /// The values at the top level: one, or many in JSON lines.
  ///
  /// - Throws: ``SyntaxFault`` where the text ends too early or holds no value.
  func roots() throws(SyntaxFault) -> [Node]

  /// Visits the members of an array or a dictionary, in file order, until the visitor stops.
  ///
  /// Every byte of the container that is visited is read once. Between members the syntax is
  /// checked strictly; inside a member only strings, brackets and depth are looked at.
  ///
  /// - Throws: ``SyntaxFault`` at the first byte that cannot be right, or where a value nests
  ///   deeper than ``nestingLimit``.
  func visitMembers(of container: Node, _ visit: (Member) -> Visit) throws(SyntaxFault)

  /// Walks down to every key and every scalar of a value, in file order, until the visitor stops.
  ///
  /// Unlike in ``visitMembers(of:_:)`` the syntax is checked at every depth.
  ///
  /// - Complexity: O(*n*) in the size of the value, however deep it nests.
  func walk(through node: Node, _ visit: (WalkFinding, WalkTrail) -> Visit)

  /// The text of a key or of a text value; nil where it cannot be read.
  func text(of node: Node) -> String?

  /// The offset of a value's first byte in the file.
  func offset(of node: Node) -> Int

  /// How many bytes the file has.
  var size: Int { get }

  /// The text in UTF-8; nil for a binary property list.
  var text: Data? { get }

  /// The text that the decoder of this format takes for no value; nil where there is none.
  var textForNothing: String? { get }

  /// Which of the entries with the same key the decoder of this format takes.
  var entryThatCounts: RepeatedKey { get }

  /// A number or a boolean that is written in the plainest way; nil for all that the decoder has to
  /// be asked about.
  func plainScalar(of node: Node) -> PlainScalar?

  /// Whether a value other than a text or a container is written in the plainest way, so that the
  /// decoder is sure to take it; where not, the decoder has to be asked.
  func isPlain(_ scalar: Node) -> Bool

  /// How many elements an array has, where all in it is written in the plainest way, so that the
  /// decoder is sure to take it; nil where the decoder has to be asked.
  func plainCount(of array: Node) -> Int?
}

/// Which of several entries with one key counts.
public enum RepeatedKey: String, Hashable, Sendable {
  case first
  case last
}

extension Source {
  /// The deepest nesting of containers that is read, in every format.
  ///
  /// Foundation's JSON decoder stops at 512 with an error, its property-list decoder dies of a stack
  /// overflow somewhere above 1,000, and no friend list needs more than eight.
  static var nestingLimit: Int { 500 }

  /// The place of a byte, in the words of a person who looks for it.
  ///
  /// - Complexity: O(*n*) in the offset, so it is asked for only where there is something to report.
  func position(of offset: Int) -> SourcePosition {
    var finder = PositionFinder(text: text)
    return finder.position(of: offset)
  }

  func plainScalar(of node: Node) -> PlainScalar? { nil }

  func isPlain(_ scalar: Node) -> Bool { plainScalar(of: scalar) != nil }

  func plainCount(of array: Node) -> Int? { nil }

  /// The members of a container, in file order.
  func members(of container: Node) throws(SyntaxFault) -> [Member] {
    var members: [Member] = []
    try visitMembers(of: container) {
      members.append($0)
      return .goOn
    }
    return members
  }
}

/// A source whose values Foundation's property-list decoder reads from a slice.
protocol PropertyListSource: Source {}

extension PropertyListSource {
  var entryThatCounts: RepeatedKey { .last }

  var textForNothing: String? { "$null" }

  func decode<Value: Decodable>(_ type: Value.Type, from node: Node) throws -> Value {
    try PropertyListDecoder().decode(type, from: slice(of: node))
  }

  func decode<Value: DecodableWithConfiguration>(
    _ type: Value.Type,
    from part: Part,
    configuration: Value.DecodingConfiguration
  ) throws -> Value {
    try PropertyListDecoder().decode(type, from: slice(of: part), configuration: configuration)
  }
}

/// What a visitor answers.
enum Visit {
  case goOn
  case stop
}
