#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The format of a data file, told once, by its first bytes and never by its name.
enum FileFormat: Hashable, Sendable {
  case json
  case xml
  case openStep
  case binary
}

extension FileFormat {
  /// Tells the format of UTF-8 text or of binary data.
  ///
  /// `{` begins both JSON and an OpenStep property list: what separates the first key from its value
  /// decides.
  ///
  /// - Throws: ``LoadingError/foreign(_:)`` for what is neither a property list nor JSON.
  init(of data: Data) throws(LoadingError) {
    if let foreign = ForeignFile(signatureOf: data) { throw .foreign(foreign) }
    if data.starts(with: Array("bplist00".utf8)) {
      self = .binary
      return
    }
    var start = data.prefix(Self.reach).meaningful
    switch start.first {
    case nil:
      throw .foreign(.empty)
    case UInt8(ascii: "<"):
      self = .xml
    case UInt8(ascii: "["):
      self = .json
    case UInt8(ascii: "("):
      self = .openStep
    case UInt8(ascii: "{"):
      start = start.dropFirst().meaningful.droppingKey.meaningful
      self =
        start.first == UInt8(ascii: "=") || start.first == UInt8(ascii: ";") ? .openStep : .json
    default:
      throw .foreign(.plainText)
    }
  }

  /// How many bytes are looked at: comments and a long first key fit in easily.
  private static var reach: Int { 1 << 16 }
}

extension Data {
  /// What follows a byte order mark, white space and comments.
  fileprivate var meaningful: Data {
    var rest = self
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while let byte = rest.first {
      if byte <= UInt8(ascii: " ") {
        rest = rest.dropFirst()
      } else if rest.starts(with: Array("//".utf8)) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      } else if rest.starts(with: Array("/*".utf8)) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: Array("*/".utf8)) { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else {
        break
      }
    }
    return rest
  }

  /// What follows a key: a text in quotes, or a word.
  fileprivate var droppingKey: Data {
    guard let quote = first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return drop { byte in
        byte > UInt8(ascii: " ") && !"=:;{}()[],".utf8.contains(byte)
      }
    }
    var rest = dropFirst()
    while let byte = rest.first, byte != quote {
      rest = rest.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    return rest.dropFirst()
  }
}
