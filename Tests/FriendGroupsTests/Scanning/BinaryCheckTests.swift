import Foundation
import Testing

@testable import FriendGroups

struct BinaryCheckTests {
  private static let a = BinaryList.text("a")

  @Test(arguments: [
    ("an array that holds itself", BinaryList([0xA1, 0]), 8, SyntaxReason.brokenObject),
    ("a circle of two", BinaryList([0xA1, 1], [0xD1, 2, 0], a), 8, .brokenObject),
    ("a circle below", BinaryList([0xA2, 1, 2], a, [0xA1, 3], [0xA1, 2]), 13, .brokenObject),
    ("a reference too high", BinaryList([0xA2, 1, 2], a), 10, .brokenObject),
    ("a key that is a number", BinaryList([0xD1, 1, 2], [0x10, 0], a), 11, .expected(.key)),
    ("a key that is an array", BinaryList([0xD1, 1, 2], [0xA0], a), 11, .expected(.key)),
    (
      "a key known as no text", BinaryList([0xA2, 1, 2], [0x09], [0xD1, 1, 1]), 11, .expected(.key)
    ),
    ("a key around itself", BinaryList([0xA1, 1], [0xD1, 1, 1]), 10, .expected(.key)),
    ("an unknown marker", BinaryList([0xA1, 1], [0x70]), 10, .brokenObject),
    ("a huge integer", BinaryList([0x15] + Array(repeating: 0, count: 32)), 8, .brokenObject),
    ("a text past the end", BinaryList([0xA1, 1], [0x52, 0x41]), 10, .brokenObject),
    ("wide text past the end", BinaryList([0x62, 0, 0x41, 0]), 8, .brokenObject),
    ("a number past the end", BinaryList([0x11, 0]), 8, .brokenObject),
    ("a UID past the end", BinaryList([0x81, 0]), 8, .brokenObject),
    ("references past the end", BinaryList([0xA1]), 8, .brokenObject),
    ("values past the end", BinaryList([0xD1, 0]), 8, .brokenObject),
    ("no count", BinaryList([0xAF]), 9, .brokenObject),
    ("a count that is no integer", BinaryList([0xAF, 0x51, 1]), 9, .brokenObject),
    (
      "a count of 16 bytes", BinaryList([0x5F, 0x14] + Array(repeating: 0, count: 16)), 9,
      .brokenObject
    ),
    (
      "a count below zero", BinaryList([0xAF, 0x13] + Array(repeating: 0xFF, count: 8)), 9,
      .brokenObject
    ),
    (
      "the largest count", BinaryList([0xDF, 0x13, 0x7F] + Array(repeating: 0xFF, count: 7)), 8,
      .brokenObject
    ),
    (
      "a count beyond the file", BinaryList([0x4F, 0x12, 0x7F, 0xFF, 0xFF, 0xFF]), 8, .brokenObject
    ),
  ])
  func refusesABrokenObject(_ name: String, list: BinaryList, offset: Int, reason: SyntaxReason) {
    #expect(throws: SyntaxFault(offset: offset, reason: reason)) {
      try BinarySource(bytes: list.bytes)
    }
  }

  /// An array of one text: objects at 8 and 10, the table at 12, the trailer at 14.
  private static let sound = BinaryList([0xA1, 1], a)

  @Test(arguments: [
    ("the header", 0, 0x63, 0),
    ("the version", 6, 0x31, 0),
    ("an offset beyond the file", 12, 0xFF, 12),
    ("an offset into the header", 13, 0x07, 13),
    ("an offset into the table", 13, 0x0C, 13),
    ("an offset of another object", 13, 0x08, 8),
    ("an offset inside another object", 13, 0x09, 9),
    ("offsets of no bytes", 20, 0, 20),
    ("offsets of two bytes", 20, 2, 22),
    ("offsets of nine bytes", 20, 9, 20),
    ("references of no bytes", 21, 0, 21),
    ("references of two bytes", 21, 2, 9),
    ("references of nine bytes", 21, 9, 21),
    ("a count of objects below zero", 22, 0xFF, 22),
    ("a count of objects that overflows", 22, 0x7F, 22),
    ("no objects", 29, 0, 22),
    ("an object too few", 29, 1, 22),
    ("an object too many", 29, 3, 22),
    ("a top object below zero", 30, 0x80, 30),
    ("a top object too high", 37, 2, 30),
    ("a table below zero", 38, 0xFF, 38),
    ("a table in the header", 45, 0x08, 38),
    ("a table too early", 45, 0x0B, 22),
    ("a table too late", 45, 0x0D, 22),
    ("a table in the trailer", 45, 0x0E, 38),
  ])
  func refusesABrokenTable(_ name: String, at place: Int, byte: UInt8, offset: Int) {
    var list = Self.sound
    list.damage = [place: byte]
    #expect(throws: SyntaxFault(offset: offset, reason: .brokenObject)) {
      try BinarySource(bytes: list.bytes)
    }
  }

  @Test func refusesObjectsThatShareBytes() {
    var list = BinaryList([0xA2, 1, 2], [0x52, 0x41, 0x41], [0x08])
    list.damage = [list.objects.joined().count + 8 + 2: 11]
    #expect(throws: SyntaxFault(offset: 11, reason: .brokenObject)) {
      try BinarySource(bytes: list.bytes)
    }
  }

  /// Arrays in arrays, the innermost empty, in a list whose top one is number `top`.
  private func nested(_ count: Int, top: Int = 0) -> BinaryList {
    var list = BinaryList((1..<count).map { [0xA1] + BinaryList.number($0, width: 2) } + [[0xA0]])
    (list.offsetWidth, list.referenceWidth, list.top) = (2, 2, top)
    return list
  }

  @Test func stopsAtTheNestingLimit() throws {
    let limit = BinarySource.nestingLimit
    let source = try BinarySource(bytes: nested(limit + 1).bytes)
    let root = try #require(try source.roots().first)
    #expect(try source.members(of: root).count == 1)
    let offset = 8 + (limit + 1) * 3
    #expect(throws: SyntaxFault(offset: offset, reason: .tooDeep(limit: limit))) {
      try BinarySource(bytes: nested(limit + 2).bytes)
    }
  }

  /// What is known of an object from a place less deep is not enough at a deeper one.
  @Test func countsTheDepthOfSharedObjectsWhereverTheyStand() throws {
    let limit = BinarySource.nestingLimit
    var list = nested(limit)
    list.objects.append([0xA2] + BinaryList.number(0, width: 2) + [0, 0])
    list.top = limit
    _ = try BinarySource(bytes: list.bytes)
    list.objects.append([0xA1] + BinaryList.number(limit, width: 2))
    list.objects.append([0xA2, 0, 0] + BinaryList.number(limit + 1, width: 2))
    list.top = limit + 2
    #expect(throws: SyntaxFault(offset: 8, reason: .tooDeep(limit: limit))) {
      try BinarySource(bytes: list.bytes)
    }
  }

  /// Each of 10 arrays holds the next one twice, so that there are 2¹⁰ ways down.
  @Test func looksOnceAtASharedObject() throws {
    let list = BinaryList((1...10).map { [0xA2, $0, $0] } + [[0xA0]])
    let source = try BinarySource(bytes: list.bytes)
    let root = try #require(try source.roots().first)
    let member = try #require(try source.members(of: root).first?.value)
    #expect(source.slice(of: member).count == list.bytes.count - 4)
  }

  private static let sample = Array(
    BinaryList(
      [0xD3, 1, 2, 3, 4, 5, 6],
      a,
      BinaryList.text("b"),
      [0x61, 0x55, 0xB5],
      [0xA3, 7, 8, 1],
      [0x4F, 0x10, 0x02, 1, 2],
      [0xC1, 9],
      [0x33, 0, 0, 0, 0, 0, 0, 0, 0],
      [0x80, 1],
      [0x11, 1, 2]
    ).bytes
  )

  /// Reads all that can be asked for, and decodes it; a broken list only has to end in an error.
  private func readAll(of bytes: [UInt8]) throws(SyntaxFault) {
    let source = try BinarySource(bytes: Data(bytes))
    func read(_ node: Node) throws(SyntaxFault) {
      _ = (source.text(of: node), source.offset(of: node))
      _ = try? source.decode(PropertyList.self, from: node)
      for member in try source.members(of: node) { try read(member.value) }
    }
    for root in try source.roots() { try read(root) }
  }

  @Test func endsWithAFaultWhereverItIsCutOff() throws {
    try readAll(of: Self.sample)
    for length in Self.sample.indices {
      #expect(throws: SyntaxFault.self) { try readAll(of: Array(Self.sample.prefix(length))) }
    }
  }

  @Test(arguments: [0x00, 0x01, 0x0F, 0x7F, 0x80, 0xA1, 0xD2, 0xFF])
  func survivesDamageAnywhere(byte: UInt8) {
    for offset in Self.sample.indices {
      var bytes = Self.sample
      bytes[offset] = byte
      do throws(SyntaxFault) {
        try readAll(of: bytes)
      } catch {
        #expect(error.offset < bytes.count)
      }
    }
  }
}
