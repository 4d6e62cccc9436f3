#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The format of a data file, told once, by its first bytes and never by its name.
enum FileFormat: CaseIterable, Hashable, Sendable {
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
    self = try data.withCursor { (cursor: inout OpenStepCursor) throws(LoadingError) in
      try Self(at: &cursor)
    }
  }

  /// Tells the format of a text; the syntax of OpenStep has the most that is passed over before the
  /// first value.
  private init(at cursor: inout OpenStepCursor) throws(LoadingError) {
    cursor.skipByteOrderMark()
    try? cursor.skipSpace()
    switch cursor.peek {
    case nil:
      throw .foreign(.empty)
    case UInt8(ascii: "<"):
      self = .xml
    case UInt8(ascii: "["):
      self = .json
    case UInt8(ascii: "("):
      self = .openStep
    case UInt8(ascii: "{"):
      cursor.at += 1
      try? cursor.skipSpace()
      _ = try? cursor.text(or: .key)
      try? cursor.skipSpace()
      self =
        cursor.peek == UInt8(ascii: "=") || cursor.peek == UInt8(ascii: ";") ? .openStep : .json
    default:
      throw .foreign(.plainText)
    }
  }
}
