import Foundation

@testable import FriendGroups

/// Makes up property lists and JSON, always the same ones for the same seed.
struct ListMaker {
  var random: SplitMix

  /// Which scalars the format has.
  let format: ListFormat

  private static let pieces = [
    "a", "Ann", "B1", "喵", "小明", "🚘", "é", "\u{2028}", " ", "\n", "&", "<", ">", "\"", "'", "\\",
    "/", "//", "]]>", "{", "}", "(", ")", ";", ",", "=", "$null", "_", "-", ".", "&amp;", "\\n",
    "%",
  ]

  init(_ format: ListFormat, seed: UInt64) {
    self.format = format
    random = SplitMix(state: seed)
  }

  /// A dictionary or list of a few values.
  mutating func list() -> ValueTree {
    let depth = Int.random(in: 1...3, using: &random)
    return Bool.random(using: &random) ? elements(depth) : entries(depth)
  }

  private mutating func value(_ depth: Int) -> ValueTree {
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where depth > 0: elements(depth - 1)
    case 1,
      2 where depth > 0:
      entries(depth - 1)
    default: .scalar(scalar())
    }
  }

  private mutating func elements(_ depth: Int) -> ValueTree {
    .list((0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth) })
  }

  private mutating func entries(_ depth: Int) -> ValueTree {
    var entries: [String: ValueTree] = [:]
    for _ in 0..<Int.random(in: 0...4, using: &random) { entries[text()] = value(depth) }
    return .dictionary(entries)
  }

  private mutating func scalar() -> Scalar {
    if format == .openStep { return .text(text()) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .boolean(.random(using: &random))
    case 1: return .integer(.random(in: -300...70_000, using: &random))
    case 2: return .integer(.random(in: .min ... .max, using: &random))
    case 3: return .real(Double(Int.random(in: -9999...9999, using: &random)) / 8)
    case 4 where format == .json: return .null
    default: return .text(text())
    }
  }

  private mutating func text() -> String {
    let count = Int.random(in: 0...4, using: &random)
    return (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }
}

/// A format that lists are written in.
enum ListFormat: CaseIterable {
  case json
  case xml
  case openStep
  case binary

  /// What reads a file in this format.
  func source(of data: Data) throws(SyntaxFault) -> any Source {
    switch self {
    case .json: try JSONSource(data)
    case .xml: try XMLSource(data)
    case .openStep: try OpenStepSource(data)
    case .binary: try BinarySource(data)
    }
  }

  /// Reads a file with the cursor of this format.
  func tree(of data: Data, repeated: RepeatedKey? = nil) throws(SyntaxFault) -> ValueTree {
    try ValueTree(source(of: data), repeated: repeated)
  }
}
