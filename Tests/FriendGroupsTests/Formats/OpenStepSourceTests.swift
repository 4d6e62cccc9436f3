import Foundation
import Testing

@testable import FriendGroups

struct OpenStepSourceTests {
  private func source(_ text: String) throws(SyntaxFault) -> OpenStepSource {
    try OpenStepSource(Data(text.utf8))
  }

  private func members(_ text: String) throws(SyntaxFault) -> [String] {
    try source(text).listing()
  }

  private static let lists: [(String, [String])] = [
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
    ("a = {b = 1;}; // }", ["a={b = 1;}"]),
    ("a;b;", ["a=a", "b=b"]),
    ("{\"\\U\" = 1;}", ["?=1"]),
    (" 'a b' ", ["'a b'"]),
    ("/* */ <0f>", ["<0f>"]),
  ]

  @Test(arguments: lists)
  func findsMembersInFileOrder(text: String, expected: [String]) throws {
    #expect(try members(text) == expected)
  }

  private static let faults: [(String, Int, SyntaxReason)] = [
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
    ("a = 1; } b = 2;", 7, .expected(.key)),
    ("a = 1", 5, .unterminated(.dictionary)),
    ("a = {b = 1;", 11, .unterminated(.dictionary)),
    ("hello world", 6, .expected(.equals)),
    ("(\"\\U\")", 1, .unreadable(.text)),
    ("(\"\\Ud83d\")", 1, .unreadable(.text)),
    ("(a, '\\Ude98')", 4, .unreadable(.text)),
  ]

  @Test(arguments: faults)
  func namesTheFirstFault(text: String, offset: Int, reason: SyntaxReason) {
    #expect(throws: SyntaxFault(offset: offset, reason: reason)) { try members(text) }
  }

  @Test(arguments: [
    (" (a) ", ValueKind.array, 1..<5),
    ("\n{a;}", .dictionary, 1..<5),
    ("a = b; // c", .dictionary, 0..<11),
    (" 'a b' ", .text, 1..<7),
    ("/* */ <0f>", .data, 6..<10),
  ])
  func findsTheRoot(text: String, kind: ValueKind, range: Range<Int>) throws {
    #expect(try source(text).root == Node(kind: kind, range: range))
  }

  @Test(arguments: [("(", ")"), ("{a = ", ";}")])
  func stopsAtTheNestingLimit(opening: String, closing: String) throws {
    let limit = BracketStack.limit
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

  private static let scalars: [(String, Scalar)] = [
    ("a/b", Scalar.text("a/b")),
    ("12", .text("12")),
    ("\"喵 \n'\"", .text("喵 \n'")),
    ("'\"'", .text("\"")),
    ("''", .text("")),
    ("\"\\\"\\\\\\q\\\n\"", .text("\"\\q\n")),
    ("\"\\a\\b\\f\\n\\r\\t\\v\"", .text("\u{7}\u{8}\u{C}\n\r\t\u{B}")),
    ("\"\\U5587\\Ue9a\\U123456\"", .text("喇\u{E9A}\u{1234}56")),
    ("\"\\Ud83d\\Ude98\"", .text("🚘")),
    ("\"\\101\\1019\\7\\200\\341\\777\"", .text("AA9\u{7}\u{A0}Æ\u{FFFD}")),
    ("$null", .null),
    ("\"$null\"", .null),
    ("<0f>", .other),
  ]

  @Test(arguments: scalars)
  func readsScalars(text: String, expected: Scalar) throws {
    #expect(try source("(\(text))").onlyScalar() == expected)
  }

  @Test func knowsTheEncodingOfNeXTSTEP() {
    let characters = (0...253).map { String(Unicode.Scalar(nextStep: $0)) }
    let expected = (0...253).map { String(data: Data([$0]), encoding: .nextstep) }
    #expect(characters == expected)
  }

  @Test func refusesTextThatIsNotUTF8() {
    let bytes = Data("(a, '".utf8) + [0xC4, 0xE3] + Data("')".utf8)
    #expect(throws: SyntaxFault(offset: 4, reason: .notUTF8)) {
      try OpenStepSource(bytes).listing()
    }
  }

  /// Without braces around it, the root is left at the end of the text.
  @Test(arguments: ["{a = (b); c = {d = e;}; // }\n}", "a = (b); c = {d = e;}; // }"])
  func leavesTheRoot(text: String) throws {
    try source(text).withCursor { (cursor) throws(SyntaxFault) in
      _ = try cursor.enter(.dictionary)
      _ = try cursor.key()
      _ = try cursor.skip()
      try cursor.leave(.dictionary)
      try cursor.finish()
    }
  }
}
