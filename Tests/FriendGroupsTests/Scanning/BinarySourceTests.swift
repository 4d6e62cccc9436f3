import Foundation
import Testing

@testable import FriendGroups

struct BinarySourceTests {
  private static let value: PropertyList = [
    ["name": "喵 😀", "online": 3, "friends": [["name": "Ann", "vip": .boolean(true)], "Bob"]],
    ["name": "", "friends": [], "since": .date(Date(timeIntervalSinceReferenceDate: 1.5))],
    ["name": "Many", "friends": .array((0..<1300).map { .text("Friend \($0)") })],
    .data(Data(0...99)),
    "a text of more than fifteen characters",
  ]

  private static func encoded(_ value: PropertyList) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(value)
  }

  /// All of a source that can be reached, put together from texts, members and the slices of scalars.
  private func tree(of node: Node, in source: BinarySource) throws -> PropertyList {
    switch node.kind {
    case .array:
      return .array(try source.members(of: node).map { try tree(of: $0.value, in: source) })
    case .dictionary:
      let entries = try source.members(of: node).map { member in
        (try #require(member.key.flatMap(source.text)), try tree(of: member.value, in: source))
      }
      return .dictionary(Dictionary(entries) { $1 })
    case .text: return try .text(#require(source.text(of: node)))
    default: return try source.decode(PropertyList.self, from: node)
    }
  }

  @Test func readsWhatFoundationWrites() throws {
    let source = try BinarySource(bytes: Self.encoded(Self.value))
    let root = try #require(try source.roots().first)
    #expect(try tree(of: root, in: source) == Self.value)
  }

  @Test func cutsSlicesThatDecode() throws {
    let source = try BinarySource(bytes: Self.encoded(Self.value))
    func compareSlices(of node: Node) throws {
      let decoded = try PropertyListDecoder().decode(
        PropertyList.self,
        from: source.slice(of: node)
      )
      #expect(try decoded == tree(of: node, in: source))
      for member in try source.members(of: node) { try compareSlices(of: member.value) }
    }
    try source.roots().forEach(compareSlices)
  }

  @Test func findsMembersInFileOrder() throws {
    let source = try BinarySource(
      bytes: BinaryList(
        [0xD3, 2, 3, 4, 1, 2, 3],
        [0xA0],
        BinaryList.text("b"),
        BinaryList.text("a"),
        [0x61, 0x55, 0xB5]
      ).bytes
    )
    let root = try #require(try source.roots().first)
    func node(_ number: Int, _ kind: ValueKind) -> Node {
      Node(kind: kind, range: number..<number + 1)
    }
    #expect(
      try source.members(of: root) == [
        Member(key: node(2, .text), value: node(1, .array)),
        Member(key: node(3, .text), value: node(2, .text)),
        Member(key: node(4, .text), value: node(3, .text)),
      ]
    )
    #expect((0..<5).map { source.offset(of: node($0, .text)) } == [8, 15, 16, 18, 20])
    #expect((0..<5).map { source.text(of: node($0, .text)) } == [nil, nil, "b", "a", "喵"])
  }

  @Test(arguments: [
    ([0x00], ValueKind.null),
    ([0x08], .boolean),
    ([0x09], .boolean),
    ([0x10, 0xFF], .number),
    ([0x13, 0, 0, 0, 0, 0, 0, 0, 1], .number),
    ([0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], .number),
    ([0x22, 0, 0, 0, 0], .number),
    ([0x23, 0, 0, 0, 0, 0, 0, 0, 0], .number),
    ([0x80, 1], .number),
    ([0x83, 0, 0, 0, 1], .number),
    ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], .date),
    ([0x40], .data),
    ([0x4F, 0x10, 1, 0xFF], .data),
    ([0x51, 0x41], .text),
    ([0x5F, 0x11, 0, 1, 0x41], .text),
    ([0x61, 0, 0x41], .text),
    ([0xA0], .array),
    ([0xC0], .array),
    ([0xD0], .dictionary),
  ])
  func tellsKindsByTheFirstByte(object: [UInt8], kind: ValueKind) throws {
    let source = try BinarySource(bytes: BinaryList([0xA1, 1], object).bytes)
    let root = try #require(try source.roots().first)
    let member = Member(key: nil, value: Node(kind: kind, range: 1..<2))
    #expect(try source.members(of: root) == [member])
    #expect(source.slice(of: member.value) == BinaryList(object).bytes)
  }

  @Test(arguments: [
    ([0x51, 0xC4], nil),
    ([0x52, 0xC3, 0xA9], nil),
    ([0x61, 0xD8, 0x3D], nil),
    ([0x62, 0xD8, 0x3D, 0xDE, 0x00], "😀"),
    ([0x60], ""),
  ])
  func readsTexts(object: [UInt8], expected: String?) throws {
    let source = try BinarySource(bytes: BinaryList(object).bytes)
    #expect(try source.roots().map(source.text) == [expected])
  }

  /// A slice holds what the value leads to, once, and nothing else.
  @Test func copiesSharedObjectsOnce() throws {
    let list = BinaryList(
      [0xA2, 1, 5],
      [0xA3, 2, 4, 2],
      BinaryList.text("a"),
      BinaryList.text("b"),
      [0xD1, 2, 6],
      [0xA1, 3],
      [0xA2, 2, 2]
    )
    let source = try BinarySource(bytes: list.bytes)
    let root = try #require(try source.roots().first)
    let slices = try source.members(of: root).map { source.slice(of: $0.value) }
    #expect(
      slices == [
        BinaryList([0xA3, 1, 2, 1], BinaryList.text("a"), [0xD1, 1, 3], [0xA2, 1, 1]).bytes,
        BinaryList([0xA1, 1], BinaryList.text("b")).bytes,
      ]
    )
    #expect(source.slice(of: root) == list.bytes)
  }

  @Test(arguments: 1...8, 1...8)
  func readsNumbersOfEveryWidth(offsetWidth: Int, referenceWidth: Int) throws {
    func reference(_ number: Int) -> [UInt8] { BinaryList.number(number, width: referenceWidth) }
    var list = BinaryList(
      BinaryList.text("a"),
      [0xD1] + reference(0) + reference(2),
      [0xA2] + reference(0) + reference(3),
      [0x10, 7],
      [0xA1] + reference(1)
    )
    (list.offsetWidth, list.referenceWidth, list.top) = (offsetWidth, referenceWidth, 4)
    let source = try BinarySource(bytes: list.bytes)
    let root = try #require(try source.roots().first)
    let member = try #require(try source.members(of: root).first?.value)
    #expect(try source.decode(PropertyList.self, from: root) == [["a": ["a", 7]]])
    #expect(try source.decode(PropertyList.self, from: member) == ["a": ["a", 7]])
  }

  @Test func readsNoFurtherThanTheVisitor() throws {
    let source = try BinarySource(bytes: BinaryList([0xA2, 1, 2], [0x08], [0x40]).bytes)
    #expect(try source.kindsUpToAStop() == [.boolean])
  }
}
