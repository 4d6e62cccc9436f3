import Foundation

@testable import FriendGroups

/// A list with its friends, as a test writes it, and what conversions make of it.
struct ConvertedList: Equatable {
  var groups: [FriendGroup]
  var friends: [[Friend]]

  init(_ groups: [(FriendGroup, [Friend])]) {
    self.groups = groups.map(\.0)
    friends = groups.map(\.1)
  }

  /// What is in a file.
  init(_ data: Data, name: String = "file") throws {
    let file = try FriendFile(decoding: data, name: name)
    groups = file.list.groups
    friends = try groups.indices.map(file.friends(ofGroup:))
  }

  /// The list in another format, in the parts in which it was handed out.
  ///
  /// - Parameter run: How many friends are handed in at a time.
  func written(
    as format: TargetFormat,
    run: Int = 3
  ) throws -> (data: Data, parts: [Int], losses: ConversionLosses) {
    var data = Data()
    var parts: [Int] = []
    var conversion = Conversion<Never>(to: format, of: groups, page: PageText(title: "Friends")) {
      data.append(contentsOf: $0)
      parts.append($0.count)
    }
    conversion.begin()
    for (group, friends) in zip(groups, friends) {
      conversion.begin(group)
      for start in stride(from: 0, to: friends.count, by: run) {
        conversion.write(Array(friends[start..<min(start + run, friends.count)]))
      }
      conversion.endGroup()
    }
    conversion.end()
    return (data, parts, conversion.losses)
  }

  func text(as format: TargetFormat) throws -> String {
    String(decoding: try written(as: format).data, as: UTF8.self)
  }
}

extension ConvertedList {
  /// A list with all that makes trouble, and more of it for every number.
  static func generated(_ seed: UInt64) -> ConvertedList {
    var random = Dice(state: seed)
    let texts: [String?] = [
      nil, "x", "我的好友", "007", "-12", "true", " spaced ", "=1+1", "'=1+1", "＋86", "a,b;c\\d\"e",
      "two\nlines", "a\r\nb", "tab\there", "\u{1B}[31m", "x\u{9B}", "\u{202E}rtl", "محمد",
      "</ul>&lt;",
      "👨‍👩‍👧‍👦", "é", "e\u{301}", "https://example.org/a,b?c=1&d", "1.png", "]]>",
      String(repeating: "长", count: 70), String(repeating: "long ", count: 60),
    ]
    let flags: [Bool?] = [nil, true, false]
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int(random.next() % UInt64(values.count))]
    }
    return ConvertedList(
      (0..<Int(random.next() % 9)).map { _ in
        let friends = (0..<pick([0, 1, 2, 15, 40, 300])).map { _ in
          Friend(
            name: pick(texts),
            intro: pick(texts),
            icon: pick(texts),
            isVIP: pick(flags),
            isOnline: pick(flags)
          )
        }
        let said = friends.compactMap(\.isOnline)
        return (
          FriendGroup(
            name: pick(texts),
            total: friends.count,
            online: pick([said.isEmpty ? nil : said.count { $0 }, 0, 3, 70_000, -1, 1 << 40]),
            isOpenAtFirst: pick([true, false])
          ), friends
        )
      }
    )
  }

  /// SplitMix64, so that every run throws the same.
  private struct Dice {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }
}
