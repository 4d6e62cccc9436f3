import Foundation
import Testing

@testable import FriendGroups

struct ValueWalkTests {
  /// What a walk meets, a line each: the steps, and the bytes of a key or scalar, or the fault.
  private func walk(
    through source: some Source,
    stoppingAfter limit: Int = .max
  ) throws -> [String] {
    let text = try #require(source.text)
    func bytes(_ node: Node) -> String { String(decoding: text[node.range], as: UTF8.self) }
    var lines: [String] = []
    source.walk(through: try #require(try source.roots().first)) { found, trail in
      let steps = trail.steps.map { step in
        switch step {
        case .key(let key): source.text(of: key) ?? "?"
        case .index(let index): "\(index)"
        }
      }
      let what =
        switch found {
        case .scalar(let scalar): bytes(scalar)
        case .fault(let fault): "\(fault.offset): \(fault.reason)"
        }
      lines.append((steps + [what]).joined(separator: " "))
      return lines.count < limit ? .goOn : .stop
    }
    return lines
  }

  @Test(arguments: [
    (#"[1, [], {"a": [true, {}]}]"#, ["0 1", #"2 "a""#, "2 a 0 true"]),
    (
      #"{"a": [1 2, 3], "b": {"c" 4}, "d": 5}"#,
      [
        #""a""#, "a 0 1", "a 9: expected ',' or the end of the array", #""b""#,
        "b 26: expected ':' after the key", #""d""#, "d 5",
      ]
    ),
    (
      "[[1 2], x, 3]",
      ["0 0 1", "0 4: expected ',' or the end of the array", "8: expected a value"]
    ),
    ("[1] 2", ["0 1", "4: something follows the end of the data"]),
    ("[[1", ["0 0 1", "0 3: unterminated array"]),
  ])
  func goesDownToTheScalarsOfJSON(text: String, expected: [String]) throws {
    #expect(try walk(through: JSONSource(bytes: Data(text.utf8))) == expected)
  }

  @Test(arguments: [
    ("( a, { b = c; d; } )", ["0 a", "1 b", "1 b c", "1 d", "1 d d"]),
    (
      "a = ( 1 2 ); b = <00>;",
      ["a", "a 0 1", "a 8: expected ',' or the end of the array", "b", "b <00>"]
    ),
  ])
  func goesDownToTheScalarsOfOpenStep(text: String, expected: [String]) throws {
    #expect(try walk(through: OpenStepSource(bytes: Data(text.utf8))) == expected)
  }

  @Test(arguments: [
    (
      "<array><dict><key>a</key><true/></dict><array/><integer>1</integer></array>",
      ["0 <key>a</key>", "0 a <true/>", "2 <integer>1</integer>"]
    ),
    (
      "<array><dict><true/></dict><true/></array>",
      ["0 13: expected a key", "1 <true/>"]
    ),
  ])
  func goesDownToTheScalarsOfXML(text: String, expected: [String]) throws {
    #expect(try walk(through: XMLSource(bytes: Data(text.utf8))) == expected)
  }

  @Test func goesDownToTheScalarsOfABinaryList() throws {
    let list: [[String: [Int]]] = [["a": [1, 2]], ["b": []]]
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let source = try BinarySource(bytes: try encoder.encode(list))
    var kinds: [ValueKind] = []
    var depths: [Int] = []
    source.walk(through: try #require(try source.roots().first)) { found, trail in
      if case .scalar(let scalar) = found { kinds.append(scalar.kind) }
      depths.append(trail.steps.count)
      return .goOn
    }
    #expect(kinds == [.text, .number, .number, .text])
    #expect(depths == [1, 3, 3, 1])
  }

  @Test func stopsWhereItIsTold() throws {
    let source = JSONSource(bytes: Data(#"{"a": [[1], 2], "b": 3}"#.utf8))
    #expect(try walk(through: source, stoppingAfter: 2) == [#""a""#, "a 0 0 1"])
  }
}
