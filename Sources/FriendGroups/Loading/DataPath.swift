/// Where a value stands in the data: `[0].friends[3].name`.
public struct DataPath: Hashable, Sendable, CustomStringConvertible {
  /// One step from a container to a member.
  public enum Step: Hashable, Sendable {
    /// The value under a key of a dictionary.
    case key(String)
    /// The element of an array, from 0.
    case index(Int)
  }

  /// The steps from the root of the file; none for the root itself.
  public let steps: [Step]

  /// Creates a path from the root.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The path of a member of the value that this path leads to.
  public func appending(_ step: Step) -> DataPath { DataPath(steps + [step]) }

  /// No friend list nests deeper than this; of a longer path the rest is left out.
  private static let stepsShown = 8

  /// The path as JavaScript and `jq` write it, long keys and long paths shortened; empty for the root.
  public var description: String {
    var text = ""
    for step in steps.prefix(Self.stepsShown) {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where key.isPlainKey:
        text += (text.isEmpty ? "" : ".") + key.excerpt
      case .key(let key): text += "[\"\(key.excerpt)\"]"
      }
    }
    return steps.count > Self.stepsShown ? text + "…" : text
  }
}

extension String {
  /// Whether a path can show this key without quotes: letters of any script, digits, `_` and `-`.
  fileprivate var isPlainKey: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}
