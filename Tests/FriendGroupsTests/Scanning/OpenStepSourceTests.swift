import Foundation
import Testing

@testable import FriendGroups

struct OpenStepSourceTests {
  private func source(_ text: String) -> OpenStepSource { OpenStepSource(bytes: Data(text.utf8)) }

  private func members(_ text: String) throws -> [String] {
    try source(text).listing(of: text)
  }

  @Test(arguments: [
    ("()", []),
    ("{}", []),
    ("\u{FEFF} ( a )", ["a"]),
    ("(1, \"a\", {b = (c);},)", ["1", "\"a\"", "{b = (c);}"]),
    ("{b = 1; a = (\")\", ')');}", ["b=1", "a=(\")\", ')')"]),
    ("(\"a\\\")\", '\")')", ["\"a\\\")\"", "'\")'"]),
    ("// one\n(1 /* ) */, 2) // end", ["1", "2"]),
    ("({a = ( /* ) */ 1); // }\n}, 2)", ["{a = ( /* ) */ 1); // }\n}", "2"]),
    ("(a//b, /c, $-_:.9)", ["a//b", "/c", "$-_:.9"]),
    ("((a//, (b)), c)", ["(a//, (b))", "c"]),
    ("(<0fBD 77>, (<>), <\n0f\r>)", ["<0fBD 77>", "(<>)", "<\n0f\r>"]),
    ("{a; 'b c'; d = e;}", ["a=a", "b c='b c'", "d=e"]),
    ("{\"\\U5587\\n\" = 1; a = 2; a = 3;}", ["喇\n=1", "a=2", "a=3"]),
    ("(\u{2028}a,\u{2029}// b\u{2028}c)", ["a", "c"]),
    ("((// )\u{2029})\n, c)", ["(// )\u{2029})", "c"]),
    ("a = 1; \"b\" = (2);\n", ["a=1", "b=(2)"]),
    ("a;b;", ["a=a", "b=b"]),
  ])
  func findsMembersInFileOrder(text: String, expected: [String]) throws {
    #expect(try members(text) == expected)
  }

  @Test(arguments: [
    ("", 0, SyntaxReason.noValue),
    (" // nothing", 11, .noValue),
    ("喵", 0, .expected(.value)),
    ("(1 2)", 3, .expected(.commaOrEndOfArray)),
    ("(a\"b\")", 2, .expected(.commaOrEndOfArray)),
    ("(a喵)", 2, .expected(.commaOrEndOfArray)),
    ("(1, 2", 5, .unterminated(.array)),
    ("((1, 2)", 7, .unterminated(.array)),
    ("({a = 1;)", 8, .mismatched(opened: "{", closed: ")")),
    ("({a = (1;})", 9, .mismatched(opened: "(", closed: "}")),
    ("{a 1;}", 3, .expected(.equals)),
    ("{a = 1}", 6, .expected(.semicolon)),
    ("{a = 1", 6, .unterminated(.dictionary)),
    ("{a = 1;", 7, .unterminated(.dictionary)),
    ("({a = 1;", 8, .unterminated(.dictionary)),
    ("{a = 1;;}", 7, .expected(.key)),
    ("{= 1;}", 1, .expected(.key)),
    ("{(a) = 1;}", 1, .expected(.key)),
    ("{<0f> = 1;}", 1, .expected(.key)),
    ("{a = ;}", 5, .expected(.value)),
    ("(,)", 1, .expected(.value)),
    ("(1, +2)", 4, .expected(.value)),
    ("(1 / 2)", 3, .expected(.commaOrEndOfArray)),
    ("{a = \"x;}", 5, .unterminated(.text)),
    ("(<0f", 1, .unterminated(.data)),
    ("(<0fx>)", 4, .unreadable(.data)),
    ("((<0/**/>))", 4, .unreadable(.data)),
    ("(1, /* x", 4, .unterminated(.comment)),
    ("(1) x", 4, .trailing),
    ("{}{}", 2, .trailing),
    ("<0f> x", 5, .trailing),
    ("a = 1; }", 7, .expected(.key)),
    ("a = 1", 5, .unterminated(.dictionary)),
    ("hello world", 6, .expected(.equals)),
  ])
  func namesTheFirstFault(text: String, offset: Int, reason: SyntaxReason) {
    #expect(throws: SyntaxFault(offset: offset, reason: reason)) { try members(text) }
  }

