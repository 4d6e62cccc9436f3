import Foundation
import Testing

@testable import FriendGroups

struct XMLSourceTests {
  private func members(_ text: String) throws(SyntaxFault) -> [String] {
    try XMLSource(Data(text.utf8)).listing()
  }

  private static let lists: [(String, [String])] = [
    ("<plist><array></array></plist>", []),
    ("<plist><array/></plist>\n", []),
    ("<array/>", []),
    ("<dict />", []),
    ("\u{FEFF}<array><true/></array>", ["<true/>"]),
    (
      "<array><integer>1</integer>\r\n<dict><key>b</key><array/></dict>\t<array></array></array>",
      ["<integer>1</integer>", "<dict><key>b</key><array/></dict>", "<array></array>"]
    ),
    (
      "<dict><key>b</key><real>1</real><key>a</key> <data>AA==</data></dict>",
      ["b=<real>1</real>", "a=<data>AA==</data>"]
    ),
    ("<dict><key></key><true/><key/><false></false></dict>", ["=<true/>", "=<false></false>"]),
    ("<array><!-- </array> --><true/><?b </array>?></array>", ["<true/>"]),
    (
      "<array><string><![CDATA[</string>]]></string><array><!-- <dict> --></array></array>",
      ["<string><![CDATA[</string>]]></string>", "<array><!-- <dict> --></array>"]
    ),
    ("<array\n><data a='/' b=\"'\">a</data\n></array >", ["<data a='/' b=\"'\">a</data\n>"]),
    ("<array><string a='>'>b</string></array>", ["<string a='>'>b</string>"]),
    ("<array><array a='/>'><true/></array></array>", ["<array a='/>'><true/></array>"]),
    ("<array><array>a&b;<true/>]]></array></array>", ["<array>a&b;<true/>]]></array>"]),
    ("<dict><key>&b;</key><true/></dict>", ["?=<true/>"]),
    (
      "<array><dict><string/><key>a</key><date>x</date></dict></array>",
      ["<dict><string/><key>a</key><date>x</date></dict>"]
    ),
    ("<true/>", ["<true/>"]),
    ("<plist><string>a</string><!-- b --></plist>", ["<string>a</string>"]),
  ]

