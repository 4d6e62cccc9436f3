import Testing

@testable import FriendGroups

struct ShorteningTests {
  @Test(arguments: [
    ("", 0, ""),
    ("", 5, ""),
    ("friends", 7, "friends"),
    ("friends", 8, "friends"),
    ("friends", .max, "friends"),
    ("friends", 6, "frien…"),
    ("friends", 2, "f…"),
    ("friends", 1, "…"),
    ("friends", 0, ""),
    ("friends", -1, ""),
    ("f", 1, "f"),
    ("friends\u{301}", 7, "friends\u{301}"),
    ("friend\u{301}s", 6, "frien…"),
    ("frie\u{301}nds", 5, "frie\u{301}…"),
  ])
  func theEndGivesWayToAnEllipsis(text: String, width: Int, shortened: String) {
    #expect(text.shortened(toWidth: width) == shortened)
  }

  @Test(arguments: [
    ("特别关心", 8, "特别关心"),
    ("特别关心", 7, "特别关…"),
    ("特别关心", 6, "特别…"),
    ("特别关心", 5, "特别…"),
    ("特别关心", 2, "…"),
    ("心", 2, "心"),
    ("心", 1, "…"),
    ("a👨‍👩‍👧‍👦b", 4, "a👨‍👩‍👧‍👦b"),
    ("a👨‍👩‍👧‍👦bc", 4, "a👨‍👩‍👧‍👦…"),
    ("a👨‍👩‍👧‍👦bc", 3, "a…"),
    ("🇨🇳🇯🇵", 3, "🇨🇳…"),
    ("1️⃣2️⃣", 3, "1️⃣…"),
    ("1️⃣2️⃣", 2, "…"),
    ("हिन्दी", 3, "हि…"),
  ])
  func noGraphemeClusterIsSplit(text: String, width: Int, shortened: String) {
    #expect(text.shortened(toWidth: width) == shortened)
  }

  @Test(arguments: [
    "friends",
    "特别关心 friends",
    "👨‍👩‍👧‍👦🇨🇳1️⃣❤️❤",
    "e\u{301}\u{200B}\u{200D}e\u{301}",
    "สวัสดี हिन्दी",
    "\u{2067}שלום\u{2069}",
  ])
  func theResultFitsAndIsPaddedExactly(text: String) {
    for width in 0...24 {
      let shortened = text.shortened(toWidth: width)
      #expect(shortened.displayWidth <= width)
      #expect((shortened == text) == (text.displayWidth <= width))
      #expect(shortened.padded(toWidth: width).displayWidth == width)
    }
  }

  @Test(arguments: [
    ("", 0, ""),
    ("", 2, "  "),
    ("2B", 4, "2B  "),
    ("好友", 5, "好友 "),
    ("e\u{301}", 2, "e\u{301} "),
    ("好友", 4, "好友"),
    ("好友", 3, "好友"),
    ("好友", -1, "好友"),
  ])
  func paddingFillsUpWithSpacesAndNeverCuts(text: String, width: Int, padded: String) {
    #expect(text.padded(toWidth: width) == padded)
  }
}
