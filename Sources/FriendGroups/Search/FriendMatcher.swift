/// Finds friends by what a person types: a text of their name or intro, or the sound of their name.
///
/// Names in Chinese are typed in Latin letters where there is no input method at hand: `tx` or
/// `tongxue` for 同学. An intro is searched as it is written, because a long text sounds like nearly
/// every few letters. Nor is sound tried for what has anything but letters in it: `7` and `a-b` are
/// meant as they are typed.
public struct FriendMatcher: Sendable {
  private let text: TextMatcher
  private let sound: PinyinQuery?

  /// Creates a matcher; an empty text finds everybody.
  public init(_ text: String) {
    self.text = TextMatcher(text)
    sound = text.unicodeScalars.allSatisfy(\.isOfALetter) ? PinyinQuery(text) : nil
  }

  /// Whether the friend is one that was searched for.
  public func matches(_ friend: Friend) -> Bool {
    matches(name: friend.name ?? "") || friend.intro.map(text.matches) == true
  }

  /// Whether the name, of a friend or of a group, is one that was searched for.
  public func matches(name: String) -> Bool {
    text.matches(name) || sound?.firstMatch(in: name) != nil
  }

  /// What to mark in a name: the text, or else the first part that sounds like it.
  public func ranges(inName name: String) -> [Range<String.Index>] {
    let ranges = text.ranges(in: name)
    return ranges.isEmpty ? sound?.firstMatch(in: name).map { [$0] } ?? [] : ranges
  }

  /// What to mark in an intro.
  public func ranges(inIntro intro: String) -> [Range<String.Index>] { text.ranges(in: intro) }
}

extension Unicode.Scalar {
  /// Whether this is a letter, or a mark on one.
  fileprivate var isOfALetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}