  @Test(arguments: lists)
  func findsMembersInFileOrder(text: String, expected: [String]) throws {
    #expect(try members(text) == expected)
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version='1.0'>",
    "<!-- <dict> --><!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" 'a>b'>\n<plist>",
    "<!DOCTYPE plist [<!ENTITY a \"]>\"> <!-- it's ]> --> <?a ]>?> ] >\n<plist>\n",
    "<plist version=\"1.0\" note='a>b' >\n<!-- one -->",
  ])
  func findsTheRootBehindAHeader(header: String) throws {
    let text = header + "<array><true/></array>\n</plist >\n<!-- end -->\n"
    let root = Node(kind: .array, range: header.utf8.count..<text.utf8.count)
    #expect(try XMLSource(Data(text.utf8)).root == root)
    #expect(try members(text) == ["<true/>"])
  }

  private static let faults: [(String, Int, SyntaxReason)] = [
    ("", 0, SyntaxReason.noValue),
    ("<!-- nothing -->\n", 17, .noValue),
    ("<plist version=\"1.0\"> </plist>", 22, .noValue),
    ("<plist/>", 0, .noValue),
    ("<plist>", 7, .unterminated(.propertyList)),
    ("x<plist><array/></plist>", 0, .expected(.value)),
    ("<plist>x</plist>", 7, .expected(.value)),
    ("<plist><plist><array/></plist></plist>", 7, .expected(.value)),
    ("</array>", 0, .expected(.value)),
    ("<key>a</key>", 0, .expected(.value)),
    ("<html><body/></html>", 0, .unknownTag("html")),
    ("<h1>a</h1>", 0, .unknownTag("h1")),
    ("<array><Array/></array>", 7, .unknownTag("Array")),
    ("<array><arrays/></array>", 7, .unknownTag("arrays")),
    ("<array><array1/></array>", 7, .unknownTag("array1")),
    ("<array><verylongdict/></array>", 7, .unknownTag("verylongdict")),
    ("<array><></array>", 7, .unknownTag("")),
    ("<array>a</array>", 7, .expected(.value)),
    ("<array>&#32;</array>", 7, .expected(.value)),
    ("<array><![CDATA[a]]></array>", 7, .expected(.value)),
    ("<array><key>a</key></array>", 7, .expected(.value)),
    ("<array><array><![CDATA[a]]></array></array>", 14, .expected(.value)),
    ("<array><array><plist><true/></plist></array></array>", 14, .expected(.value)),
    ("<array><array><foo/></array></array>", 14, .unknownTag("foo")),
    (
      "<array><array><string>a</key></array></array>", 23,
      .mismatched(opened: "string", closed: "key")
    ),
    ("<dict>a</dict>", 6, .expected(.key)),
    ("<dict><string>a</string></dict>", 6, .expected(.key)),
    ("<dict><key>a</key>b</dict>", 18, .expected(.value)),
    ("<dict><key>a</key></dict>", 18, .expected(.value)),
    ("<dict><key>a</key><key>b</key></dict>", 18, .expected(.value)),
    ("<dict><key>a</key><dict><!DOCTYPE a></dict></dict>", 24, .expected(.key)),
    ("<array><dict></array>", 13, .mismatched(opened: "dict", closed: "array")),
    ("<array></dict>", 7, .mismatched(opened: "array", closed: "dict")),
    ("<array><string>a</key></array>", 16, .mismatched(opened: "string", closed: "key")),
    ("<plist><array></array></dict>", 22, .mismatched(opened: "plist", closed: "dict")),
    ("<array><true/>", 14, .unterminated(.array)),
    ("<array><dict><key>a</key>", 25, .unterminated(.dictionary)),
    ("<array><string>a", 7, .unterminated(.text)),
    ("<array><array><string>a", 14, .unterminated(.text)),
    ("<array><string><![CDATA[a</string></array>", 7, .unterminated(.text)),
    ("<array><data>AA==", 7, .unterminated(.data)),
    ("<array><date>2020", 7, .unterminated(.tag)),
    ("<array><str", 7, .unterminated(.tag)),
    ("<array><string", 7, .unterminated(.tag)),
    ("<array><string <true/></array>", 7, .unterminated(.tag)),
    ("<array><string a='</string></array>", 7, .unterminated(.tag)),
    ("<array></arr", 7, .unterminated(.tag)),
    ("<array></array a>", 7, .unterminated(.tag)),
    ("<array><!-- a></array>", 7, .unterminated(.comment)),
    ("<array><!--></array>", 7, .unterminated(.comment)),
    ("<array><?b ></array>", 7, .unterminated(.tag)),
    ("<!DOCTYPE plist <plist><array/></plist>", 0, .unterminated(.tag)),
    ("<array><string>a<!-- b --></string></array>", 16, .unreadable(.text)),
    ("<array><string>a<key>b</key></string></array>", 16, .unreadable(.text)),
    ("<array><integer><![CDATA[1]]></integer></array>", 16, .unreadable(.number)),
    ("<array><integer/></array>", 7, .unreadable(.number)),
    ("<array><real></real></array>", 7, .unreadable(.number)),
    ("<array><string>&b;</string></array>", 7, .unreadable(.text)),
    ("<array><string>a & b</string></array>", 7, .unreadable(.text)),
    ("<array><string>&amp</string></array>", 7, .unreadable(.text)),
    ("<plist><array></array>", 22, .unterminated(.propertyList)),
    ("<plist><array></array> x</plist>", 23, .trailing),
    ("<plist><array></array><true/></plist>", 22, .trailing),
    ("<plist><array></array></plist>\nx", 31, .trailing),
    ("<array></array></plist>", 15, .trailing),
    ("<plist><true/></plist><true/>", 22, .trailing),
    ("<plist><true/><true/></plist>", 14, .trailing),
  ]

  @Test(arguments: faults)
  func namesTheFirstFault(text: String, offset: Int, reason: SyntaxReason) {
    #expect(throws: SyntaxFault(offset: offset, reason: reason)) { try members(text) }
  }

  /// Whatever the end is cut off, it is missed.
  @Test func missesWhatIsCutOff() {
    let text = "<plist><array><dict><key>a</key><string>b</string></dict><true/></array></plist>"
    for length in 1..<text.utf8.count {
      #expect(throws: SyntaxFault.self, "\(length)") { try members(String(text.prefix(length))) }
    }
  }

  @Test(arguments: [
    ("<array><array>", "", "</array></array>"),
    ("<array><dict><key>a</key>", "<key>a</key>", "</dict></array>"),
  ])
  func stopsAtTheNestingLimit(opening: String, between: String, closing: String) throws {
    let limit = BracketStack.limit
    func nested(_ depth: Int) -> String {
      opening + String(repeating: "<array>", count: depth - 1)
        + String(repeating: "</array>", count: depth - 1) + closing
    }
    #expect(try members(nested(limit)).count == 1)
    let offset = opening.utf8.count + (limit - 1) * 7
    #expect(throws: SyntaxFault(offset: offset, reason: .tooDeep(limit: limit))) {
      try members(nested(limit + 1))
    }
  }

  private static let scalars: [(String, Scalar)] = [
    ("<string>a b</string>", Scalar.text("a b")),
    ("<string> 喵 > \r\n</string>", .text(" 喵 > \r\n")),
    ("<string></string>", .text("")),
    ("<string/>", .text("")),
    ("<string a='b'>c</string\n>", .text("c")),
    ("<string a='>'/>", .text("")),
    ("<string>&lt;&gt;&quot;&apos;&#x55B5;&amp;amp;</string>", .text("<>\"'喵&amp;")),
    ("<string>a<![CDATA[<b>&amp;]]>c</string>", .text("a<b>&amp;c")),
    ("<string><![CDATA[]]]]><![CDATA[>]]></string>", .text("]]>")),
    ("<string>&#000128664;&#x1F698;&#1;</string>", .text("🚘🚘\u{1}")),
    ("<string>&#;</string>", .other),
    ("<string>&#x;</string>", .other),
    ("<string>&#0;</string>", .other),
    ("<string>&#X41;</string>", .other),
    ("<string>&#5a;</string>", .other),
    ("<string>&#65</string>", .other),
    ("<string>&#xD83D;&#xDE98;</string>", .other),
    ("<string>&#x110000;</string>", .other),
    ("<string>&#99999999999999999999999;</string>", .other),
    ("<string>$null</string>", .null),
    ("<integer>12</integer>", .integer(12)),
    ("<integer>-12</integer>", .integer(-12)),
    ("<integer>+12</integer>", .integer(12)),
    ("<integer> 12\n</integer>", .integer(12)),
    ("<integer>0x1f</integer>", .integer(31)),
    ("<integer>-0X1F</integer>", .integer(-31)),
    ("<integer>0000000000000000000000000000012</integer>", .integer(12)),
    ("<integer>-9223372036854775808</integer>", .integer(.min)),
    ("<integer>9223372036854775808</integer>", .digits("9223372036854775808")),
    ("<integer>0xFFFFFFFFFFFFFFFF</integer>", .digits("18446744073709551615")),
    ("<integer>99999999999999999999</integer>", .digits("99999999999999999999")),
    ("<integer>abc</integer>", .other),
    ("<integer>12a</integer>", .other),
    ("<integer>1.5</integer>", .other),
    ("<integer>0x</integer>", .other),
    ("<integer>0x-1</integer>", .other),
    ("<integer>-</integer>", .other),
    ("<integer>&#49;</integer>", .other),
    ("<integer>１</integer>", .other),
    ("<real>1.5</real>", .real(1.5)),
    ("<real> 1 </real>", .real(1)),
    ("<real>-1e3</real>", .real(-1000)),
    ("<real>.5</real>", .real(0.5)),
    ("<real>5.</real>", .real(5)),
    ("<real>inf</real>", .real(.infinity)),
    ("<real>-Infinity</real>", .real(-.infinity)),
    ("<real>abc</real>", .other),
    ("<true/>", .boolean(true)),
    ("<true></true>", .boolean(true)),
    ("<false a='b' />", .boolean(false)),
    ("<date>2020-01-01T00:00:00Z</date>", .other),
    ("<data>AAEC</data>", .other),
  ]

  @Test(arguments: scalars)
  func readsScalars(element: String, expected: Scalar) throws {
    let source = try XMLSource(Data("<array>\(element)</array>".utf8))
    #expect(try source.onlyScalar() == expected)
  }

  @Test func readsWhatIsNoNumber() throws {
    let source = try XMLSource(Data("<array><real>nan</real></array>".utf8))
    guard case .real(let number) = try source.onlyScalar() else { return #expect(Bool(false)) }
    #expect(number.isNaN)
  }

  @Test func refusesTextThatIsNotUTF8() throws {
    func bytes(_ tag: String) -> Data {
      Data("<array><\(tag)>1".utf8) + [0xC4, 0xE3] + Data("</\(tag)></array>".utf8)
    }
    #expect(try XMLSource(bytes("string")).onlyScalar() == .other)
    #expect(throws: SyntaxFault(offset: 17, reason: .notUTF8)) {
      try XMLSource(bytes("integer")).onlyScalar()
    }
  }

  /// A container that is left half read is skipped to its own end.
  @Test func leavesContainers() throws {
    let text =
      "<array><dict><key>a</key><array><true/></array><key>b</key><dict/></dict><true/></array>"
    let source = try XMLSource(Data(text.utf8))
    try source.withCursor { (cursor) throws(SyntaxFault) in
      #expect(try cursor.enter(.array))
      #expect(try cursor.enter(.dictionary))
      _ = try cursor.key()
      _ = try cursor.skip()
      try cursor.leave(.dictionary)
      #expect(try cursor.next(in: .array))
      #expect(cursor.kind == .boolean)
      try cursor.leave(.array)
      try cursor.finish()
    }
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist/>", "UTF-8"),
    ("<?xml version='1.0'\n encoding = 'GB18030' standalone='no'?><plist/>", "GB18030"),
    ("<?xml version=\"1.0\"?><plist encoding=\"GB18030\"/>", nil),
    ("<?xml version=\"1.0\" encoding=\"\"?><plist/>", ""),
    ("<?xml-stylesheet href=\"a\" encoding=\"GB18030\"?><plist/>", nil),
    ("\u{FEFF}<?xml version=\"1.0\" encoding=\"GB18030\"?><plist/>", nil),
    ("<plist version=\"1.0\"/>", nil),
    ("<?xml version=\"1.0\" encoding", nil),
    ("", nil),
  ])
  func readsTheDeclaredEncoding(text: String, expected: String?) {
    #expect(XMLSource.declaredEncoding(in: Data(text.utf8)) == expected)
  }

  @Test(arguments: XMLTag.allCases)
  func knowsTagsByTheirNames(tag: XMLTag) {
    #expect(tag.name == "\(tag)")
  }
}
