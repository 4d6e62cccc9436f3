#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The format of a data file, told once, by its first bytes and never by its name.
enum SourceFormat: CaseIterable, Hashable, Sendable {
  case json
  case xml
  case openStep
  case binary
}

extension SourceFormat {
  /// Tells the format of a file, and makes what reads it.
  ///
  /// - Throws: ``LoadingError/foreign(_:)`` for what is none of the formats; a syntax error where not
  ///   even the first value begins.
  static func source(of data: Data) throws(LoadingError) -> any Source {
    let text = try data.transcodedToUTF8()
    let format = try SourceFormat(of: text)
    do throws(SyntaxFault) {
      switch format {
      case .json: return try JSONSource(text)
      case .openStep: return try OpenStepSource(text)
      case .binary: return try BinarySource(text)
      case .xml: break
      }
    } catch {
      throw .syntax(error.reason, path: DataPath(), at: format.position(of: error, in: text))
    }
    // What was UTF-16 is UTF-8 by now, whatever it says of itself.
    if let encoding = XMLSource.declaredEncoding(in: text),
      !["utf-8", "utf8", "us-ascii", "ascii", "utf-16"].contains(encoding.lowercased())
    {
      throw .foreign(.encoding(encoding))
    }
    do throws(SyntaxFault) { return try XMLSource(text) } catch {
      throw .syntax(error.reason, path: DataPath(), at: format.position(of: error, in: text))
    }
  }

  private func position(of fault: SyntaxFault, in data: Data) -> SourcePosition {
    var finder = PositionFinder(text: self == .binary ? nil : data)
    return finder.position(of: fault.offset)
  }

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
    self = try data.withBytes { (bytes) throws(LoadingError) in
      try Self(at: OpenStepCursor(bytes))
    }
  }

  /// Tells the format of a text; the syntax of OpenStep has the most that is passed over before the
  /// first value.
  private init(at start: OpenStepCursor) throws(LoadingError) {
    var cursor = start
    cursor.skipByteOrderMark()
    try? cursor.skipSpace()
    switch cursor.peek {
    case nil: throw .foreign(.empty)
    case UInt8(ascii: "<"): self = .xml
    case UInt8(ascii: "["): self = .json
    case UInt8(ascii: "("): self = .openStep
    case UInt8(ascii: "{"):
      cursor.at += 1
      try? cursor.skipSpace()
      if cursor.peek == UInt8(ascii: "\"") || cursor.peek == UInt8(ascii: "'") {
        try? cursor.skipString()
      } else {
        while let byte = cursor.peek, byte.isLetterOfKey { cursor.at += 1 }
      }
      try? cursor.skipSpace()
      let separator = cursor.peek
      self = separator == UInt8(ascii: "=") || separator == UInt8(ascii: ";") ? .openStep : .json
    default:
      let json = try? JSONSource(Data(start.bytes))
      guard json?.root.kind.isContainer == true else { throw .foreign(.plainText) }
      self = .json
    }
  }
}

extension UInt8 {
  /// Whether a key without quotes may have this byte, in one of the formats.
  fileprivate var isLetterOfKey: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
