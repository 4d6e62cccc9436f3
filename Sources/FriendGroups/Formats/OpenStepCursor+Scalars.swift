/// The texts of an OpenStep property list, which has no other scalars but bytes.
extension OpenStepCursor {
  func spelling(of key: Node) -> UnsafeRawBufferPointer { part(key.range) }

  func scalar(of node: Node) -> Scalar {
    text(of: node).map(Scalar.init(propertyListText:)) ?? .other
  }

  func text(of node: Node) -> String? {
    guard node.kind == .text, let first = bytes[node.range].first else { return nil }
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let content = part(isQuoted ? node.range.dropFirst().dropLast() : node.range)
    return content.contains(UInt8(ascii: "\\")) ? unescaped(content) : String(utf8: content)
  }

  /// Makes sure that a text can be read.
  func checkText(_ text: Node) throws(SyntaxFault) {
    guard bytes[text.range].contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "\\") }),
      self.text(of: text) == nil
    else { return }
    throw fault(isUTF8(text) ? .unreadable(.text) : .notUTF8, at: text.range.lowerBound)
  }

  /// The text of bytes with escapes; nil where one is wrong.
  private func unescaped(_ content: UnsafeRawBufferPointer) -> String? {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var at = 0
    while at < content.count {
      let byte = content[at]
      at += 1
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard at < content.count else { return nil }
      let escape = content[at]
      at += 1
      switch escape {
      case UInt8(ascii: "a"): text.append(0x07)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "v"): text.append(0x0B)
      case UInt8(ascii: "U"):
        guard let scalar = content.openStepScalar(&at) else { return nil }
        text.append(contentsOf: String(scalar).utf8)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        text.append(contentsOf: String(content.octalCharacter(escape, &at)).utf8)
      default: text.append(escape)
      }
    }
    return text.withUnsafeBytes { String(utf8: $0) }
  }
}

extension UnsafeRawBufferPointer {
  /// Reads up to four hexadecimal digits, and behind a high surrogate the escape of a low one.
  fileprivate func openStepScalar(_ at: inout Int) -> Unicode.Scalar? {
    guard let first = hexadecimal(upTo: 4, &at) else { return nil }
    guard 0xD800..<0xDC00 ~= first else { return Unicode.Scalar(first) }
    guard starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "U")], at: at) else { return nil }
    at += 2
    guard let second = hexadecimal(upTo: 4, &at), 0xDC00..<0xE000 ~= second else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private func hexadecimal(upTo count: Int, _ at: inout Int) -> UInt32? {
    let start = at
    var number: UInt32 = 0
    while at < self.count, at < start + count, let digit = self[at].hexadecimalDigit {
      number = number << 4 | digit
      at += 1
    }
    return at > start ? number : nil
  }

  /// Reads up to three octal digits, of which the first was read: a character of the encoding of
  /// NeXTSTEP.
  fileprivate func octalCharacter(_ first: UInt8, _ at: inout Int) -> Unicode.Scalar {
    var number = first &- UInt8(ascii: "0")
    let end = Swift.min(at + 2, count)
    while at < end, UInt8(ascii: "0")...UInt8(ascii: "7") ~= self[at] {
      number = number &<< 3 | (self[at] &- UInt8(ascii: "0"))
      at += 1
    }
    return Unicode.Scalar(nextStep: number)
  }
}

extension Unicode.Scalar {
  /// A character of the encoding of NeXTSTEP, which is ASCII in its first half.
  init(nextStep byte: UInt8) {
    self = byte < 0x80 ? Unicode.Scalar(byte) : Self.nextStep[Int(byte) - 0x80]
  }

  private static let nextStep = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}")
      .unicodeScalars
  )
}
