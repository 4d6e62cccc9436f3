/// A reference in a text of XML: `&lt;` or `&#128664;`.
struct XMLReference {
  /// What it stands for; nil for a number that is no character.
  let scalar: Unicode.Scalar?

  /// Where the text goes on.
  let end: Int
}

/// The texts between tags, and those of attributes.
extension MarkupCursor {
  /// The text of bytes with references and CDATA among them; nil where it cannot be read.
  func text(in range: Range<Int>) -> String? {
    let content = part(range)
    var isPlain = true
    for byte in content where byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") {
      isPlain = false
      break
    }
    return isPlain ? String(utf8: content) : decodedText(in: range)
  }

  private func decodedText(in range: Range<Int>) -> String? {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var rest = self
    rest.at = range.lowerBound
    while rest.at < range.upperBound {
      let place = rest.at
      switch bytes[place] {
      case UInt8(ascii: "&"):
        guard let reference = reference(at: place), let scalar = reference.scalar else {
          return nil
        }
        text.append(contentsOf: String(scalar).utf8)
        rest.at = reference.end
      case UInt8(ascii: "<"):
        guard rest.skipCharacterData() else { return nil }
        text.append(contentsOf: bytes[place + 9..<rest.at - 3])
      case let byte:
        text.append(byte)
        rest.at += 1
      }
    }
    return text.withUnsafeBytes { String(utf8: $0) }
  }

  /// The reference that begins at an offset; nil for an `&` alone, and for an entity that XML does
  /// not define, as property lists declare none.
  func reference(at place: Int) -> XMLReference? {
    var rest = self
    rest.at = place
    if rest.starts(with: "&#") { return numericReference(at: place + 2) }
    let entities: [(StaticString, Unicode.Scalar)] = [
      ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"),
    ]
    for (name, scalar) in entities where rest.starts(with: name) {
      return XMLReference(scalar: scalar, end: place + name.utf8CodeUnitCount)
    }
    return nil
  }

  /// Reads the digits behind `&#`, in any number.
  private func numericReference(at start: Int) -> XMLReference {
    var place = start
    let isHexadecimal = place < end && bytes[place] == UInt8(ascii: "x")
    if isHexadecimal { place += 1 }
    let firstDigit = place
    var number: UInt32 = 0
    while place < end, let digit = bytes[place].hexadecimalDigit, isHexadecimal || digit < 10 {
      // What is beyond Unicode stays beyond it.
      number = min(number * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
      place += 1
    }
    guard place > firstDigit, number > 0, place < end, bytes[place] == UInt8(ascii: ";") else {
      return XMLReference(scalar: nil, end: place)
    }
    return XMLReference(scalar: Unicode.Scalar(number), end: place + 1)
  }
}
