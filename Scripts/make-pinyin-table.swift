// Writes Sources/FriendGroups/Pinyin/HanReadings+Table.swift: which Mandarin syllables each Han
// character has. Readings come from Foundation's transliteration, character by character, and from
// further-readings.txt beside this script, which has the last word.
//
//     swift Scripts/make-pinyin-table.swift

import Foundation

/// The Han characters of the table: Extension A, the hexagrams (without reading), and the main block.
let characters: ClosedRange<UInt32> = 0x3400...0x9FFF

let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
let source = scripts.appendingPathComponent("further-readings.txt")
let target = scripts.deletingLastPathComponent()
  .appendingPathComponent("Sources/FriendGroups/Pinyin/HanReadings+Table.swift")

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("make-pinyin-table: \(message)\n".utf8))
  exit(1)
}

/// What Foundation reads a character as: tones dropped, `ü` as `v`, nil where it knows none.
func transliteration(of scalar: Unicode.Scalar) -> String? {
  let han = String(scalar)
  guard let latin = han.applyingTransform(.mandarinToLatin, reverse: false), latin != han else {
    return nil
  }
  var letters = ""
  for part in latin.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
    if part == "\u{308}", letters.last == "u" {
      letters.removeLast()
      letters += "v"
    } else if part.isASCII, part.properties.isAlphabetic {
      letters.unicodeScalars.append(part)
    }
  }
  return letters.isEmpty ? nil : letters
}

func furtherReadings(from url: URL) throws -> [Unicode.Scalar: [String]] {
  var readings: [Unicode.Scalar: [String]] = [:]
  let text = try String(contentsOf: url, encoding: .utf8)
  for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let words = line.split(separator: " ").map(String.init)
    guard let han = words.first, !line.hasPrefix("#") else { continue }
    let syllables = Array(words.dropFirst())
    let areSpelled = syllables.allSatisfy { syllable in
      (1...6).contains(syllable.utf8.count) && syllable.allSatisfy { "a"..."z" ~= $0 }
    }
    guard !syllables.isEmpty, areSpelled, Set(syllables).count == syllables.count else {
      stop("line \(index + 1): expected characters, then different syllables of a to z: \(line)")
    }
    for scalar in han.unicodeScalars {
      guard characters.contains(scalar.value), readings[scalar] == nil else {
        stop("line \(index + 1): \(scalar) is listed twice, or is not in the table")
      }
      readings[scalar] = syllables
    }
  }
  return readings
}

/// A number below 4096 as two characters from `0` to `o`, six bits each.
func pair(_ number: Int) -> String {
  guard number < 4096 else { stop("too many different readings") }
  return String(decoding: [UInt8(48 + number >> 6), UInt8(48 + number & 63)], as: UTF8.self)
}

/// A computed property whose text the compiler lays out, `perLine` items to a line.
func property(_ name: String, doc: [String], items: [String], perLine: Int) -> String {
  let lines = stride(from: 0, to: items.count, by: perLine).map {
    "    " + items[$0..<min($0 + perLine, items.count)].joined()
  }
  return doc.map { $0.isEmpty ? "  ///\n" : "  /// \($0)\n" }.joined() + """
      static var \(name): StaticString {
        #\"""
    \(lines.joined(separator: "\\#\n"))
        \"""#
      }

    """
}

let further = try furtherReadings(from: source)
let readings: [[String]] = characters.map { value in
  guard let scalar = Unicode.Scalar(value) else { return [] }
  return further[scalar] ?? transliteration(of: scalar).map { [$0] } ?? []
}

let syllables = Set(readings.joined()).sorted()
var codes: [[String]: Int] = [[]: 0]
for (index, syllable) in syllables.enumerated() {
  codes[[syllable]] = index + 1
}

// A character with several readings is its first one and a shorter list; equal lists are kept once.
var lists: [String] = []
func code(of readings: [String]) -> Int {
  if let known = codes[readings] { return known }
  let rest = code(of: Array(readings.dropFirst()))
  lists.append(pair(code(of: [readings[0]])) + pair(rest))
  codes[readings] = syllables.count + lists.count
  return syllables.count + lists.count
}
let characterCodes = readings.map { pair(code(of: $0)) }

let text = """
  // Made by Scripts/make-pinyin-table.swift from Foundation's transliteration and the file
  // further-readings.txt beside it; change that, not this.

  extension HanReadings {
  \(property("spellings", doc: [
    "The \(syllables.count) syllables in alphabetical order, six letters each, filled up with dots.",
  ], items: syllables.map { $0.padding(toLength: 6, withPad: ".", startingAt: 0) }, perLine: 12))
  \(property("lists", doc: [
    "Lists of two readings or more: the code of the first one, then the code of the others.",
  ], items: lists, perLine: 16))
  \(property("codes", doc: [
    "The code of every character from U+3400 on: none (0), a syllable (from 1), then the lists.",
    "",
    "A code is two characters from `0` to `o`, the high six bits first.",
  ], items: characterCodes, perLine: 32))}

  """
try text.write(to: target, atomically: true, encoding: .utf8)

let unread = readings.count { $0.isEmpty }
print(
  "\(readings.count - unread) characters, \(unread) without reading;",
  "\(syllables.count) syllables, \(lists.count) lists;",
  "\(characterCodes.count * 2 + syllables.count * 6 + lists.count * 4) bytes"
)
