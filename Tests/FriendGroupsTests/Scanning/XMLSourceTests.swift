import Foundation
import Testing

@testable import FriendGroups

struct XMLSourceTests {
  private func source(_ text: String) -> XMLSource { XMLSource(bytes: Data(text.utf8)) }

  private func members(_ text: String) throws -> [String] {
    try source(text).listing(of: text)
  }

  @Test(arguments: [
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
  ])
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
    let start = header.utf8.count
    #expect(try source(text).roots() == [Node(kind: .array, range: start..<text.utf8.count)])
    #expect(try members(text) == ["<true/>"])
  }

  @Test(arguments: [
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
    ("<array><Array/></array>", 7, .unknownTag("Array")),
    ("<array><arrays/></array>", 7, .unknownTag("arrays")),
    ("<array><verylongdict/></array>", 7, .unknownTag("verylongdict")),
    ("<array>a</array>", 7, .expected(.value)),
    ("<array>&#32;</array>", 7, .expected(.value)),
    ("<array><![CDATA[a]]></array>", 7, .expected(.value)),
    ("<array><key>a</key></array>", 7, .expected(.value)),
    ("<array><array><![CDATA[a]]></array></array>", 14, .expected(.value)),
    ("<array><array><plist><true/></plist></array></array>", 14, .expected(.value)),
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
    ("<array><?>?></array>", 7, .expected(.value)),
    ("<!DOCTYPE plist <plist><array/></plist>", 0, .unterminated(.tag)),
    ("<array><string>a<!-- b --></string></array>", 16, .unreadable(.text)),
    ("<array><string>a<key>b</key></string></array>", 16, .unreadable(.text)),
    ("<array><integer><![CDATA[1]]></integer></array>", 16, .unreadable(.number)),
    ("<array><string a='>'>b</string></array>", 7, .unreadable(.text)),
    ("<plist><array></array>", 22, .unterminated(.propertyList)),
    ("<plist><array></array> x</plist>", 23, .trailing),
    ("<plist><array></array><true/></plist>", 22, .trailing),
    ("<plist><array></array></plist>\nx", 31, .trailing),
    ("<array></array></plist>", 15, .trailing),
    ("<plist><true/></plist><true/>", 22, .trailing),
    ("<plist><true/><true/></plist>", 14, .trailing),
  ])
  func namesTheFirstFault(text: String, offset: Int, reason: SyntaxReason) {
    #expect(throws: SyntaxFault(offset: offset, reason: reason)) { try members(text) }
  }

  @Test func readsNoFurtherThanTheVisitor() throws {
    let source = source("<plist><array><true/><false/>x")
    #expect(try source.kindsUpToAStop() == [.boolean])
  }

  @Test(arguments: [
    ("<array><array>", "", "</array></array>"),
    ("<array><dict><key>a</key>", "<key>a</key>", "</dict></array>"),
  ])
  func stopsAtTheNestingLimit(opening: String, between: String, closing: String) throws {
    let limit = XMLSource.nestingLimit
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

  @Test(arguments: [
    ("<string>a b</string>", "a b"),
    ("<string> 喵 > \r\n</string>", " 喵 > \r\n"),
    ("<string></string>", ""),
    ("<string/>", ""),
    ("<string a='b'>c</string>", "c"),
    ("<string>&lt;&#x55B5;&amp;amp;</string>", "<喵&amp;"),
    ("<string>a<![CDATA[<b>&amp;]]>c</string>", "a<b>&amp;c"),
    ("<string>&unknown;</string>", nil),
    ("<integer>1</integer>", nil),
  ])
  func readsTexts(text: String, expected: String?) throws {
    let source = source(text)
    #expect(try source.roots().map(source.text) == [expected])
  }

  @Test func refusesTextThatIsNotUTF8() throws {
    let source = XMLSource(bytes: Data("<string>".utf8) + [0xC4, 0xE3] + Data("</string>".utf8))
    #expect(try source.roots().map(source.text) == [nil])
  }

  /// A slice is what the decoder takes for the value alone, without header and `<plist>`.
  @Test(arguments: ["<string/>", "<string></string>", "<string>a &amp; b</string\n>"])
  func cutsSlicesThatDecode(value: String) throws {
    let source = source("<plist><array><dict><key>a</key>\(value)</dict></array></plist>")
    let root = try #require(try source.roots().first)
    let entry = try #require(try source.members(of: root).first?.value)
    let text = try #require(try source.members(of: entry).first?.value)
    let decoded = try PropertyListDecoder().decode(String.self, from: source.slice(of: text))
    #expect(decoded == source.text(of: text))
    #expect(
      try PropertyListDecoder().decode([String: String].self, from: source.slice(of: entry))
        == ["a": decoded]
    )
    #expect(
      try PropertyListDecoder().decode([[String: String]].self, from: source.slice(of: root))
        == [["a": decoded]]
    )
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
