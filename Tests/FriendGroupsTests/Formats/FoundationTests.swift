import Foundation
import Testing

@testable import FriendGroups

/// Foundation as a second opinion: whatever it reads, the cursors read too, and the same.
struct FoundationTests {
  /// How many lists of each format are made up: `ORACLE_LISTS` in the environment, or enough for some
  /// seconds.
  private static let count =
    ProcessInfo.processInfo.environment["ORACLE_LISTS"].flatMap { Int($0) } ?? 5_000

  @Test(arguments: ListFormat.allCases)
  func readsWhatFoundationReads(format: ListFormat) throws {
    var maker = ListMaker(format, seed: 1)
    var writer = ListWriter(format, seed: 2)
    for _ in 0..<Self.count {
      let tree = maker.list()
      let data = writer.data(of: tree)
      let expected = try? format.foundation(data)
      guard expected == tree.simplified, expected == (try format.tree(of: data).simplified) else {
        Issue.record("\(format.excerpt(of: data))\n\(tree)\n\(expected?.description ?? "-")")
        return
      }
    }
  }

  /// In a damaged list nothing is read otherwise than Foundation reads it, if both read it at all.
  @Test(arguments: ListFormat.allCases)
  func readsDamagedListsAsFoundationDoes(format: ListFormat) throws {
    var maker = ListMaker(format, seed: 3)
    var writer = ListWriter(format, seed: 4)
    let samples = (0..<50).map { _ in writer.data(of: maker.list()) }
    var mutator = Mutator(samples: samples, tokens: format.tokens, seed: 5)
    var both = 0
    for _ in 0..<Self.count / 5 {
      let data = mutator.next()
      // CoreFoundation takes the first of equal keys in a binary list, `PropertyListDecoder` the last.
      let repeated = format == .binary ? RepeatedKey.first : nil
      guard let tree = try? format.tree(of: data, repeated: repeated), !format.isIntended(data),
        let expected = try? format.foundation(data),
        !tree.isPartlyUnknown, !expected.isPartlyUnknown
      else { continue }
      both += 1
      guard expected == tree.simplified else {
        Issue.record("\(format.excerpt(of: data))\n\(tree.simplified)\n\(expected)")
        return
      }
    }
    #expect(both > 0)
  }

  /// What is read otherwise, and why.
  @Test(
    arguments: [
      // A reference may have any length, and stands for a character.
      (ListFormat.xml, "<array><string>&#000128664;</string></array>", "[\"🚘\"]", nil),
      (.xml, "<array><string>&#;</string></array>", "[?]", "[\"\0\"]"),
      // XML allows `>` in an attribute.
      (.xml, "<array><string a='>'>b</string></array>", "[\"b\"]", "[\"'>b\"]"),
      // A number that cannot be read is unknown, one with spaces is read, and none is too long.
      (.xml, "<array><integer>abc</integer></array>", "[?]", nil),
      (.xml, "<array><integer> 1 </integer></array>", "[1]", nil),
      (.xml, "<array><integer>99999999999999999999</integer></array>", "[real(1e+20)]", nil),
      // Dates and bytes are not asked for.
      (.xml, "<array><date>today</date></array>", "[?]", nil),
      // Something behind the end is a mistake that somebody wants to know of.
      (.xml, "<plist><array/></plist>x", nil, "[]"),
      (.openStep, "a = b; }", nil, "{a: \"b\"}"),
      // Half a surrogate pair and an escape without digits are errors.
      (.openStep, "(\"\\Ud83d\")", nil, "[\"\u{FFFD}\"]"),
      (.openStep, "(\"\\U\")", nil, "[\"\0\"]"),
    ] as [(ListFormat, String, String?, String?)]
  )
  func readsOtherwiseOnPurpose(
    format: ListFormat,
    text: String,
    ours: String?,
    foundation: String?
  ) {
    let data = Data(text.utf8)
    #expect((try? format.tree(of: data).simplified.description) == ours)
    #expect((try? format.foundation(data).description) == foundation)
  }
}

extension ListFormat {
  /// What Foundation reads; in JSON its decoder, as `JSONSerialization` rounds long numbers.
  func foundation(_ data: Data) throws -> ValueTree {
    if self == .json { return try JSONDecoder().decode(ValueTree.self, from: data).simplified }
    let value = try PropertyListSerialization.propertyList(from: data, format: nil)
    return ValueTree(foundation: value).simplified
  }

