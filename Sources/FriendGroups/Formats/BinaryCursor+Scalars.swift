/// The texts and numbers of a binary property list.
extension BinaryCursor {
  /// Marker and count are part of it: two bytes are one character or two, as the marker says.
  func spelling(of key: Node) -> UnsafeRawBufferPointer {
    guard let object = try? object(at: key.range.lowerBound) else { return part(0..<0) }
    return part(object.range)
  }

  private func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[range])
  }

  func text(of node: Node) -> String? {
    (try? object(at: node.range.lowerBound)).flatMap(text(of:))
  }

  /// The characters of a text: ASCII, or UTF-16 with the high byte first; nil for anything else.
  private func text(of object: BinaryObject) -> String? {
    guard object.kind == .text else { return nil }
    let content = part(object.content)
    if bytes[object.range.lowerBound] >= 0x60 { return String(bigEndianUTF16: content) }
    return content.allSatisfy { $0 < 0x80 } ? String(decoding: content, as: UTF8.self) : nil
  }

  func scalar(of node: Node) -> Scalar {
    guard let object = try? object(at: node.range.lowerBound) else { return .other }
    let content = object.content
    switch bytes[object.range.lowerBound] {
    case 0x00: return .null
    case 0x08: return .boolean(false)
    case 0x09: return .boolean(true)
    case 0x10...0x12:
      let number = bytes.integer(at: content.lowerBound, width: content.count)
      return number.map(Scalar.integer) ?? .other
    case 0x13: return .integer(Int(truncatingIfNeeded: number(content)))
    case 0x14: return Scalar(whole: Int128(truncatingIfNeeded: number(content)))
    case 0x22: return .real(Double(Float(bitPattern: UInt32(number(content)))))
    case 0x23: return .real(Double(bitPattern: UInt64(number(content))))
    case 0x80...0x8F: return Scalar(whole: number(content))
    default: return text(of: object).map(Scalar.init(propertyListText:)) ?? .other
    }
  }

  /// The number of up to sixteen bytes, highest byte first.
  private func number(_ content: Range<Int>) -> UInt128 {
    bytes[content].reduce(0) { $0 << 8 | UInt128($1) }
  }
}

extension Scalar {
  /// A whole number of any size.
  fileprivate init(whole number: some BinaryInteger) {
    self = Int(exactly: number).map(Scalar.integer) ?? .digits("\(number)")
  }
}

extension String {
  /// The text of bytes in UTF-16 with the high byte first; nil for half a surrogate pair.
  init?(bigEndianUTF16 bytes: UnsafeRawBufferPointer) {
    var isRight = true
    let text = String(unsafeUninitializedCapacity: bytes.count / 2 * 3) { output in
      var length = 0
      var place = 0
      func unit(at place: Int) -> UInt32 { UInt32(bytes[place]) << 8 | UInt32(bytes[place + 1]) }
      while place + 1 < bytes.count {
        var value = unit(at: place)
        place += 2
        if 0xD800..<0xDC00 ~= value, place + 1 < bytes.count, 0xDC00..<0xE000 ~= unit(at: place) {
          value = 0x10000 + (value - 0xD800) << 10 + (unit(at: place) - 0xDC00)
          place += 2
        }
        guard let scalar = Unicode.Scalar(value) else {
          isRight = false
          return 0
        }
        for byte in scalar.utf8 {
          output[length] = byte
          length += 1
        }
      }
      return length
    }
    guard isRight else { return nil }
    self = text
  }
}
