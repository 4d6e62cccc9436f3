import Foundation
import Testing

@testable import FriendGroups

struct JSONSourceTests {
  private func source(_ text: String) -> JSONSource { JSONSource(bytes: Data(text.utf8)) }

  private func members(_ text: String) throws -> [String] {
    try source(text).listing(of: text)
  }

  @Test(arguments: [
    ("[]", []),
    ("\u{FEFF}[1]", ["1"]),
    ("[1, \"a\", {\"b\": [2]}]", ["1", "\"a\"", "{\"b\": [2]}"]),
    ("{\"b\": 1, \"a\": [\"]\"]}", ["b=1", "a=[\"]\"]"]),
    ("[\"a\\\"]\", '\"]',]", ["\"a\\\"]\"", "'\"]'"]),
    ("// one\n[1 /* ] */, 2] // end", ["1", "2"]),
    ("{a: 1, $b_1: 2, 'c d': 3, \"\\u0065\": 4}", ["a=1", "$b_1=2", "c d=3", "e=4"]),
  ])
  func findsMembersInFileOrder(text: String, expected: [String]) throws {
    #expect(try members(text) == expected)
  }

  @Test(arguments: [
    ("", 0, SyntaxReason.noValue),
    (" // nothing", 11, .noValue),
    ("[1 2]", 3, .expected(.commaOrEndOfArray)),
    ("[1 / 2]", 3, .expected(.commaOrEndOfArray)),
    ("[1, 2", 5, .unterminated(.array)),
    ("[[1, 2]", 7, .unterminated(.array)),
    ("[{\"a\": 1]", 8, .mismatched(opened: "{", closed: "]")),
    ("{\"a\" 1}", 5, .expected(.colon)),
    ("{\"a\": 1 \"b\": 2}", 8, .expected(.commaOrEndOfDictionary)),
    ("{\"a\": \"x}", 6, .unterminated(.text)),
    ("[1] x", 4, .trailing),
    ("[1, /* x", 4, .unterminated(.comment)),
    ("[,]", 1, .expected(.value)),
    ("{:1}", 1, .expected(.key)),
    ("{} {}", 3, .trailing),
  ])
  func namesTheFirstFault(text: String, offset: Int, reason: SyntaxReason) {
    #expect(throws: SyntaxFault(offset: offset, reason: reason)) { try members(text) }
  }

  @Test func findsARootForEachLine() throws {
    #expect(try source("{\"a\": 1}\n{\"b\": 2}\n").roots().map(\.range) == [0..<8, 9..<17])
  }

  @Test func stopsAtTheNestingLimit() throws {
    let limit = JSONSource.nestingLimit
    func nested(_ depth: Int) -> String {
      "[" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "]"
    }
    #expect(try members(nested(limit)).count == 1)
    #expect(throws: SyntaxFault(offset: limit + 1, reason: .tooDeep(limit: limit))) {
      try members(nested(limit + 1))
    }
  }
}
