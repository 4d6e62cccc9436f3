import Foundation
import Testing

@testable import FriendGroups

/// What friend lists that people keep look like, and what Foundation does with them: each has a
/// fixture, beside which its exact result or message stands.
struct RealFilesTests {
  private static let shapes: [(what: String, fixtures: [String])] = [
    ("an array of groups, all numbers integers", ["valid/classic-xml.plist"]),
    ("the same in the other formats", ["valid/classic.json", "valid/classic-openstep.plist"]),
    ("the same in binary", ["valid/classic-binary.plist"]),
    ("the online count as text in one group", ["valid/online-as-text.plist"]),
    ("an online flag for each friend", ["valid/per-friend-online.plist"]),
    ("vip as text, and as what is no switch", ["valid/vip-as-text.plist"]),
    ("other keys for all fields", ["valid/other-keys.json", "valid/key-spelling.json"]),
    ("members that are plain text", ["valid/text-members.plist", "valid/teams.json"]),
    ("members nested once more", ["valid/nested-members.json"]),
    ("two arrays in a group", ["valid/two-arrays.json"]),
    ("one array under a key that is not known", ["valid/one-array.json"]),
    ("a dictionary around the array", ["valid/wrapped-group.json", "valid/wrapped-teams.plist"]),
    ("the same under the key data", ["valid/dictionary-in-data.plist"]),
    ("two dictionaries around the array", ["valid/wrapped.json"]),
    ("the same without a friend", ["valid/no-friends-two-down.json"]),
    (
      "lists beside that of the groups",
      [
        "valid/lists-beside-one-down.json", "valid/lists-beside-text-lists.json",
        "valid/lists-beside-named-arrays.json",
      ]
    ),
    ("a dictionary from names to arrays", ["valid/named-arrays.json", "valid/named-arrays.plist"]),
    ("no groups, an array of text or dictionaries", ["valid/flat.json"]),
    ("no groups, an array of dictionaries", ["valid/flat-dictionaries.plist"]),
    ("no groups, an array of text", ["valid/flat-texts.json"]),
    ("a dictionary keyed by friend", ["invalid/keyed-by-friend.json"]),
    ("a tree of any depth", ["valid/tree.json"]),
    ("a list with identifiers of parents", ["valid/parents.json"]),
    ("one object a line", ["valid/lines.ndjson", "valid/ndjson-blank-lines.ndjson"]),
    ("a keyed archive", ["invalid/archive.plist", "invalid/archive-xml.plist"]),
    ("a pointer of Git LFS", ["invalid/lfs.plist"]),
    ("an AppleDouble file", ["invalid/._friends.plist"]),
    ("no bytes", ["invalid/zero-bytes.plist", "invalid/empty.json", "invalid/spaces.plist"]),
    ("an empty dictionary", ["invalid/empty-dictionary.json", "invalid/empty-dictionary.plist"]),
    ("more online than there are, and fewer than none", ["valid/impossible-counts.plist"]),
    ("one name for many groups and friends", ["valid/repeated-names.json"]),
    (
      "spaces, box drawing, U+3000, entities, emoji, CRLF, no last newline",
      ["valid/odd-names.plist"]
    ),
    ("a comment before plist, and the old DOCTYPE", ["valid/old-header.plist"]),
    ("commas before a closing bracket", ["valid/trailing-commas.json"]),
    ("a byte order mark", ["valid/bom.json", "valid/bom.plist", "valid/bom-openstep.plist"]),
    ("UTF-16", ["valid/classic-utf16.json", "valid/utf16-big.json", "valid/utf16.plist"]),
    ("UTF-16 in the other formats", ["valid/utf16-openstep.plist", "valid/utf16-lines.ndjson"]),
    ("UTF-16 that is declared by its order", ["valid/utf16-declared-little.plist"]),
    ("much space first", ["valid/far-down.json", "valid/far-down-openstep.plist"]),
    ("null", ["valid/null.json"]),
  ]