  @Test(arguments: [
    (" (a) ", ValueKind.array, 1..<5),
    ("\n{a;}", .dictionary, 1..<5),
    ("a = b; // c", .dictionary, 0..<11),
    (" 'a b' ", .text, 1..<6),
    ("a/b\n", .text, 0..<3),
    ("/* */ <0f>", .data, 6..<10),
  ])
  func findsTheRoot(text: String, kind: ValueKind, range: Range<Int>) throws {
    #expect(try source(text).roots() == [Node(kind: kind, range: range)])
  }

  @Test func readsNoFurtherThanTheVisitor() throws {
    let source = source("{a = <0f>; b = (")
    #expect(try source.kindsUpToAStop() == [.data])
  }

  @Test(arguments: [("(", ")"), ("{a = ", ";}")])
  func stopsAtTheNestingLimit(opening: String, closing: String) throws {
    let limit = OpenStepSource.nestingLimit
    func nested(_ depth: Int) -> String {
      "(" + String(repeating: opening, count: depth) + "b"
        + String(repeating: closing, count: depth) + ")"
    }
    #expect(try members(nested(limit)).count == 1)
    let offset = 1 + limit * opening.utf8.count
    #expect(throws: SyntaxFault(offset: offset, reason: .tooDeep(limit: limit))) {
      try members(nested(limit + 1))
    }
  }

  @Test(arguments: [
    ("a/b", "a/b"),
    ("\"喵 \n'\"", "喵 \n'"),
    ("'\"'", "\""),
    ("''", ""),
    ("\"\\\"\\\\\\n\\t\\101\\U5587\\q\"", "\"\\\n\tA喇q"),
    ("\"\\Ud83d\\Ude00\"", nil),
    ("<0f>", nil),
    ("(a)", nil),
  ])
  func readsTexts(text: String, expected: String?) throws {
    let source = source(text)
    #expect(try source.roots().map(source.text) == [expected])
  }

  @Test func refusesTextThatIsNotUTF8() throws {
    let source = OpenStepSource(bytes: Data("'".utf8) + [0xC4, 0xE3] + Data("'".utf8))
    #expect(try source.roots().map(source.text) == [nil])
  }

  private static let slices: [(String, PropertyList)] = [
    ("({b = (c, d//e); /* ; */ f;})", ["b": ["c", "d//e"], "f": "f"]),
    ("{x = {a = ((), {}, '', \"\\\")\");};}", ["a": [[], [:], "", "\")"]]),
    ("x = (// )\n<0f 1d>);", [.data(Data([0x0F, 0x1D]))]),
    ("(<0f 1d>)", .data(Data([0x0F, 0x1D]))),
    ("('a b')", "a b"),
    ("(/)", "/"),
  ]

  /// A slice is what the decoder takes for the value alone.
  @Test(arguments: slices)
  func cutsSlicesThatDecode(text: String, expected: PropertyList) throws {
    let source = source(text)
    let root = try #require(try source.roots().first)
    let member = try #require(try source.members(of: root).first)
    #expect(try source.decode(PropertyList.self, from: member.value) == expected)
    let decoded = try source.decode(PropertyList.self, from: root)
    let whole = try PropertyListDecoder().decode(PropertyList.self, from: source.bytes)
    #expect(decoded == whole)
  }

  /// What Foundation reads without a fault, this reads with as many members, and the other way.
  @Test(arguments: [
    "(a b)", "(a,)", "(,a)", "{a}", "{a;}", "{a=}", "{a=b}", "{a=b;c}", "(a/*b*/)", "(a /*b*/)",
    "(a//b\n)", "(a //b\n)", "(/)", "(/ )", "(*)", "(a/)", "(<0f>)", "(<0fx>)", "(<0f/**/>)",
    "('a'b)", "(a'b')", "(\"a\\\")", "(\"a\\\\\")", "(a;b)", "{a,b}", "{a=(b};)", "(a)b", "(a)/",
    "(\u{85}a)",
    "(\u{A0}a)", "(\u{2028}a)", "(\u{B}a)", "(a.b:c-d_e$f/g)", "(a+b)", "(a@b)", "(@)", "{'a'=b;}",
    "{<0f>=a;}",
  ])
  func agreesWithFoundation(text: String) throws {
    let decoded = try? PropertyListDecoder().decode(PropertyList.self, from: Data(text.utf8))
    let count: Int? =
      switch decoded {
      case .array(let array): array.count
      case .dictionary(let dictionary): dictionary.count
      default: nil
      }
    #expect((try? members(text).count) == count)
  }
}
