import FriendGroups
import Testing

struct TextMatcherTests {
  /// A text, where in it a pattern is found: the pieces between bars are not, those in them are.
  @Test(arguments: [
    ("ke", "Kevin", "[Ke]vin"),
    ("KE", "Kevin", "Kevin"),
    ("Ke", "Kevin kevin KEVIN", "[Ke]vin kevin KEVIN"),
    ("天", "今天也是想放假的一天", "今[天]也是想放假的一[天]"),
    ("a天", "A天a天", "[A天][a天]"),
    ("aa", "aaa", "[aa]a"),
    ("", "anything", "anything"),
    ("x", "", ""),
    ("longer than it", "it", "it"),
    // Letters of every alphabet have a case.
    ("привет", "ПРИВЕТ, мир", "[ПРИВЕТ], мир"),
    ("φίλος", "ΦΊΛΟΣ", "[ΦΊΛΟΣ]"),
    ("strasse", "Große Straße", "Große [Straße]"),
    ("ß", "STRASSE", "STRA[SS]E"),
    ("s", "ß", "ß"),
    // Accents belong to their letter, however they are encoded.
    ("zoë", "Zoe\u{308} und Zoë", "[Zoe\u{308}] und [Zoë]"),
    ("zoe", "Zoë", "Zoë"),
    ("e", "e\u{301}e", "e\u{301}[e]"),
    // A character of many code points is one.
    ("👩", "👩‍🚀👩", "👩‍🚀[👩]"),
    ("❄️", "Yuki ❄️", "Yuki [❄️]"),
    ("שלום", "«שלום»", "«[שלום]»"),
  ])
  func findsWholeCharactersBySmartCase(pattern: String, text: String, marked: String) {
    let matcher = TextMatcher(pattern)
    let ranges = matcher.ranges(in: text)
    var real = ""
    var rest = text.startIndex
    for range in ranges {
      real += text[rest..<range.lowerBound] + "[" + text[range] + "]"
      rest = range.upperBound
    }
    #expect(Array((real + text[rest...]).unicodeScalars) == Array(marked.unicodeScalars))
    #expect(matcher.matches(text) == (!ranges.isEmpty || pattern.isEmpty))
  }

  @Test func theSearchOfPlainTextFindsWhatThatOfCharactersDoes() {
    let texts = ["aB天", "ab天b", "AB", "天天b", "bBb天", ""]
    for pattern in texts + ["天b", "b天", "B天", "ab", "bb"] {
      for text in texts {
        let matcher = TextMatcher(pattern)
        #expect(matcher.matches(text) == (pattern.isEmpty || !matcher.ranges(in: text).isEmpty))
        #expect(matcher.matches(text) == matcher.matches(text + "é"))
      }
    }
  }
}
