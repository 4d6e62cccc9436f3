/// How a Chinese surname is read where that is not what its characters are read as first.
///
/// Sources: the transform `Han-Latin/Names` of the Unicode CLDR
/// (https://github.com/unicode-org/cldr, common/transforms/Han-Latin-Names.xml), and for 藏 单于 都 粘 乜
/// 尉迟 万俟 the surnames of overtrue/pinyin (https://github.com/overtrue/pinyin,
/// sources/surnames.txt), for 子车 those of hotoo/pinyin (https://github.com/hotoo/pinyin,
/// data/compound_surname.js). Left out is what they list and few people bear, but many a nickname
/// begins with (六 Lu, 扎 Za). Surnames whose own reading ``HanReadings`` has first, such as 曾 Zeng,
/// 仇 Qiu, 缪 Miao and 朴 Piao, need no row.
///
/// All of these are readings of their characters too, so that ``PinyinQuery`` finds a name by either.
enum SurnameReadings {
  /// The readings of the one or two characters of the surname that begins a name; none where it is
  /// read as it stands, or there is no surname.
  static func atStart(of name: Substring.UnicodeScalarView) -> [String] {
    guard let first = name.first, first.value >= 0x3400 else { return [] }
    let second = name.dropFirst().first
    return second.flatMap { double(first, $0) } ?? single(first).map { [$0] } ?? []
  }

  private static func double(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> [String]? {
    switch (first, second) {
    case ("万", "俟"), ("萬", "俟"): ["mo", "qi"]
    case ("单", "于"), ("單", "于"): ["chan", "yu"]
    case ("子", "车"), ("子", "車"): ["zi", "ju"]
    case ("尉", "迟"), ("尉", "遲"): ["yu", "chi"]
    case ("澹", "台"), ("澹", "臺"): ["tan", "tai"]
    case ("长", "孙"), ("長", "孫"): ["zhang", "sun"]
    default: nil
    }
  }

  private static func single(_ surname: Unicode.Scalar) -> String? {
    switch surname {
    case "秘": "bi"
    case "种", "重": "chong"
    case "都": "du"
    case "盖", "蓋": "ge"
    case "粘": "nian"
    case "乜": "nie"
    case "区", "區": "ou"
    case "繁": "po"
    case "单", "單": "shan"
    case "召": "shao"
    case "折": "she"
    case "解": "xie"
    case "乐", "樂": "yue"
    case "员", "員": "yun"
    case "藏": "zang"
    case "查", "査": "zha"
    default: nil
    }
  }
}
