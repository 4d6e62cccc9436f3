import Testing

@testable import FriendGroups

struct PinyinSortKeyTests {
  /// One of every kind, in the order in which an address book has them.
  private static let sorted = [
    "阿强", "Alice", "An", "安", "安娜", "Anna", "Bob", "长安", "Élodie", "Emil", "iOS 开发", "iOS开发",
    "ios kit", "李明", "Lily", "吕布", "Tom", "Tom 2", "Tom 10", "Tom哥", "Tom2", "Tomas", "同事", "同学",
    "同学 2", "同学 10", "同学们", "王", "王伟", "西安", "先生", "Яна", "さくら", "02班", "2班", "2B铅笔",
    "10班", "99999999999999999999", "100000000000000000000", "", "★", "👍", "(同学)", "★ 同学",
  ]

  @Test func namesAreSortedAsInAnAddressBook() {
    let sorted = Self.sorted.reversed().sorted { PinyinSortKey($0) < PinyinSortKey($1) }
    #expect(sorted == Self.sorted)
  }

  @Test func orderIsStrictAndTotal() {
    let keys = Self.sorted.map(PinyinSortKey.init)
    let wrong = keys.indices.flatMap { a in
      keys.indices.filter { b in (keys[a] < keys[b]) != (a < b) }.map { b in "\(a) \(b)" }
    }
    #expect(wrong == [])
  }
}