  private static let quirks: [(what: String, fixtures: [String])] = [
    ("the decoder dies of depth", ["invalid/deep.plist", "invalid/deep-openstep.plist"]),
    ("one limit for all formats", ["invalid/deep.json", "invalid/deep-binary.plist"]),
    ("a container that holds itself", ["invalid/circle.plist"]),
    ("objects that share objects", ["invalid/shared-billions.plist"]),
    ("a count beyond the file", ["invalid/huge-count.plist", "invalid/truncated-binary.plist"]),
    ("a switch that is an integer, a number that is text", ["valid/mixed-numbers.json"]),
    (
      "JSON faults have no place",
      ["invalid/missing-comma.json", "invalid/missing-comma-inside.json"]
    ),
    ("JSON that ends too early", ["invalid/truncated.json"]),
    ("XML faults have a wrong line", ["invalid/unknown-tag.plist"]),
    ("a word is taken for an OpenStep list", ["invalid/hello.plist", "invalid/notes.txt"]),
    ("so are braces", ["invalid/braces.plist"]),
    (
      "junk behind the end is accepted",
      ["invalid/junk-after-plist.plist", "invalid/trailing.json"]
    ),
    (
      "what comes before a fault is checked all the same",
      [
        "invalid/junk-behind-groups.json", "invalid/junk-behind-dictionary.json",
        "invalid/unknown-tag-behind-group.plist", "invalid/first-group-broken.json",
        "invalid/broken-line.ndjson",
      ]
    ),
    ("ESC by a reference is accepted", ["valid/escape-character.plist"]),
    (
      "entities of a file's own are refused",
      ["invalid/entity.plist", "invalid/unknown-entity.plist"]
    ),
    ("the first of two keys counts in JSON", ["valid/repeated-key.json"]),
    ("and the last in a property list", ["valid/repeated-key.plist"]),
    ("comments need JSON5", ["valid/comments.json5"]),
    ("other encodings are refused", ["invalid/gb18030.plist", "invalid/long-encoding.plist"]),
    (
      "UTF-16 without a mark, or broken",
      ["invalid/utf16-without-bom.json", "invalid/utf16-odd.json"]
    ),
    ("UTF-32", ["invalid/utf32.json"]),
    ("dictionaries lose their order", ["valid/named-arrays-binary.plist"]),
    ("the text $null is taken for nothing", ["valid/dollar-null.plist"]),
    ("and in binary fails the array around it", ["valid/dollar-null-binary.plist"]),
    ("the decoder dies of a byte in a key", ["invalid/key-not-utf8.json5"]),
    ("and of one in a number", ["invalid/number-not-utf8.plist"]),
    ("and of a number of two x", ["invalid/hexadecimal.json5"]),
    ("an element without a value", ["invalid/empty-number.plist"]),
    ("half a surrogate pair", ["valid/surrogates.json"]),
    ("a friend in another encoding", ["valid/not-utf8.json", "valid/not-utf8.plist"]),
    ("a group in another encoding", ["invalid/not-utf8-name.json", "invalid/not-utf8-name.plist"]),
    ("the decoder refuses all of it", ["invalid/not-utf8-openstep.plist"]),
    (
      "a key in another encoding",
      ["invalid/not-utf8-key.json", "invalid/not-utf8-key.plist"]
    ),
    (
      "a group's name that no decoder takes",
      ["valid/unreadable-group-name.json", "valid/unreadable-group-name.plist"]
    ),
    ("wrong types everywhere", ["valid/wrong-types.json", "valid/wrong-types.plist"]),
    (
      "and in the other formats",
      ["valid/wrong-types-openstep.plist", "valid/wrong-types-binary.plist"]
    ),
    ("a root that is neither", ["invalid/root-number.plist", "invalid/root-text.plist"]),
    ("an image or a page by the name of a list", ["invalid/image.plist", "invalid/page.html"]),
  ]

  @Test(arguments: shapes + quirks)
  func everyShapeAndEveryQuirkHasAFixture(what: String, fixtures: [String]) {
    for fixture in fixtures {
      let path = Fixtures.folder.appending(fixture)
      #expect(path.exists && FilePath("\(path).expected").exists, "\(what): \(fixture)")
    }
  }
}
