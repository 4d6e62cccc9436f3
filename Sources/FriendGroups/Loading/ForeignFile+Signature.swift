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
    let text = data.prefix(512).drop { $0 <= UInt8(ascii: " ") || $0 >= 0x80 }
    guard text.first == UInt8(ascii: "<") else { return nil }
    let start = String(decoding: text.prefix(14), as: UTF8.self).lowercased()
    guard start == "<!doctype html" || start.hasPrefix("<html") else { return nil }
    self = .webPage
  }

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
