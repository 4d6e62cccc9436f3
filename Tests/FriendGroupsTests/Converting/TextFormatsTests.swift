import Foundation
import Testing

@testable import FriendGroups

/// The whole output of each format that is text, for a list with the usual and the odd.
struct TextFormatsTests {
  static let list = ConvertedList([
    (
      FriendGroup(name: "家人", total: 3, online: 2, isOpenAtFirst: true),
      [
        Friend(
          name: "妈妈",
          intro: "a, b; \\ \"c\"\nd",
          icon: "https://example.org/a,b.png",
          isVIP: true,
          isOnline: false
        ), Friend(name: "=1+1", intro: "<&>", icon: "2.png"),
        Friend(name: "a\u{1B}b\u{9B}c\u{202E}d", intro: "'@x", isVIP: false),
      ]
    ), (FriendGroup(name: "Empty", total: 0), []),
    (FriendGroup(name: nil, total: 1), [Friend(name: nil)]),
    (FriendGroup(name: "家人", total: 1, online: 1), [Friend(name: " ", isOnline: true)]),
  ])

  @Test func json() throws {
    let expected = #"""
      [
        {
          "name": "家人",
          "online": 2,
          "opened": true,
          "friends": [
            {"name": "妈妈", "intro": "a, b; \\ \"c\"\nd", "icon": "https://example.org/a,b.png", "vip": true, "online": false},
            {"name": "=1+1", "intro": "<&>", "icon": "2.png"},
            {"name": "a\u001bb\u009bc\u202ed", "intro": "'@x", "vip": false}
          ]
        },
        {
          "name": "Empty",
          "opened": false,
          "friends": []
        },
        {
          "opened": false,
          "friends": [
            {}
          ]
        },
        {
          "name": "家人",
          "online": 1,
          "opened": false,
          "friends": [
            {"name": " ", "online": true}
          ]
        }
      ]

      """#
    #expect(try Self.list.text(as: .json) == expected)
    #expect(try Self.list.written(as: .json).losses == ConversionLosses())
  }

  @Test func propertyList() throws {
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <array>
      \t<dict>
      \t\t<key>name</key>
      \t\t<string>家人</string>
      \t\t<key>online</key>
      \t\t<integer>2</integer>
      \t\t<key>opened</key>
      \t\t<true/>
      \t\t<key>friends</key>
      \t\t<array>
      \t\t\t<dict>
      \t\t\t\t<key>name</key>
      \t\t\t\t<string>妈妈</string>
      \t\t\t\t<key>intro</key>
      \t\t\t\t<string>a, b; \\ "c"
      d</string>
      \t\t\t\t<key>icon</key>
      \t\t\t\t<string>https://example.org/a,b.png</string>
      \t\t\t\t<key>vip</key>
      \t\t\t\t<true/>
      \t\t\t\t<key>online</key>
      \t\t\t\t<false/>
      \t\t\t</dict>
      \t\t\t<dict>
      \t\t\t\t<key>name</key>
      \t\t\t\t<string>=1+1</string>
      \t\t\t\t<key>intro</key>
      \t\t\t\t<string>&lt;&amp;&gt;</string>
      \t\t\t\t<key>icon</key>
      \t\t\t\t<string>2.png</string>
      \t\t\t</dict>
      \t\t\t<dict>
      \t\t\t\t<key>name</key>
      \t\t\t\t<string>ab&#155;c&#8238;d</string>
      \t\t\t\t<key>intro</key>
      \t\t\t\t<string>'@x</string>
      \t\t\t\t<key>vip</key>
      \t\t\t\t<false/>
      \t\t\t</dict>
      \t\t</array>
      \t</dict>
      \t<dict>
      \t\t<key>name</key>
      \t\t<string>Empty</string>
      \t\t<key>opened</key>
      \t\t<false/>
      \t\t<key>friends</key>
      \t\t<array/>
      \t</dict>
      \t<dict>
      \t\t<key>opened</key>
      \t\t<false/>
      \t\t<key>friends</key>
      \t\t<array>
      \t\t\t<dict/>
      \t\t</array>
      \t</dict>
      \t<dict>
      \t\t<key>name</key>
      \t\t<string>家人</string>
      \t\t<key>online</key>
      \t\t<integer>1</integer>
      \t\t<key>opened</key>
      \t\t<false/>
      \t\t<key>friends</key>
      \t\t<array>
      \t\t\t<dict>
      \t\t\t\t<key>name</key>
      \t\t\t\t<string> </string>
      \t\t\t\t<key>online</key>
      \t\t\t\t<true/>
      \t\t\t</dict>
      \t\t</array>
      \t</dict>
      </array>
      </plist>

      """
    #expect(try Self.list.text(as: .plist) == expected)
    #expect(try Self.list.losses(as: .plist) == [.character: 1])
  }

