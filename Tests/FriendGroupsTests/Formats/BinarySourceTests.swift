import Foundation
import Testing

@testable import FriendGroups

struct BinarySourceTests {
  private static let a = BinaryList.text("a")

  private func tree(_ list: BinaryList) throws(SyntaxFault) -> ValueTree {
    try ValueTree(BinarySource(list.bytes))
  }

  private static let scalars: [([UInt8], Scalar)] = [
    ([0x00], Scalar.null),
    ([0x08], .boolean(false)),
    ([0x09], .boolean(true)),
    ([0x10, 0xFF], .integer(255)),
    ([0x11, 0xFF, 0xFE], .integer(65534)),
    ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], .integer(4_294_967_295)),
    ([0x13, 0, 0, 0, 0, 0, 0, 0, 1], .integer(1)),
    ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], .integer(-2)),
    ([0x14] + Array(repeating: 0, count: 15) + [7], .integer(7)),
    ([0x14] + Array(repeating: 0xFF, count: 16), .integer(-1)),
    (
      [0x14] + Array(repeating: 0, count: 8) + Array(repeating: 0xFF, count: 8),
      .digits("18446744073709551615")
    ),
    ([0x22, 0x3F, 0xC0, 0, 0], .real(1.5)),
    ([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], .real(1.5)),
    ([0x80, 1], .integer(1)),
    ([0x83, 0, 0, 1, 0], .integer(256)),
    ([0x8F] + Array(repeating: 0xFF, count: 16), .digits("\(UInt128.max)")),
    ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], .other),
    ([0x40], .other),
    ([0x4F, 0x10, 1, 0xFF], .other),
    ([0x50], .text("")),
    ([0x51, 0x41], .text("A")),
    ([0x51, 0xC4], .other),
    ([0x52, 0xC3, 0xA9], .other),
    ([0x55] + Array("$null".utf8), .null),
    ([0x5F, 0x11, 0, 1, 0x41], .text("A")),
    ([0x60], .text("")),
    ([0x61, 0, 0x41], .text("A")),
    ([0x62, 0x55, 0xB5, 0, 0xE9], .text("喵é")),
    ([0x62, 0xD8, 0x3D, 0xDE, 0x00], .text("😀")),
    ([0x61, 0xD8, 0x3D], .other),
    ([0x62, 0xDE, 0x00, 0xD8, 0x3D], .other),
    ([0x62, 0xD8, 0x3D, 0, 0x41], .other),
  ]

  @Test(arguments: scalars)
  func readsScalars(object: [UInt8], expected: Scalar) throws {
    #expect(try BinarySource(BinaryList([0xA1, 1], object).bytes).onlyScalar() == expected)
  }

  @Test(arguments: 1...8, 1...8)
  func readsNumbersOfEveryWidth(offsetWidth: Int, referenceWidth: Int) throws {
    func reference(_ number: Int) -> [UInt8] { BinaryList.number(number, width: referenceWidth) }
    var list = BinaryList(
      Self.a,
      [0xD1] + reference(0) + reference(2),
      [0xA2] + reference(0) + reference(3),
      [0x10, 7],
      [0xC1] + reference(1)
    )
    (list.offsetWidth, list.referenceWidth, list.top) = (offsetWidth, referenceWidth, 4)
    let inner = ValueTree.list([.scalar(.text("a")), .scalar(.integer(7))])
    #expect(try tree(list) == .list([.dictionary(["a": inner])]))
  }

  /// A node is the reference to a value: here one byte behind the marker of its container.
  @Test func findsMembersInFileOrder() throws {
    let list = BinaryList(
      [0xD3, 2, 3, 4, 1, 2, 3],
      [0xA0],
      BinaryList.text("b"),
      Self.a,
      [0x61, 0x55, 0xB5]
    )
    let source = try BinarySource(list.bytes)
    var found: [String] = []
    try source.withCursor { (cursor) throws(SyntaxFault) in
      #expect(cursor.count(of: .dictionary) == 3)
      try cursor.visitMembers(of: .dictionary) { (cursor, key) throws(SyntaxFault) in
        let value = try cursor.skip()
        let place = key.map { "\($0.range.lowerBound) \(cursor.text(of: $0) ?? "?")" } ?? ""
        found.append("\(place) \(value.range.lowerBound) \(value.kind) \(cursor.offset(of: value))")
      }
    }
    #expect(found == ["9 b 12 array 15", "10 a 13 text 16", "11 喵 14 text 18"])
    #expect(source.root.kind == .dictionary)
  }

  /// Sent to a member, a cursor steps from one to the next, and the reader counts.
  @Test func readsOnFromAMember() throws {
    let list = BinaryList([0xA3, 1, 2, 3], Self.a, [0xA1, 1], [0xD1, 1, 2])
    let texts = try BinarySource(list.bytes).withCursor(at: 9) { (cursor) throws(SyntaxFault) in
      var texts: [String] = []
      texts.append(cursor.text(of: try cursor.skip()) ?? "?")
      #expect(try cursor.next(in: .array))
      #expect(cursor.count(of: .array) == 1)
      try cursor.visitMembers(of: .array) { (cursor, _) throws(SyntaxFault) in
        texts.append(cursor.text(of: try cursor.skip()) ?? "?")
      }
      #expect(try cursor.next(in: .array))
      #expect(cursor.kind == .dictionary)
      #expect(try cursor.enter(.dictionary))
      texts.append(cursor.text(of: try cursor.key()) ?? "?")
      try cursor.leave(.dictionary)
      #expect(cursor.at == 12)
      return texts
    }
    #expect(texts == ["a", "a", "a"])
  }

  @Test func tellsSpellingsApart() throws {
    let list = BinaryList([0xD2, 1, 2, 1, 2], [0x52, 0x55, 0x35], [0x61, 0x55, 0x35])
    #expect(
      try tree(list) == .dictionary(["U5": .scalar(.text("U5")), "唵": .scalar(.text("唵"))])
    )
    try BinarySource(list.bytes).withCursor { (cursor) throws(SyntaxFault) in
      _ = try cursor.enter(.dictionary)
      let first = Array(cursor.spelling(of: try cursor.key()))
      _ = try cursor.skip()
      _ = try cursor.next(in: .dictionary)
      #expect(first != Array(cursor.spelling(of: try cursor.key())))
    }
  }

  private static let brokenObjects: [(String, BinaryList, Int, SyntaxReason)] = [
    ("an array that holds itself", BinaryList([0xA1, 0]), 8, SyntaxReason.brokenObject),
    ("a circle of two", BinaryList([0xA1, 1], [0xD1, 2, 0], a), 8, .brokenObject),
    ("a circle below", BinaryList([0xA2, 1, 2], a, [0xA1, 3], [0xA1, 2]), 13, .brokenObject),
    ("a reference too high", BinaryList([0xA2, 1, 2], a), 10, .brokenObject),
    ("a key that is a number", BinaryList([0xD1, 1, 2], [0x10, 0], a), 11, .expected(.key)),
    ("a key that is an array", BinaryList([0xD1, 1, 2], [0xA0], a), 11, .expected(.key)),
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
  ]

  @Test(arguments: brokenObjects)
  func refusesABrokenObject(_ name: String, list: BinaryList, offset: Int, reason: SyntaxReason) {
    #expect(throws: SyntaxFault(offset: offset, reason: reason)) { try tree(list) }
  }

  /// What no one asks for is not looked at.
  @Test func skipsWhateverAContainerHolds() throws {
    let list = BinaryList([0xA2, 1, 2], [0xA2, 9, 9], Self.a)
    try BinarySource(list.bytes).withCursor { (cursor) throws(SyntaxFault) in
      _ = try cursor.enter(.array)
      #expect(try cursor.skip().kind == .array)
      #expect(try cursor.next(in: .array))
      #expect(cursor.text(of: try cursor.skip()) == "a")
      #expect(try !cursor.next(in: .array))
    }
  }

  /// An array of one text: objects at 8 and 10, the table at 12, the trailer at 14.
  private static let sound = BinaryList([0xA1, 1], a)

  private static let brokenTables: [(String, Int, UInt8, Int)] = [
    ("the header", 0, 0x63, 0),
    ("the version", 6, 0x31, 0),
    ("an offset beyond the file", 12, 0xFF, 12),
    ("an offset into the header", 13, 0x07, 13),
    ("an offset into the table", 13, 0x0C, 13),
    ("an offset of another object", 13, 0x08, 8),
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
  ]

  @Test(arguments: brokenTables)
  func refusesABrokenTable(_ name: String, at place: Int, byte: UInt8, offset: Int) {
    var list = Self.sound
    list.damage = [place: byte]
    #expect(throws: SyntaxFault(offset: offset, reason: .brokenObject)) { try tree(list) }
  }

  @Test func stopsAtTheNestingLimit() throws {
    let limit = BracketStack.limit
    func nested(_ count: Int) -> BinaryList {
      var list = BinaryList((1...count).map { [0xA1] + BinaryList.number($0, width: 2) } + [Self.a])
      (list.offsetWidth, list.referenceWidth) = (2, 2)
      return list
    }
    _ = try tree(nested(limit))
    #expect(throws: SyntaxFault(offset: 8 + limit * 3, reason: .tooDeep(limit: limit))) {
      try tree(nested(limit + 1))
    }
  }

  /// Each of 200 arrays holds the next one ten times: no one may walk through them.
  @Test func looksOnceAtASharedObject() throws {
    let arrays = (1...200).map { [0xAA] + Array(repeating: UInt8($0), count: 10) }
    var list = BinaryList(arrays + [[0xA0]])
    list.offsetWidth = 2
    let source = try BinarySource(list.bytes)
    try source.withCursor { (cursor) throws(SyntaxFault) in
      #expect(cursor.count(of: .array) == 10)
      _ = try cursor.skip()
    }
    #expect(source.friendLimit == 16384)
  }

  @Test func endsWithAFaultWhereverItIsCutOff() {
    let bytes = BinaryList([0xD1, 1, 2], Self.a, [0xA2, 1, 3], [0x11, 1, 2]).bytes
    for length in 0..<bytes.count {
      #expect(throws: SyntaxFault.self) { try ValueTree(BinarySource(bytes.prefix(length))) }
    }
  }
}
