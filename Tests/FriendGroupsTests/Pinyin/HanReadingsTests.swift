import Foundation
import Testing

@testable import FriendGroups

struct HanReadingsTests {
  @Test(
    arguments: [
      ("我", ["wo"]),
      ("长", ["chang", "zhang"]),
      ("長", ["chang", "zhang"]),
      ("重", ["zhong", "chong"]),
      ("行", ["xing", "hang", "heng"]),
      ("和", ["he", "huo", "hu"]),
      ("曾", ["zeng", "ceng"]),
      ("女", ["nv"]),
      ("略", ["lve"]),
      ("〇", ["ling"]),
      ("㐀", ["qiu"]),
      ("鿿", ["xing"]),
      ("a", []),
      ("の", []),
      ("䷀", []),
      ("\u{33FF}", []),
      ("\u{A000}", []),
      ("\u{20000}", []),
    ] as [(Unicode.Scalar, [String])]
  )
  func readings(of scalar: Unicode.Scalar, are readings: [String]) {
    #expect(HanReadings(of: scalar).map(\.description) == readings)
  }

  @Test func everyCharacterOfTheBasicBlockHasAReading() {
    let unread = (UInt32(0x4E00)...0x9FA5).filter { HanReadings(ofValue: $0).isEmpty }
    #expect(unread == [])
  }

  @Test func everyCharacterHasAFewDifferentReadings() {
    let faulty = (UInt32(0x3400)...0x9FFF).filter {
      let readings = Array(HanReadings(ofValue: $0))
      return readings.count > 4 || Set(readings).count < readings.count
    }
    #expect(faulty == [])
  }

  @Test func syllablesAreTheLegalOnesInAlphabeticalOrder() {
    #expect(Syllable.all.map(\.description) == LegalSyllables.all.sorted())
  }

  @Test func tableIsSmall() {
    let bytes = [HanReadings.spellings, HanReadings.lists, HanReadings.codes]
      .map(\.utf8CodeUnitCount)
      .reduce(0, +)
    #expect(bytes < 64 * 1024)
  }

  @Test func tableHasTheFurtherReadings() throws {
    let root = FilePath(#filePath).parent.parent.parent.parent
    let file = root.appending("Scripts/further-readings.txt").description
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    let entries = lines.filter { !$0.hasPrefix("#") }.flatMap { line in
      let words = line.split(separator: " ").map(String.init)
      return words[0].unicodeScalars.map { ($0, Array(words.dropFirst())) }
    }
    let stale = entries.filter { HanReadings(of: $0).map(\.description) != $1 }
    #expect(stale.map(\.0) == [])
    #expect(entries.count > 500)
  }
}
