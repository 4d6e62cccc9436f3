/// New numbers, from zero up, for some of the objects of a file.
///
/// They are kept in pages, and only those pages exist in which an object has got a number. What
/// belongs together mostly stands together in a file, and so a part of a large one costs what the
/// part costs.
struct Renumbering {
  /// The old numbers, in the order of the new ones.
  private(set) var objects: [UInt32] = []

  /// Where each page begins in `numbers`; all that do not exist are the first one, which stays empty.
  private var pages: [UInt32]

  /// One more than the new number of each object; zero for an object without one.
  private var numbers: [UInt32] = Array(repeating: 0, count: pageLength)

  private static let pageBits = 9
  private static var pageLength: Int { 1 << pageBits }

  /// - Parameter count: How many objects the file has.
  init(count: Int) {
    pages = Array(repeating: 0, count: count / Self.pageLength + 1)
  }

  /// The new number of an object: the next one, when it is asked for the first time.
  mutating func number(of object: Int) -> Int {
    let (page, place) = (object >> Self.pageBits, object & (Self.pageLength - 1))
    let known = numbers[Int(pages[page]) + place]
    if known > 0 { return Int(known) - 1 }

    if pages[page] == 0 {
      pages[page] = UInt32(numbers.count)
      numbers.append(contentsOf: repeatElement(0, count: Self.pageLength))
    }
    objects.append(UInt32(object))
    numbers[Int(pages[page]) + place] = UInt32(objects.count)
    return objects.count - 1
  }
}