  @Test func cards() throws {
    let expected = #"""
      BEGIN:VCARD
      VERSION:4.0
      UID:urn:uuid:49f634bb-1a12-8faa-8165-d6f1dbd63337
      FN:妈妈
      NOTE:a\, b; \\ "c"\nd
      PHOTO:https://example.org/a\,b.png
      CATEGORIES:家人
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      UID:urn:uuid:84a39bce-5f1e-8da6-80b5-8d8b1f17a0fc
      FN:=1+1
      NOTE:<&>
      CATEGORIES:家人
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      UID:urn:uuid:383971b0-a269-8543-883f-50ea131eabb4
      FN:abc\#u{202E}d
      NOTE:'@x
      CATEGORIES:家人
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      UID:urn:uuid:71b8262b-b6e2-8086-8064-85c5f1c34682
      FN:
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      UID:urn:uuid:ba66ef02-e02e-8a03-8cbf-62e72655c15e
      FN:\#u{20}
      CATEGORIES:家人
      END:VCARD

      """#
    #expect(try Self.list.text(as: .vcard) == expected.replacing("\n", with: "\r\n"))
    #expect(
      try Self.list.losses(as: .vcard) == [
        .emptyGroup: 1, .unnamedGroup: 1, .repeatedGroup: 1, .openGroup: 1, .declaredOnline: 1,
        .vip: 2, .online: 2, .icon: 1, .character: 2,
      ]
    )
  }

  @Test func table() throws {
    let expected = """
      group,name,intro,icon,vip,online
      家人,妈妈,"a, b; \\ ""c""↵d","https://example.org/a,b.png",true,false
      家人,'=1+1,<&>,2.png,,
      家人,abc\u{202E}d,''@x,,false,
      ,,,,,
      家人," ",,,,true

      """
    #expect(
      try Self.list.text(as: .csv)
        == expected.replacing("\n", with: "\r\n").replacing("↵", with: "\n")
    )
    #expect(
      try Self.list.losses(as: .csv) == [
        .emptyGroup: 1, .unnamedGroup: 1, .repeatedGroup: 1, .openGroup: 1, .declaredOnline: 1,
        .character: 2,
      ]
    )
  }

  @Test func page() throws {
    let expected = """
      <header>
      <hgroup>
      <h1><bdi>Friends</bdi></h1>
      <p>4 groups · 5 friends · 3 online</p>
      </hgroup>
      <div class="tools" role="search" hidden>
      <input type="search" aria-label="Search" placeholder="Search" autocomplete="off" autocapitalize="off" spellcheck="false">
      <button type="button" data-open="Open all" data-close="Close all"></button>
      <p role="status" data-none="Nobody found" data-one="1 friend found" data-many="# friends found"></p>
      </div>
      </header>
      <main>
      <details open>
      <summary><h2><bdi>家人</bdi></h2><span class="count" aria-hidden="true"><b>2</b>/3</span><span class="heard">2 of 3 online</span></summary>
      <ul role="list">
      <li class="off"><i class="h7" aria-hidden="true">妈</i><div><p><bdi>妈妈</bdi><b class="vip" role="img" aria-label="VIP" title="VIP">★</b><span class="heard">, offline</span></p><p><bdi>a, b; \\ &quot;c&quot;
      d</bdi></p></div></li>
      <li><i class="h11" aria-hidden="true">1</i><div><p><bdi>=1+1</bdi></p><p><bdi>&lt;&amp;&gt;</bdi></p></div></li>
      <li><i class="h7" aria-hidden="true">A</i><div><p><bdi>abc\u{202E}d</bdi></p><p><bdi>&#39;@x</bdi></p></div></li>
      </ul>
      </details>
      <details>
      <summary><h2><bdi>Empty</bdi></h2><span class="count" aria-hidden="true">0</span><span class="heard">0 friends</span></summary>
      <p class="nobody">Nobody</p>
      </details>
      <details>
      <summary><h2><bdi>(unnamed)</bdi></h2><span class="count" aria-hidden="true">1</span><span class="heard">1 friend</span></summary>
      <ul role="list">
      <li><i class="h1" aria-hidden="true"></i><div><p><bdi>(unnamed)</bdi></p></div></li>
      </ul>
      </details>
      <details>
      <summary><h2><bdi>家人</bdi></h2><span class="count" aria-hidden="true"><b>1</b>/1</span><span class="heard">1 of 1 online</span></summary>
      <ul role="list">
      <li class="on"><i class="h7" aria-hidden="true"></i><div><p><bdi> </bdi><span class="heard">, online</span></p></div></li>
      </ul>
      </details>
      </main>
      <script>
      """
    let page = try Self.list.text(as: .html)
    let start = try #require(page.range(of: "<header>")).lowerBound
    let end = try #require(page.range(of: "<script>")).upperBound
    #expect(page[start..<end] == expected)
    #expect(try Self.list.losses(as: .html) == [.icon: 2, .character: 2])
  }
}

extension ConvertedList {
  /// What was left out, as a table.
  fileprivate func losses(as format: TargetFormat) throws -> [ConversionLoss: Int] {
    let losses = try written(as: format).losses
    return ConversionLoss.allCases.reduce(into: [:]) { table, loss in
      if losses[loss] > 0 { table[loss] = losses[loss] }
    }
  }
}
