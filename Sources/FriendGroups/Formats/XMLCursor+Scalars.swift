/// The texts and numbers of an XML property list.
extension XMLCursor {
  func spelling(of key: Node) -> UnsafeRawBufferPointer { part(content(of: key)) }

  func text(of node: Node) -> String? {
    node.kind == .text ? text(in: content(of: node)) : nil
  }

  func scalar(of node: Node) -> Scalar {
    switch node.kind {
    case .text: text(of: node).map(Scalar.init(propertyListText:)) ?? .other
    case .number: number(of: node)
    case .boolean: .boolean(bytes[node.range.lowerBound + 1] == UInt8(ascii: "t"))
    default: .other
    }
  }

  /// What stands between the tags of an element; nothing in an empty one.
  @inline(__always)
  private func content(of node: Node) -> Range<Int> {
    let (start, end) = (node.range.lowerBound, node.range.upperBound)
    let name = name(at: start &+ 1)
    var content = start &+ name.length &+ 2
    if name.terminator != UInt8(ascii: ">") {
      var inside = self
      inside.at = content &- 1
      guard (try? inside.skipAttributes(from: start)) == false else { return end..<end }
      content = inside.at
    }
    // A closing tag with white space in it is longer.
    var closing = end &- name.length &- 3
    while closing > content, bytes[closing] != UInt8(ascii: "<") { closing &-= 1 }
    return content..<max(content, closing)
  }

  func word(of number: Node) -> String? {
    String(decoding: part(content(of: number)), as: UTF8.self)
  }

  private func number(of node: Node) -> Scalar {
    var content = bytes[content(of: node)]
    while content.first?.isXMLSpace == true { content.removeFirst() }
    while content.last?.isXMLSpace == true { content.removeLast() }
    let isReal = bytes[node.range.lowerBound + 1] == UInt8(ascii: "r")
    let word = UnsafeRawBufferPointer(rebasing: content)
    return isReal ? Scalar(real: word) : Scalar(propertyListInteger: word)
  }
}

extension Scalar {
  /// The value of a text of a property list: `$null` stands for nothing.
  init(propertyListText text: String) { self = text == "$null" ? .null : .text(text) }

  /// Reads an integer in decimal, or in hexadecimal behind `0x`.
  fileprivate init(propertyListInteger word: UnsafeRawBufferPointer) {
    if let number = Scalar(integer: word) {
      self = number
      return
    }
    let text = String(decoding: word, as: UTF8.self)
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = isNegative || text.utf8.first == UInt8(ascii: "+") ? text.dropFirst() : text[...]
    guard digits.lowercased().hasPrefix("0x"), let first = digits.utf8.dropFirst(2).first,
      first.hexadecimalDigit != nil, let number = UInt64(digits.dropFirst(2), radix: 16)
    else {
      self = .other
      return
    }
    let sign = isNegative ? "-" : ""
    self = Int("\(sign)\(number)").map(Scalar.integer) ?? .digits("\(sign)\(number)")
  }

  /// Reads a real number, also `nan` and `inf`.
  fileprivate init(real word: UnsafeRawBufferPointer) {
    self = Double(String(decoding: word, as: UTF8.self)).map(Scalar.real) ?? .other
  }
}
