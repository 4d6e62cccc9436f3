/// The texts and numbers of JSON and JSON5.
extension JSONCursor {
  func spelling(of key: Node) -> UnsafeRawBufferPointer { part(key.range) }

  func text(of node: Node) -> String? {
    guard node.kind == .text, let first = bytes[node.range].first else { return nil }
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let content = part(isQuoted ? node.range.dropFirst().dropLast() : node.range)
    var isPlain = true
    for byte in content where byte < UInt8(ascii: " ") || byte == UInt8(ascii: "\\") {
      isPlain = false
      break
    }
    return isPlain ? String(utf8: content) : Self.unescaped(content)
  }

  /// The text of bytes with escapes; nil where one is wrong, or a control character stands there.
  private static func unescaped(_ content: UnsafeRawBufferPointer) -> String? {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var at = 0
    while at < content.count {
      let byte = content[at]
      at += 1
      guard byte >= UInt8(ascii: " ") else { return nil }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard at < content.count else { return nil }
      let escape = content[at]
      at += 1
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "v"): text.append(0x0B)
      case UInt8(ascii: "u"):
        guard let scalar = content.escapedScalar(&at) else { return nil }
        text.append(contentsOf: String(scalar).utf8)
      case UInt8(ascii: "x"):
        guard let unit = content.hexadecimal(2, &at) else { return nil }
        text.append(contentsOf: String(Unicode.Scalar(UInt8(unit))).utf8)
      case UInt8(ascii: "0"):
        if at < content.count, 0x30...0x39 ~= content[at] { return nil }
        text.append(0)
      case UInt8(ascii: "1")...UInt8(ascii: "9"): return nil
      // A line that goes on.
      case 0x0A: break
      case 0x0D: if at < content.count, content[at] == 0x0A { at += 1 }
      case 0xE2 where content.starts(with: [0x80, 0xA8], at: at): at += 2
      case 0xE2 where content.starts(with: [0x80, 0xA9], at: at): at += 2
      default: text.append(escape)
      }
    }
    return text.withUnsafeBytes { String(utf8: $0) }
  }

  // MARK: Words

  func scalar(of node: Node) -> Scalar {
    switch node.kind {
    case .text: text(of: node).map(Scalar.text) ?? .other
    case .number: number(part(node.range))
    case .boolean: .boolean(bytes[node.range.lowerBound] == UInt8(ascii: "t"))
    case .null: .null
    default: .other
    }
  }

  /// Whether bytes are a word of JSON5 that has this kind.
  func isWord(_ kind: ValueKind, _ range: Range<Int>) -> Bool {
    switch kind {
    case .boolean: part(range).elementsEqual("true".utf8) || part(range).elementsEqual("false".utf8)
    case .null: part(range).elementsEqual("null".utf8)
    default: isNumber(part(range))
    }
  }

  private func isNumber(_ word: UnsafeRawBufferPointer) -> Bool {
    var rest = word[...]
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    if rest.elementsEqual("Infinity".utf8) || rest.elementsEqual("NaN".utf8) { return true }
    if rest.count > 2, rest.first == UInt8(ascii: "0"),
      rest.dropFirst().first.map({ $0 | 0x20 }) == UInt8(ascii: "x")
    {
      return rest.dropFirst(2).allSatisfy { $0.hexadecimalDigit != nil }
    }
    let whole = rest.prefix { $0.isDigit }
    if whole.count > 1, whole.first == UInt8(ascii: "0") { return false }
    rest = rest[whole.endIndex...]
    var digits = whole.count
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { $0.isDigit }
      digits += fraction.count
      rest = rest[fraction.endIndex...]
    }
    guard digits > 0 else { return false }
    guard let exponent = rest.first else { return true }
    guard exponent | 0x20 == UInt8(ascii: "e") else { return false }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy { $0.isDigit }
  }

  private func number(_ word: UnsafeRawBufferPointer) -> Scalar {
    if let number = Scalar(integer: word) { return number }
    let text = String(decoding: word, as: UTF8.self)
    let unsigned = text.drop { $0 == "-" || $0 == "+" }
    if unsigned.lowercased().hasPrefix("0x") {
      guard let number = Int(unsigned.dropFirst(2), radix: 16) else { return .other }
      return .integer(text.first == "-" ? -number : number)
    }
    // Swift wants a digit on either side of the point.
    let number = Double(text.replacing(suffix: ".", with: "")) ?? Double("0" + unsigned)
    guard let number, number.isFinite else { return .other }
    return .real(text.first == "-" ? -number.magnitude : number)
  }
}

extension Scalar {
  /// Reads decimal digits with or without a sign; nil for anything else.
  init?(integer word: some BidirectionalCollection<UInt8>) {
    let isSigned = word.first == UInt8(ascii: "-") || word.first == UInt8(ascii: "+")
    let digits = isSigned ? word.dropFirst() : word[...]
    guard !digits.isEmpty else { return nil }
    var number = 0
    let isLong = digits.count > 18
    for byte in digits {
      guard byte.isDigit else { return nil }
      if !isLong { number = number * 10 + Int(byte - UInt8(ascii: "0")) }
    }
    guard isLong else {
      self = .integer(word.first == UInt8(ascii: "-") ? -number : number)
      return
    }
    let text = String(decoding: word, as: UTF8.self)
    self = Int(text).map(Scalar.integer) ?? .digits(text)
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  var hexadecimalDigit: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Reads hexadecimal digits and moves over them; nil where there are fewer.
  func hexadecimal(_ count: Int, _ at: inout Int) -> UInt32? {
    guard at + count <= self.count else { return nil }
    var number: UInt32 = 0
    for place in at..<at + count {
      guard let digit = self[place].hexadecimalDigit else { return nil }
      number = number << 4 | digit
    }
    at += count
    return number
  }

  /// Reads four hexadecimal digits, and behind a high surrogate the escape of a low one; nil for half
  /// a pair.
  func escapedScalar(_ at: inout Int) -> Unicode.Scalar? {
    guard let first = hexadecimal(4, &at) else { return nil }
    guard 0xD800..<0xDC00 ~= first else { return Unicode.Scalar(first) }
    guard at + 1 < count, self[at] == UInt8(ascii: "\\"), self[at + 1] | 0x20 == UInt8(ascii: "u")
    else { return nil }
    at += 2
    guard let second = hexadecimal(4, &at), 0xDC00..<0xE000 ~= second else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  func starts(with part: [UInt8], at offset: Int) -> Bool {
    offset + part.count <= count && self[offset..<offset + part.count].elementsEqual(part)
  }
}

extension String {
  fileprivate func replacing(suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + other : self
  }
}
