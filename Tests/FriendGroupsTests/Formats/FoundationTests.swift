import Foundation
import Testing

@testable import FriendGroups

/// Foundation as a second opinion: whatever it reads, the cursors read too, and the same.
struct FoundationTests {
  /// How many lists of each format are made up: `ORACLE_LISTS` in the environment, or enough for a
  /// hundred thousand in all.
  private static let count =
    ProcessInfo.processInfo.environment["ORACLE_LISTS"].flatMap { Int($0) } ?? 25_000

  @Test(arguments: ListFormat.allCases)
  func readsWhatFoundationReads(format: ListFormat) throws {
    var maker = ListMaker(format, seed: 1)
    var writer = ListWriter(format, seed: 2)
    for _ in 0..<Self.count {
      let tree = maker.list()
      let data = writer.data(of: tree)
      let expected = try format.foundation(data)
      guard try expected == format.tree(of: data).simplified, expected == tree.simplified else {
        Issue.record("\(String(decoding: data, as: UTF8.self))\n\(tree)\n\(expected)")
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
      guard let tree = try? format.tree(of: data), !format.isIntended(data),
        let expected = try? format.foundation(data)
      else { continue }
      both += 1
      guard expected == tree.simplified else {
        Issue.record("\(String(decoding: data, as: UTF8.self))\n\(tree.simplified)\n\(expected)")
        return
      }
    }
    #expect(both > 0)
  }

  /// What is read otherwise, and why.
  @Test(
    arguments: [
      // The first of equal keys counts in JSON, as for `JSONDecoder`.
      (ListFormat.json, "{\"a\": 1, \"a\": 2}", "{a: 1}", "{a: 2}"),
      // An entity of any length, and none that stands for no character.
      (.xml, "<array><string>&#000128664;</string></array>", "[\"🚘\"]", nil),
      (.xml, "<array><string>&#;</string></array>", "[?]", "[\"\0\"]"),
      // XML allows `>` in an attribute.
      (.xml, "<array><string a='>'>b</string></array>", "[\"b\"]", "[\"'>b\"]"),
      // A number that cannot be read is unknown, one with spaces is read, and none is too long.
      (.xml, "<array><integer>abc</integer></array>", "[?]", nil),
      (.xml, "<array><integer> 1 </integer></array>", "[1]", nil),
      (
        .xml, "<array><integer>99999999999999999999</integer></array>", "[99999999999999999999]",
        nil
      ),
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
  /// What Foundation reads.
  func foundation(_ data: Data) throws -> ValueTree {
    let value =
      switch self {
      case .json: try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      default: try PropertyListSerialization.propertyList(from: data, format: nil)
      }
    return ValueTree(foundation: value).simplified
  }

  /// Whether a damaged list may be read otherwise on purpose.
  func isIntended(_ data: Data) -> Bool {
    let text = String(decoding: data, as: UTF8.self)
    return switch self {
    case .json, .binary: false
    case .xml: text.contains("&#") || text.contains(try! Regex("<[a-z]+ [^>]*>[^<]*['\"]"))
    case .openStep: text.contains("\\U") || text.contains(try! Regex("\\\\[0-7]"))
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

  /// What is left where formats differ in nothing that counts: no difference between 1 and 1.0, and
  /// none between `$null` and nothing.
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
    case .scalar: self
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
