import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// Whether the programs that people use for a format read what is written, and find the same list.
///
/// Each is asked for the friends of `list.json`, a line each, and the answers are compared.
struct FieldReaderTests {
  private let sandbox = Sandbox()

  private static let list = #"""
    [
      {"name": "家人", "online": 2, "opened": true, "friends": [
        {"name": "妈妈", "intro": "a, b; \\ \"c\"\nd", "icon": "https://example.org/a,b.png", "vip": true, "online": false},
        {"name": "O'Hara <&>", "intro": "=1+1", "online": true}, {"name": "'007"}, {"intro": "nameless"}
      ]},
      {"name": "Émile, Zoë; & Cie", "friends": [
        {"name": "محمد", "intro": "a long line a long line a long line a long line 长长长长长长长长长长长长长长长长长长"}, {"name": "👩‍👩‍👧"}
      ]}
    ]
    """#

  init() throws { try sandbox.write(Self.list, to: "list.json") }

  /// What Python finds with a reader of its own, as JSON: groups, and of each friend what is known.
  private func python(_ script: String, reads format: TargetFormat) throws -> String {
    let prelude = "import json, sys\nlist = json.load(open('list.json'))\n"
    try sandbox.write(prelude + script, to: "read.py")
    let line = "friends-cli convert --to \(format.rawValue) -f list.json > out && python3 read.py"
    let outcome = try Executable.shell(line, in: sandbox)
    #expect(outcome.errors == "")
    return outcome.output
  }

  @Test(.needs(.python3), arguments: [TargetFormat.plist, .binary])
  func plistlib(format: TargetFormat) throws {
    let script = """
      import plistlib
      for group in list: group.setdefault("opened", False)
      print(plistlib.load(open("out", "rb")) == list)
      """
    #expect(try python(script, reads: format) == "True\n")
  }

  @Test(.needs(.python3)) func pythonsJSON() throws {
    let script = """
      for group in list: group.setdefault("opened", False)
      print(json.load(open("out")) == list)
      """
    #expect(try python(script, reads: .json) == "True\n")
  }

  @Test(.needs(.jq)) func jq() throws {
    let line = "friends-cli convert --to json -f list.json | jq -c '[.[] | .opened //= false]'"
    let plain =
      "jq -c '[.[] | {name, online, opened: (.opened // false), friends} | del(..|nulls)]' list.json"
    let outcome = try Executable.shell("diff <(\(line)) <(\(plain)) && echo same", in: sandbox)
    #expect(outcome == Outcome(output: "same\n"))
  }

  @Test(.needs(.plistutil), arguments: [TargetFormat.plist, .binary])
  func plistutil(format: TargetFormat) throws {
    let line = """
      friends-cli convert --to \(format.rawValue) -f list.json > out
      plistutil -i out -f xml -o through.plist
      plistutil -i out -f bin -o through.binary
      for file in through.plist through.binary; do
        friends-cli convert --to \(format.rawValue) -f $file | cmp - out && echo same
      done
      """
    #expect(try Executable.shell(line, in: sandbox) == Outcome(output: "same\nsame\n"))
  }

  /// An apostrophe comes before what a spreadsheet would evaluate, and before nothing else.
  @Test(.needs(.python3)) func pythonsCSV() throws {
    let script = """
      import csv
      def cell(value):
          return {True: "true", False: "false", None: ""}.get(value, value)
      def text(value):
          value = value or ""
          return "'" + value if value[:1] in ("=", "+", "-", "@") and value else value
      rows = [["group", "name", "intro", "icon", "vip", "online"]] + [
          [group["name"], *(text(friend.get(key)) for key in ("name", "intro", "icon")),
           cell(friend.get("vip")), cell(friend.get("online"))]
          for group in list for friend in group["friends"]
      ]
      print([*csv.reader(open("out", encoding="utf-8", newline=""), strict=True)] == rows)
      """
    #expect(try python(script, reads: .csv) == "True\n")
  }

  @Test(.needs(.python3, .khard)) func vobject() throws {
    let script = """
      import vobject
      def value(card, name):
          return card.contents[name][0].value if name in card.contents else None
      cards = [
          [card.version.value, value(card, "fn"), value(card, "note"), value(card, "photo"),
           value(card, "categories")]
          for card in vobject.readComponents(open("out", encoding="utf-8", newline="").read())
      ]
      print(cards == [
          ["4.0", friend.get("name", ""), friend.get("intro"), friend.get("icon"), [group["name"]]]
          for group in list for friend in group["friends"]
      ])
      """
    #expect(try python(script, reads: .vcard) == "True\n")
  }

  /// An address book has a file for each card.
  @Test(.needs(.python3, .khard)) func khard() throws {
    let line = """
      mkdir book
      friends-cli convert --to vcard 家人 -f list.json | python3 -c '
      import sys
      for number, card in enumerate(sys.stdin.read().split("END:VCARD")[:-1]):
          open(f"book/{number}.vcf", "w").write(card.lstrip() + "END:VCARD\\n")'
      printf '[addressbooks]\\n[[friends]]\\npath = book\\n[general]\\ndefault_action = list\\n' > khard.conf
      khard -c khard.conf list --parsable --fields formatted_name,categories 2>&1 | sort
      """
    sandbox.environment["LC_ALL"] = "C.UTF-8"
    #expect(
      try Executable.shell(line, in: sandbox)
        == Outcome(output: "\t['家人']\n'007\t['家人']\nO'Hara <&>\t['家人']\n妈妈\t['家人']\n")
    )
  }
}
