/// Single values, read as tolerantly as the decoder reads them in their dictionary.
///
/// The plain ones are read without a decoder, since a check reads every value of a file.
extension Source {
  /// Text, or a number as its digits.
  func string(of node: Node) -> String? {
    switch node.kind {
    case .text: text(of: node).flatMap { $0 == textForNothing ? nil : $0 }
    case .number: integer(of: node).map { String($0) }
    default: nil
    }
  }

  /// A whole number, or text that is one.
  func number(of node: Node) -> Int? {
    switch node.kind {
    case .text: text(of: node).flatMap(Int.init(tolerantly:))
    case .number: integer(of: node) ?? decoded(node, as: Double.self).flatMap(Int.init(exactly:))
    default: nil
    }
  }

  /// A switch: true or false, 1 or 0, or a word for one of them.
  func flag(of node: Node) -> Bool? {
    switch node.kind {
    case .text: return text(of: node).flatMap(Bool.init(tolerantly:))
    case .number: return integer(of: node).flatMap { 0...1 ~= $0 ? $0 == 1 : nil }
    case .boolean:
      if case .boolean(let flag) = plainScalar(of: node) { return flag }
      return decoded(node, as: Bool.self)
    default: return nil
    }
  }

  private func integer(of node: Node) -> Int? {
    if case .number(let number) = plainScalar(of: node) { return number }
    return decoded(node, as: Int.self)
  }

  private func decoded<Value: Decodable>(_ node: Node, as type: Value.Type) -> Value? {
    try? decode(type, from: node)
  }
}
