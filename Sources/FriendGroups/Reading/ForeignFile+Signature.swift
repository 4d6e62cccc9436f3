#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ForeignFile {
  /// Tells a file of another kind by its first bytes; nil where it may be a data file.
  init?(signatureOf data: Data) {
    for (signature, file) in Self.signatures where data.starts(with: signature) {
      self = file
      return
    }
    if let encoding = Self.encodingWithoutMark(of: data) {
      self = .encoding(encoding)
      return
    }
    let text = data.prefix(512).drop { $0 <= UInt8(ascii: " ") || $0 >= 0x80 }
    guard text.first == UInt8(ascii: "<") else { return nil }
    let start = String(decoding: text.prefix(14), as: UTF8.self).lowercased()
    guard start == "<!doctype html" || start.hasPrefix("<html") else { return nil }
    self = .webPage
  }

  /// The encoding of a text that begins with a zero before or behind its first bracket.
  private static func encodingWithoutMark(of data: Data) -> String? {
    let brackets = "[{(<".utf8
    let start = Array(data.prefix(4))
    guard start.count == 4 else { return nil }
    if start[0] == 0, brackets.contains(start[1]) || start[1...2] == [0, 0] {
      return brackets.contains(start[1]) ? utf16 : brackets.contains(start[3]) ? "UTF-32" : nil
    }
    guard brackets.contains(start[0]), start[1] == 0 else { return nil }
    return start[2...] == [0, 0] ? "UTF-32" : utf16
  }

  private static let utf16 = "UTF-16 without a byte order mark"

  /// Magic numbers from the formats' own specifications.
  private static var signatures: [([UInt8], ForeignFile)] {
    [
      ([0x00, 0x05, 0x16, 0x07], .appleDouble),
      ([0x00, 0x05, 0x16, 0x00], .binary("an AppleSingle file")),
      ([0xFF, 0xFE, 0x00, 0x00], .encoding("UTF-32")),
      ([0x00, 0x00, 0xFE, 0xFF], .encoding("UTF-32")),
      (Array("version https://git-lfs".utf8), .lfsPointer),
      ([0x89, 0x50, 0x4E, 0x47], .binary("a PNG image")),
      ([0xFF, 0xD8, 0xFF], .binary("a JPEG image")),
      (Array("GIF8".utf8), .binary("a GIF image")),
      (Array("%PDF-".utf8), .binary("a PDF document")),
      ([0x50, 0x4B, 0x03, 0x04], .binary("a ZIP archive")),
      ([0x1F, 0x8B], .binary("a gzip archive")),
      (Array("bplist1".utf8), .binary("a binary property list of a version that is not read")),
      (Array("SQLite format 3".utf8), .binary("an SQLite database")),
    ]
  }
}
