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

  /// The path as JavaScript writes it; empty for the root.
  public var description: String { Self.text(of: steps) { $0 } }

  /// The path as it may stand in a message, long keys and long paths shortened.
  public var excerpt: String {
    // No friend list nests deeper.
    let shown = steps.prefix(8)
    return Self.text(of: shown, key: \.excerpt) + (shown.count < steps.count ? "…" : "")
  }

  private static func text(of steps: some Sequence<Step>, key written: (String) -> String) -> String
  {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where key.isPlainKey: text += (text.isEmpty ? "" : ".") + written(key)
      case .key(let key): text += "[\"\(written(key))\"]"
      }
    }
    return text
  }
}

extension String {
  /// Whether a path can show this key without quotes: letters of any script, digits, `_` and `-`.
  fileprivate var isPlainKey: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}
