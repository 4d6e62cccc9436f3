import Foundation
import Testing

@testable import FriendGroups

/// Arrays that are counted without the decoder.
struct JSONPlainTests {
  private func plainCount(_ text: Data) -> Int? {
    let array = Node(kind: .array, range: 0..<text.count)
    return JSONSource(bytes: text).plainCount(of: array)
  }

  private func decodedCount(_ text: Data) throws -> Int {
    try JSONDecoder.tolerant.decode([Anything].self, from: text).count
  }

  @Test(arguments: [
    ("[]", 0),
    ("[ \t\r\n]\n", 0),
    ("[1, -2.50, 0, -0, 0.5, 123456789012345678901234567890]", 6),
    ("[true,false,null]", 3),
    (#"["", "Ann", "安娜 👩🏽", "\"\\\/\b\f\n\r\t\u00e9\u4E2D\u0000", "\#u{7F}"]"#, 5),
    (#"[{"name": "Ann", "tags": [[], {}, ["a"]], "": {"x": 1}} , {}]"#, 2),
    (String(repeating: "[", count: 16) + String(repeating: "]", count: 16), 1),
  ])
  func plainArraysAreCountedAsTheDecoderDoes(text: String, count: Int) throws {
    #expect(plainCount(Data(text.utf8)) == count)
    #expect(try decodedCount(Data(text.utf8)) == count)
  }

  @Test(arguments: [
    "[1,]", "[,]", "[1 2]", "[1", "[1] 2", "[", "[/**/]", "[}", "[{]}",
    "[01]", "[-]", "[+1]", "[1.]", "[.5]", "[1e5]", "[0x1F]", "[NaN]", "[-Infinity]",
    "[tru]", "[truex]", "[nul", "[True]",
    "['a']", #"["a]"#, #"["\"]"#, #"["\x41"]"#, #"["\ud83d\ude00"]"#, #"["\udc00"]"#,
    #"["\u12"]"#, #"["\u+123"]"#, "[\"a\u{1}b\"]", "[\"line\nbreak\"]", "[\"12345678\t\"]",
    "[{a: 1}]", "[{1: 1}]", #"[{"a"}]"#, #"[{"a": }]"#, #"[{"a": 1,}]"#, #"[{"a" 1}]"#,
    "[\u{A0}1]",
    String(repeating: "[", count: 17) + String(repeating: "]", count: 17),
  ])
  func allElseIsLeftToTheDecoder(text: String) {
    #expect(plainCount(Data(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("null", true), ("true", true), ("false", true), ("0", true), ("-12.50", true),
    ("nul", false), ("nulll", false), ("1e5", false), ("01", false), ("1 ", false), ("", false),
  ])
  func plainScalarsAreTakenWithoutTheDecoder(word: String, isPlain: Bool) {
    let source = JSONSource(bytes: Data(word.utf8))
    #expect(source.isPlain(Node(kind: .null, range: 0..<word.utf8.count)) == isPlain)
  }

  @Test func textsMustBeUTF8() {
    #expect(plainCount(Data(#"["\#u{E9}"]"#.utf8)) == 1)
    #expect(plainCount(Data([0x5B, 0x22, 0xC3, 0x22, 0x5D])) == nil)
    #expect(plainCount(Data([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D])) == nil)
  }

  /// The promise itself, on texts that are nearly plain.
  @Test func whatIsPlainTheDecoderTakes() throws {
    let samples = [
      #"[{"name": "安娜", "intro": "a\"b\\c\/\u00e9", "vip": 1, "score": -0.5}, "Bob", [null, true]]"#,
      #"[ {"a" : [ {} , [] , 10 ] } , false , "\n" ]"#,
    ]
    let tokens = [
      "[", "]", "{", "}", ",", ":", "\"", "\\", "\\u", "\\ud800", "0", "1", "-", "+", ".", "e5",
      "x",
      "true", "null", "/", "/**/", "'", " ", "\t", "\u{B}", "\u{A0}", "\u{2028}", "NaN",
    ]
    var mutator = Mutator(samples: samples.map { Data($0.utf8) }, tokens: tokens, seed: 1)
    var plain = 0
    for _ in 0..<20_000 {
      let text = mutator.next()
      guard text.first == UInt8(ascii: "["), let count = plainCount(text) else { continue }
      plain += 1
      let decoded = try? decodedCount(text)
      #expect(decoded == count, "\(String(decoding: text, as: UTF8.self))")
    }
    #expect(plain > 1_000)
  }
}
