import Testing

@testable import FriendGroups

/// Paths are bytes from the argument to the call.
struct FilePathTests {
  @Test(
    arguments: [
      ([], ""), (Array("a/é/友.json".utf8), "a/é/友.json"), ([0xFF], "\\xFF"),
      ([0x61, 0xC3], "a\\xC3"), ([0xE4, 0xBD], "\\xE4\\xBD"), ([0xC3, 0xA9, 0x80], "é\\x80"),
      // Surrogates, overlong forms and what lies above U+10FFFF are not UTF-8.
      ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"), ([0xC0, 0x80], "\\xC0\\x80"),
      ([0xF4, 0x90, 0x80, 0x80], "\\xF4\\x90\\x80\\x80"),
      // A scalar that stands for a byte elsewhere.
      (Array("\u{10FFAB}".utf8), "\\xF4\\x8F\\xBE\\xAB"), (Array("\u{10FF00}".utf8), "\u{10FF00}"),
      (Array("\u{10FFFD}".utf8) + [0xFF], "\\xF4\\x8F\\xBF\\xBD\\xFF"),
    ] as [([UInt8], String)]
  )
  func aTextOfTheSystemGivesItsBytesBack(bytes: [UInt8], shown: String) {
    let text = String(systemBytes: bytes)
    #expect(text.systemBytes == bytes)
    #expect(FilePath(text).bytes == bytes)
    #expect(FilePath(text).description == shown)
  }

  @Test func allPairsOfBytesAreDifferentTexts() {
    var texts: Set<[Unicode.Scalar]> = []
    for first in UInt8.min ... .max {
      for second in UInt8.min ... .max {
        let text = String(systemBytes: [first, second])
        #expect(text.systemBytes == [first, second])
        texts.insert(Array(text.unicodeScalars))
      }
    }
    #expect(texts.count == 65_536)
  }

  /// Equal to the eye and to `String`, but two files.
  @Test func pathsAreComparedByTheirBytes() {
    #expect(FilePath("\u{E9}") != FilePath("e\u{301}"))
  }

  @Test(arguments: [
    ("/a/b.json", "/a", "b.json", "b"), ("/a", "/", "a", "a"), ("a", ".", "a", "a"),
    (".a", ".", ".a", ".a"), ("a/", "a", "", ""), ("a.b.c", ".", "a.b.c", "a.b"),
    ("/\u{10FFFF}/\u{10FFFE}.x", "/\\xFF", "\\xFE.x", "\\xFE"),
  ])
  func partsOfAPath(path: String, parent: String, name: String, stem: String) {
    let path = FilePath(path)
    #expect(path.parent.description == parent)
    #expect(path.name == name)
    #expect(path.stem == stem)
  }

  @Test(arguments: [
    ("/a/b", "/a/b"), ("/a\\xFF", "/a\\xFF"), ("/a\u{10FFFF}", "bytes:/a\\xFF"),
    ("/a\u{10FFFF}\\xFF", "bytes:/a\\xFF\\\\xFF"),
  ])
  func theKeyOfAFileIsItsAlone(path: String, key: String) {
    #expect(FilePath(path).stateKey == key)
  }

  @Test func aRealPathKeepsItsBytes() throws {
    let folder = TemporaryFolder()
    let odd = folder.path.appending(FilePath(bytes: [0xFF, 0x2F, 0xFE]))
    let made = try Folder.making(odd)
    #expect(odd.resolved == odd)
    #expect(odd.appending("x").resolved == odd.appending("x"))
    _ = made.status(of: FilePath("x"))
  }
}
