#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
struct OpenStepCursor: BracketCursor {
  let bytes: UnsafeRawBufferPointer
  let end: Int
  var at: Int
  static var arrayOpener: UInt8 { UInt8(ascii: "(") }
  init(_ bytes: UnsafeRawBufferPointer, at: Int = 0) { self.bytes = bytes; self.at = at; end = bytes.count }
  var longSpaceLength: Int { 0 }
  var endsLine: Bool { false }
  mutating func skipOther() throws(SyntaxFault) { at += 1 }
  var kind: ValueKind? { nil }
  mutating func enter(_ kind: ValueKind) throws(SyntaxFault) -> Bool { false }
  mutating func next(in kind: ValueKind) throws(SyntaxFault) -> Bool { false }
  mutating func key() throws(SyntaxFault) -> Node { throw fault(.noValue) }
  mutating func skip() throws(SyntaxFault) -> Node { throw fault(.noValue) }
  mutating func finish() throws(SyntaxFault) {}
  func text(of node: Node) -> String? { nil }
  func scalar(of node: Node) -> Scalar { .other }
  func spelling(of key: Node) -> UnsafeRawBufferPointer { part(0..<0) }
}
typealias OpenStepSource = JSONSource
typealias BinarySource = JSONSource
typealias XMLSource = JSONSource
extension JSONSource { static func declaredEncoding(in data: Data) -> String? { nil } }
