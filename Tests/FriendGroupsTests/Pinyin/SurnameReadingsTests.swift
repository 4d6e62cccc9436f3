import Testing

@testable import FriendGroups

struct SurnameReadingsTests {
  @Test(
    arguments: [
      ("单田芳", ["shan"]), ("單田芳", ["shan"]), ("单于", ["chan", "yu"]), ("区", ["ou"]),
      ("查良镛", ["zha"]), ("解缙", ["xie"]), ("种师道", ["chong"]), ("召公", ["shao"]),
      ("员半千", ["yun"]), ("盖叫天", ["ge"]), ("乐毅", ["yue"]), ("折可适", ["she"]),
      ("万俟卨", ["mo", "qi"]), ("萬俟", ["mo", "qi"]), ("万科", []), ("尉迟恭", ["yu", "chi"]),
      ("尉缭", []), ("澹臺", ["tan", "tai"]), ("长孙无忌", ["zhang", "sun"]), ("长安", []),
      ("子车", ["zi", "ju"]), ("王单", []), ("Shan", []), ("", []),
    ] as [(String, [String])]
  )
  func surnameBeginsTheName(name: String, readings: [String]) {
    #expect(SurnameReadings.atStart(of: name.unicodeScalars[...]) == readings)
  }

  /// A row says something new, and nothing that a search would not find.
  @Test(arguments: [
    "秘", "种", "重", "都", "盖", "蓋", "粘", "乜", "区", "區", "繁", "单", "單", "召", "折", "解", "乐",
    "樂", "员", "員", "藏", "查", "査", "万俟", "单于", "單于", "子车", "子車", "尉迟", "尉遲",
    "澹台", "澹臺", "长孙", "長孫",
  ])
  func everyRowIsAnotherReadingThanTheFirstAndOneOfAll(surname: String) {
    let readings = SurnameReadings.atStart(of: surname.unicodeScalars[...])
    let all = surname.unicodeScalars.map { HanReadings(of: $0).map(\.description) }
    #expect(readings != all.compactMap(\.first))
    #expect(readings.count == all.count)
    #expect(zip(readings, all).allSatisfy { $1.contains($0) })
  }

  @Test(arguments: [
    ("单田芳", ["shantianfang", "stf", "shan", "dan", "dantian", "dtf"]),
    ("区志强", ["ou", "ouzhiqiang", "ozq", "qu", "qzq"]),
    ("查良镛", ["zha", "zly", "cha", "cly"]),
    ("解缙", ["xie", "xj", "jie", "jj"]),
    ("仇英", ["qiu", "qy", "chou", "cy"]),
    ("曾国藩", ["zeng", "zgf", "ceng"]),
    ("朴树", ["piao", "ps", "pu"]),
    ("缪斯", ["miao", "miu", "mou"]),
    ("尉迟恭", ["yuchi", "yuchigong", "ycg", "weichi", "wcg"]),
    ("万俟卨", ["moqi", "mqx", "wansi"]),
    ("澹台灭明", ["tantai", "ttmm", "dantai"]),
    ("长孙无忌", ["zhangsun", "zswj", "changsun", "cswj"]),
    ("单于", ["chanyu", "cy", "danyu", "shanyu"]),
    ("★单田芳", ["shan", "dan"]),
  ])
  func bothReadingsFindTheName(name: String, typed: [String]) {
    #expect(typed.filter { PinyinQuery($0)?.firstMatch(in: name) == nil } == [])
  }

  @Test func namesAreSortedByTheReadingOfTheSurname() {
    let names = [
      "陈单", "单于", "区志强", "曲", "单田芳", "沈", "澹台灭明", "唐", "解缙", "徐", "尉迟恭", "长孙无忌", "赵",
    ]
    let sorted = [
      "单于", "陈单", "区志强", "曲", "单田芳", "沈", "澹台灭明", "唐", "解缙", "徐", "尉迟恭", "长孙无忌", "赵",
    ]
    #expect(names.sorted { PinyinSortKey($0) < PinyinSortKey($1) } == sorted)
  }

  @Test(
    arguments: [
      ("Kevin", "K"), ("kevin", "K"), ("Émile", "E"), ("Øystein", "O"), ("Ａｎｎａ", "A"),
      ("  bob", "B"),
      ("安娜", "A"), ("吕布", "L"), ("女生", "N"), ("单田芳", "S"), ("单于", "C"), ("尉迟恭", "Y"),
      ("长孙无忌", "Z"), ("长安", "C"), ("区", "O"), ("〇", "L"), ("7B", nil), ("★Ann", nil), ("Яна", nil),
      ("さくら", nil), ("", nil), (" ", nil), ("👍", nil), ("-a", nil),
    ] as [(String, String?)]
  )
  func everyNameIsUnderItsLetter(name: String, letter: String?) {
    #expect(name.sectionLetter == letter)
  }
}
