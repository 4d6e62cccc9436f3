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
    ("ﬁ", "Fifi", "[Fi][fi]"),
    // An accent does not matter unless one is typed; then not how it is encoded.
    ("emile", "Émile, EMILE", "[Émile], [EMILE]"),
    ("zoë", "Zoe\u{308} und Zoë, nicht Zoe", "[Zoe\u{308}] und [Zoë], nicht Zoe"),
    ("zoe\u{308}", "ZOË", "[ZOË]"),
    ("zoe", "Zoe\u{308}", "[Zoe\u{308}]"),
    ("e", "e\u{301}e", "[e\u{301}][e]"),
    ("é", "e\u{323}\u{301}é", "e\u{323}\u{301}[é]"),
    ("ạ\u{302}", "ậ", "[ậ]"),
    ("nguyen", "Nguyễn", "[Nguyễn]"),
    ("oystein", "Øystein", "[Øystein]"),
    ("øystein", "Oystein", "Oystein"),
    ("lodz", "ŁÓDŹ", "[ŁÓDŹ]"),
    ("istanbul", "İstanbul", "[İstanbul]"),
    ("Emile", "émile Émile", "émile [Émile]"),
    ("É", "é É E", "é [É] E"),
    ("ελλας", "Ἑλλάς", "[Ἑλλάς]"),
    ("семен", "Семён", "[Семён]"),
    ("андреи", "Андрей", "Андрей"),
    ("андрей", "Андреи\u{306}", "[Андреи\u{306}]"),
    ("שלום", "שָׁלוֹם", "[שָׁלוֹם]"),
    ("محمد", "مُحَمَّد", "[مُحَمَّد]"),
    // Nor does width, unless an unusual one is typed.
    ("anna", "Ａｎｎａ", "[Ａｎｎａ]"),
    ("ａnna", "Anna ａnna", "Anna [ａnna]"),
    ("Ａ", "Ａ ａ A", "[Ａ] ａ A"),
    ("7", "７", "[７]"),
    ("カナ", "ｶﾅ カナ", "[ｶﾅ] [カナ]"),
    ("ｶﾅ", "ｶﾅ カナ", "[ｶﾅ] カナ"),
    ("ガパ", "ｶﾞﾊﾟ", "[ｶﾞﾊﾟ]"),
    ("ハ", "パｶﾊﾟﾊ", "パｶﾊﾟ[ﾊ]"),
    ("がく", "か\u{3099}く", "[か\u{3099}く]"),
    ("你好！", "你好! 你好！", "[你好!] [你好！]"),
    ("a b", "ａ　ｂ", "[ａ　ｂ]"),
    // Letters are what they are made of.
    ("한", "\u{1112}\u{1161}\u{11AB}한국", "[\u{1112}\u{1161}\u{11AB}][한]국"),
    ("하", "한", "한"),
    ("Å", "Å", "[Å]"),
    ("豈", "豈", "[豈]"),
    ("k", "K", "[K]"),
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
        #expect(matcher.matches(text) == matcher.matches(text + "★"))
      }
    }
  }
}
