extension PinyinQuery {
  /// What was typed, continued until all of `name` sounds like it: `wd` to `wdhy` for 我的好友, and
  /// `wode` to `wodehy`; nil if the name does not begin as typed, or no way to go on is found.
  ///
  /// A syllable typed in part is finished; what follows is added by initials.
  public static func completion(of typed: String, to name: String) -> String? {
    guard let match = PinyinQuery(typed)?.firstMatch(in: name), match.lowerBound == name.startIndex
    else { return nil }
    let initials = name[match.upperBound...].unicodeScalars
      .compactMap { NameLetter($0).initial }.map(String.init).joined()
    return endings(ofLastSyllableIn: name[match]).lazy.map { typed + $0 + initials }
      .first { PinyinQuery($0)?.matchesWhole(name) == true }
  }

  /// What may be missing of the last syllable, nothing first.
  private static func endings(ofLastSyllableIn part: Substring) -> [String] {
    guard case .han(_, let readings) = part.unicodeScalars.map(NameLetter.init).last(where: \.isHan)
    else { return [""] }
    return [""]
      + readings.map(\.description).flatMap { letters in
        (1..<max(letters.count, 1)).map { String(letters.suffix($0)) }
      }
  }
}

extension NameLetter {
  /// The least to type for it; nil if nothing need be typed.
  fileprivate var initial: Unicode.Scalar? {
    switch self {
    case .latin(let ascii), .digit(let ascii): Unicode.Scalar(ascii)
    case .han(_, let readings): readings.first?.description.unicodeScalars.first
    case .other(let scalar): scalar
    case .separator: nil
    }
  }
}
