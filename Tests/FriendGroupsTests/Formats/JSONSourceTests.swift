import Foundation
import Testing

@testable import FriendGroups

struct JSONSourceTests {
  private func members(_ text: String) throws(SyntaxFault) -> [String] {
    try JSONSource(Data(text.utf8)).listing()
  }

  private static let lists: [(String, [String])] = [
    ("[]", []),
    ("\u{FEFF}[1]", ["1"]),
    ("[1, \"a\", {\"b\": [2]}]", ["1", "\"a\"", "{\"b\": [2]}"]),
    ("{\"b\": 1, \"a\": [\"]\"]}", ["b=1", "a=[\"]\"]"]),
    ("[\"a\\\"]\", '\"]',]", ["\"a\\\"]\"", "'\"]'"]),
    ("// one\n[1 /* ] */, 2] // end", ["1", "2"]),
    ("{a: 1, $b_1: 2, 'c d': 3, \"\\u0065\": 4}", ["a=1", "$b_1=2", "c d=3", "e=4"]),
    ("{\"a\": 1}\n{\"b\": 2}\n", ["{\"a\": 1}", "{\"b\": 2}"]),
    ("window.YTD.part0 = [1]", ["1"]),
    ("[[1, {a: 'x' // ]\n}], 2]", ["[1, {a: 'x' // ]\n}]", "2"]),
  ]

  @Test(arguments: lists)
  func findsMembersInFileOrder(text: String, expected: [String]) throws {
    #expect(try members(text) == expected)
  }

  private static let faults: [(String, Int, SyntaxReason)] = [
    ("", 0, SyntaxReason.noValue),
    (" // nothing", 11, .noValue),
    ("[1 2]", 3, .expected(.commaOrEndOfArray)),
    ("[1 / 2]", 3, .expected(.commaOrEndOfArray)),
    ("[1, 2", 5, .unterminated(.array)),
    ("[[1, 2]", 7, .unterminated(.array)),
    ("[{\"a\": 1]", 8, .mismatched(opened: "{", closed: "]")),
    ("{\"a\" 1}", 5, .expected(.colon)),
    ("{\"a\": 1 \"b\": 2}", 8, .expected(.commaOrEndOfDictionary)),
    ("[1] x", 4, .trailing),
    ("[1, /* x", 4, .unterminated(.comment)),
    ("[,]", 1, .expected(.value)),
    ("[1,,2]", 3, .expected(.value)),
    ("{:1}", 1, .expected(.key)),
    ("{} {}", 3, .trailing),
    ("[01]", 1, .unreadable(.number)),
    ("[tru]", 1, .unreadable(.boolean)),
    ("[1e]", 1, .unreadable(.number)),
  ]

  @Test(arguments: faults)
  func namesTheFirstFault(text: String, offset: Int, reason: SyntaxReason) {
    #expect(throws: SyntaxFault(offset: offset, reason: reason)) { try members(text) }
  }

  @Test func stopsAtTheNestingLimit() throws {
    let limit = BracketStack.limit
    func nested(_ depth: Int) -> String {
      "[" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "]"
    }
    #expect(try members(nested(limit)).count == 1)
    #expect(throws: SyntaxFault(offset: limit + 1, reason: .tooDeep(limit: limit))) {
      try members(nested(limit + 1))
    }
  }

  private static let scalars: [(String, Scalar)] = [
    ("1", Scalar.integer(1)),
    ("-12", .integer(-12)),
    ("+12", .integer(12)),
    ("0x1F", .integer(31)),
    ("-9223372036854775808", .integer(.min)),
    ("12345678901234567890", .digits("12345678901234567890")),
    ("1.5", .real(1.5)),
    (".5", .real(0.5)),
    ("5.", .real(5)),
    ("-.5e1", .real(-5)),
    ("1e999", .other),
    ("NaN", .other),
    ("true", .boolean(true)),
    ("null", .null),
    ("'a\\\nb'", .text("ab")),
    ("\"\\u00e9\\ud83d\\ude00\\x41\"", .text("é😀A")),
    ("\"\\ud83d\"", .other),
    ("\"\\1\"", .other),
    ("\"a\tb\"", .other),
  ]

  @Test(arguments: scalars)
  func readsScalars(text: String, expected: Scalar) throws {
    #expect(try JSONSource(Data("[\(text)]".utf8)).onlyScalar() == expected)
  }
}
