import FriendGroups

/// The friends of groups that are on show or may be soon, decoded once and kept.
struct FriendCache {
  /// How many friends are kept beside those on show: a list of this size is decoded once for all.
  static let capacity = 1_500_000

  /// How many friends are decoded at once; more are decoded in steps, between keys.
  private static let atOnce = 4_000

  private var groups: [Int: DecodedGroup] = [:]
  /// How many friends are at hand.
  private(set) var count = 0
  /// The groups in the window of which friends are missing there.
  var awaited: [Int] { needs.map(\.group) }

  private var needs: [Need] = []

  /// The friends of a group that are on show: so many of its first ones hold them.
  struct Need {
    let group: Int
    var count: Int
  }

  /// The friends of a group as far as they are at hand.
  subscript(index: Int) -> DecodedGroup? { groups[index] }

  /// A friend, if at hand.
  subscript(friend: Int, ofGroup group: Int) -> Friend? {
    guard let friends = groups[group]?.friends, friends.indices.contains(friend) else { return nil }
    return friends[friend]
  }

  /// Sees to it that the friends in the window are at hand, now or after some calls of
  /// ``readAwaited(of:)``; others may go.
  mutating func show(_ needs: [Need], of file: OpenedFile) {
    var room = Self.atOnce
    for need in needs where groups[need.group]?.isComplete != true {
      room -= file.list.groups[need.group].total
      if room >= 0 { _ = all(ofGroup: need.group, of: file) }
    }
    self.needs = needs.filter { !isMet($0) }
    guard count > Self.capacity else { return }
    let kept = Set(needs.map(\.group))
    for (index, group) in groups where !kept.contains(index) {
      groups[index] = nil
      count -= group.friends.count
    }
  }

  private func isMet(_ need: Need) -> Bool {
    groups[need.group].map { $0.isComplete || $0.friends.count >= need.count } ?? false
  }

  /// All friends of a group, read now if need be.
  mutating func all(ofGroup index: Int, of file: OpenedFile) -> [Friend] {
    while groups[index]?.isComplete != true { read(index, of: file) }
    return groups[index]?.friends ?? []
  }

  /// Reads some more friends of the first group in the window of which some are missing.
  mutating func readAwaited(of file: OpenedFile) {
    guard let need = needs.first else { return }
    read(need.group, of: file)
    if isMet(need) { needs.removeFirst() }
  }

  /// Reads some friends of a group ahead, and answers whether all of them are at hand, or have no
  /// room.
  mutating func readAhead(_ index: Int, of file: OpenedFile) -> Bool {
    let had = groups[index]?.friends.count ?? 0
    guard groups[index]?.isComplete != true,
      count - had + file.list.groups[index].total <= Self.capacity
    else { return true }
    read(index, of: file)
    return groups[index]?.isComplete == true
  }

  private mutating func read(_ index: Int, of file: OpenedFile) {
    count += groups[index, default: DecodedGroup(index, of: file)].read(of: file)
  }
}

/// The friends of one group as far as they are read, and what lines them up.
struct DecodedGroup {
  private(set) var friends: [Friend] = []
  private(set) var columns = FriendColumns()
  /// Why there are fewer friends than the header counts.
  private(set) var failure: Failure?
  private var reader: FriendReader?

  init(_ index: Int, of file: OpenedFile) { reader = file.friends(ofGroups: [index]) }

  var isComplete: Bool { reader == nil }

  /// Reads some more friends, and answers how many.
  fileprivate mutating func read(of file: OpenedFile) -> Int {
    guard var reader else { return 0 }
    self.reader = nil
    do throws(LoadingError) {
      let run = try reader.nextRun()
      for friend in run.friends { columns.take(friend, name: Shown(name: friend.name)) }
      friends += run.friends
      if !run.isLast { self.reader = reader }
      return run.friends.count
    } catch {
      failure = .loading(error, file: file.place.shown)
      return 0
    }
  }
}
