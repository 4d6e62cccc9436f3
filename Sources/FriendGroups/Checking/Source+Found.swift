#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Source {
  /// The problem of a value that cannot be read as what its key asks for.
  func unreadable(_ node: Node, expected: Problem.Expected) -> Problem.Kind {
    isUTF8(node) ? .unreadable(found(node), expected: expected) : .notUTF8
  }

  /// What stands at a node, with the beginning of a text or of a number.
  private func found(_ node: Node) -> Problem.Found {
    let excerpt: String? =
      switch node.kind {
      case .text: text(of: node)?.excerpt
      case .number: word(of: node)?.excerpt
      default: nil
      }
    return Problem.Found(kind: node.kind, excerpt: excerpt)
  }

  /// A number as it is written: in XML between two tags.
  private func word(of number: Node) -> String? {
    guard let text else { return string(of: number) }
    let element = text[number.range]
    guard element.first == UInt8(ascii: "<") else {
      return String(decoding: element, as: UTF8.self)
    }
    let content = element.drop { $0 != UInt8(ascii: ">") }.dropFirst()
    return String(decoding: content.prefix { $0 != UInt8(ascii: "<") }, as: UTF8.self)
  }
}
