import FriendGroups

/// Which friends the browser shows, and in which order.
struct FriendView: Hashable, Sendable {
  var isOnlineOnly = false
  var order = BrowserOrder.file

  /// Whether it shows everybody as in the file, so that nobody need be known.
  var isPlain: Bool { self == FriendView() }

  /// What the last line says of it.
  var words: [String] { (isOnlineOnly ? ["online only"] : []) + (order.words.map { [$0] } ?? []) }
}

/// An order of the friends of a group.
enum BrowserOrder: CaseIterable, Sendable {
  case file, name, online, onlineAndName

  var next: BrowserOrder {
    switch self {
    case .file: .name
    case .name: .online
    case .online: .onlineAndName
    case .onlineAndName: .file
    }
  }

  /// What the last line says of it; nothing of the usual order.
  var words: String? {
    switch self {
    case .file: nil
    case .name: "by name"
    case .online: "online first"
    case .onlineAndName: "online first, by name"
    }
  }

  fileprivate var usesName: Bool { self == .name || self == .onlineAndName }
  fileprivate var usesOnline: Bool { self == .online || self == .onlineAndName }
}

/// Brings the friends of a group into an order, some at a time: what is sorted already is merged in
/// steps, so that a long group keeps nobody waiting.
struct FriendSorter {
  private let view: FriendView
  /// Sorted each in itself; in file order they follow one another.
  private var runs: [[Entry]] = []

  init(_ view: FriendView) { self.view = view }

  private struct Entry: Comparable {
    let isBehind: Bool
    let name: PinyinSortKey?
    let index: Int

    static func < (a: Entry, b: Entry) -> Bool {
      if a.isBehind != b.isBehind { return b.isBehind }
      guard let first = a.name, let second = b.name, first < second || second < first else {
        return a.index < b.index
      }
      return first < second
    }

    static func == (a: Entry, b: Entry) -> Bool { a.index == b.index }
  }

  /// Takes friends with their indexes, as far as the view shows them.
  mutating func take(_ friends: some Sequence<(index: Int, friend: Friend)>) {
    let order = view.order
    let run = friends.compactMap { index, friend in
      view.isOnlineOnly && friend.isOnline != true
        ? nil
        : Entry(
          isBehind: order.usesOnline && friend.isOnline != true,
          name: order.usesName ? PinyinSortKey(friend.name ?? "") : nil,
          index: index
        )
    }
    runs.append(order == .file ? run : run.sorted())
  }

  /// Merges two runs, and answers whether there is one left.
  mutating func merge() -> Bool {
    guard runs.count > 1 else { return true }
    if view.order == .file {
      runs = [Array(runs.joined())]
      return true
    }
    let (a, b) = (runs[0], runs[1])
    runs.removeFirst(2)
    var merged: [Entry] = []
    merged.reserveCapacity(a.count + b.count)
    var (left, right) = (0, 0)
    while left < a.count, right < b.count {
      if b[right] < a[left] {
        merged.append(b[right])
        right += 1
      } else {
        merged.append(a[left])
        left += 1
      }
    }
    runs.append(merged + a[left...] + b[right...])
    return runs.count == 1
  }

  /// The indexes in order, once all is merged.
  var indexes: [Int] { runs.first?.map(\.index) ?? [] }
}
