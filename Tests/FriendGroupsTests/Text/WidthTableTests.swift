import Foundation
import Testing

@testable import FriendGroups

struct WidthTableTests {
  @Test func theFileNamesItsMakerItsUnicodeVersionAndItsSource() throws {
    let file = try String(
      contentsOfFile: FilePath(#filePath).parent.parent.parent.parent
        .appending("Sources/FriendGroups/Text/WidthTable.swift").description,
      encoding: .utf8
    )
    let header = file.split(separator: "\n").prefix { $0.hasPrefix("// ") }.joined(separator: "\n")
    #expect(
      header.replacing(/version: \d+\.\d+\.\d+/, with: "version: N") == """
        // swift-format-ignore-file
        // Made by Scripts/make-width-table: change that, not this.
        // Unicode version: N
        // Source: the Unicode Character Database, from Debian's package unicode-data:
        //   EastAsianWidth.txt
        //   HangulSyllableType.txt
        //   PropList.txt
        //   emoji/emoji-data.txt
        //   extracted/DerivedGeneralCategory.txt
        """
    )
  }

  @Test func theEntriesAscendAndEachChangesTheWidth() {
    let entries = WidthTable.changes.map { (scalar: $0 >> 4, width: $0 & 0xF) }
    #expect(entries.first?.scalar == 0)
    #expect(entries.allSatisfy { $0.width <= 2 && $0.scalar <= 0x10FFFF })
    for (entry, next) in zip(entries, entries.dropFirst()) {
      #expect(entry.scalar < next.scalar && entry.width != next.width)
    }
  }
}
