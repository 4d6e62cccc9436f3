import Foundation

/// A binary property list put together by hand, right or wrong.
struct BinaryList {
  /// The bytes of each object, in the order of their numbers.
  var objects: [[UInt8]]
  var offsetWidth = 1
  var referenceWidth = 1
  var top = 0

  /// Bytes that take the place of others, by their offsets.
  var damage: [Int: UInt8] = [:]

  init(_ objects: [UInt8]...) { self.objects = objects }

  init(_ objects: [[UInt8]]) { self.objects = objects }

  var bytes: Data {
    var file = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += Self.number(file.count, width: offsetWidth)
      file += object
    }
    let tableOffset = file.count
    file += table + [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
    for number in [objects.count, top, tableOffset] { file += Self.number(number, width: 8) }
    for (offset, byte) in damage { file[offset] = byte }
    return Data(file)
  }

  static func number(_ number: Int, width: Int) -> [UInt8] {
    (0..<width).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * $0)) : 0 }
  }

  /// The object of an ASCII text of up to 14 characters.
  static func text(_ text: String) -> [UInt8] { [0x50 + UInt8(text.utf8.count)] + text.utf8 }
}
