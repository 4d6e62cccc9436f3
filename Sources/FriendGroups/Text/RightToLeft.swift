extension String {
  /// The text between two left-to-right marks (U+200E) if it has right-to-left letters.
  ///
  /// A terminal that puts Hebrew and Arabic into their order would draw what follows a name, a count
  /// say, to its left: spaces and digits take the direction of the letters before them (Unicode
  /// Standard Annex 9, rules W7 and N1). The mark ends their reach. Isolates (U+2068) would do so too,
  /// but many terminals do not know yet that those take no column.
  package var fencedRightToLeft: String {
    hasRightToLeftLetter ? "\u{200E}\(self)\u{200E}" : self
  }

  private var hasRightToLeftLetter: Bool {
    // No byte below these begins such a letter, so that most text is passed over quickly.
    utf8.contains { (0xD6...0xE0).contains($0) || $0 == 0xEF || $0 == 0xF0 }
      && unicodeScalars.contains(where: \.isRightToLeftBlock)
  }
}

extension Unicode.Scalar {
  /// Whether this scalar is in a block whose unassigned code points are right-to-left (R or AL) by
  /// default, as DerivedBidiClass.txt of the Unicode Character Database lists them.
  fileprivate var isRightToLeftBlock: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