  func excerpt(of data: Data) -> String {
    self == .binary ? "\(Array(data))" : String(decoding: data, as: UTF8.self)
  }

  /// Whether a damaged list has something in it that is read otherwise on purpose: a reference or an
  /// escape by number, a quote that is not closed in a DOCTYPE or a tag.
  func isIntended(_ data: Data) -> Bool {
    let text = String(decoding: data, as: UTF8.self)
    return switch self {
    case .json, .binary: false
    case .xml: ["&#", "<!DOCTYPE", " a='b'"].contains { text.contains($0) }
    case .openStep: text.contains("\\")
    }
  }

  var tokens: [String] {
    switch self {
    case .json: ["[", "]", "{", "}", ",", ":", "\"a\":", "null", "true", "1e9", "-", "\\ud800"]
    case .xml:
      [
        "<array>", "</array>", "<dict>", "</dict>", "<key>a</key>", "<string>", "</string>",
        "<true/>", "<integer>", "&", "&lt;", "<![CDATA[", "]]>", "<!--", "-->", "<?", "<array/>",
        ">", "<",
      ]
    case .openStep: ["(", ")", "{", "}", "=", ";", ",", "a = ", "//", "/*", "'", "\\n"]
    case .binary: ["a", "b"]
    }
  }
}

extension ValueTree: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func decoded<Value: Decodable>(_ make: (Value) -> Self) -> Self? {
      (try? container.decode(Value.self)).map(make)
    }
    let scalar =
      decoded { .scalar(.text($0)) } ?? decoded { .scalar(.boolean($0)) }
      ?? decoded { .scalar(.integer($0)) } ?? decoded { .scalar(.real($0)) }
    let null: Self? = container.decodeNil() ? .scalar(.null) : nil
    self = null ?? scalar ?? decoded(Self.list) ?? decoded(Self.dictionary) ?? .scalar(.other)
  }
}

extension ValueTree: CustomStringConvertible {
  fileprivate init(foundation value: Any) {
    switch value {
    case let list as [Any]: self = .list(list.map(Self.init(foundation:)))
    case let entries as [String: Any]: self = .dictionary(entries.mapValues(Self.init(foundation:)))
    case let text as String: self = .scalar(.text(text))
    case let number as NSNumber: self = .scalar(Scalar(number))
    case is NSNull: self = .scalar(.null)
    default: self = .scalar(.other)
    }
  }

  /// What is left where formats differ in nothing that counts: no difference between 1 and 1.0,
  /// between long numbers that round to the same, or between `$null` and nothing.
  var simplified: ValueTree {
    switch self {
    case .list(let elements): .list(elements.map(\.simplified))
    case .dictionary(let entries): .dictionary(entries.mapValues(\.simplified))
    case .scalar(.text("$null")): .scalar(.null)
    case .scalar(.real(let number)):
      if let whole = Int(exactly: number) {
        .scalar(.integer(whole))
      } else {
        .scalar(number.isNaN ? .digits("nan") : .real(number))
      }
    case .scalar(.digits(let digits)): .scalar(Double(digits).map(Scalar.real) ?? .other)
    case .scalar: self
    }
  }

  /// Whether there is a key or a value that cannot be read; how much of a dictionary is lost with it
  /// is another question.
  var isPartlyUnknown: Bool {
    switch self {
    case .list(let elements): elements.contains(where: \.isPartlyUnknown)
    case .dictionary(let entries): entries.contains { $0 == "?" || $1.isPartlyUnknown }
    case .scalar(let scalar): scalar == .other
    }
  }

  var description: String {
    switch self {
    case .list(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .dictionary(let entries):
      "{\(entries.map { "\($0): \($1)" }.sorted().joined(separator: ", "))}"
    case .scalar(.text(let text)): "\"\(text)\""
    case .scalar(.other): "?"
    case .scalar(let scalar): scalar.text ?? "\(scalar)"
    }
  }
}

extension Scalar {
  fileprivate init(_ number: NSNumber) {
    switch number.objCType.pointee {
    case CChar(UInt8(ascii: "c")), CChar(UInt8(ascii: "B")): self = .boolean(number.boolValue)
    case CChar(UInt8(ascii: "d")), CChar(UInt8(ascii: "f")): self = .real(number.doubleValue)
    case CChar(UInt8(ascii: "Q")):
      self =
        Int(exactly: number.uint64Value).map(Scalar.integer) ?? .digits("\(number.uint64Value)")
    default: self = .integer(number.intValue)
    }
  }
}
