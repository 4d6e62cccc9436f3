import FriendGroups

/// The friends of some groups, one group after the other and some friends at a time.
///
/// What is at hand already is not read again; the rest is read ahead, and not kept.
struct FriendStream {
  /// Some friends of one group.
  struct Piece {
    let group: Int
    let friends: ArraySlice<Friend>
    /// The index of the first of them in the group.
    let first: Int
    /// Whether the next piece is of another group.
    let isLast: Bool

    var numbered: some Sequence<(index: Int, friend: Friend)> {
      zip(first..., friends).lazy.map { (index: $0.0, friend: $0.1) }
    }
  }

  /// How many friends a piece has at most: few enough for the next key not to wait.
  private static let length = 2_000

  private var groups: ArraySlice<Int>
  private var reader: FriendReader?
  /// The groups that the reader has still to give.
  private var ahead: ArraySlice<Int> = []
  private var rest: ArraySlice<Friend> = []
  /// How many friends of the group were handed out.
  private var count = 0
  private var isLastRun = false
  private var isInGroup = false

  init(of groups: [Int]) { self.groups = groups[...] }

  var isDone: Bool { groups.isEmpty }

  /// The group of the next piece.
  var group: Int? { groups.first }

  mutating func next(of file: OpenedFile, _ cache: FriendCache) -> Piece? {
    guard let group = groups.first else { return nil }
    if rest.isEmpty { readRun(of: group, file, cache) }
    let friends = rest.prefix(Self.length)
    rest = rest.dropFirst(Self.length)
    let piece = Piece(
      group: group,
      friends: friends,
      first: count,
      isLast: isLastRun && rest.isEmpty
    )
    count += friends.count
    if piece.isLast { endGroup() }
    return piece
  }

  /// Leaves out what is left of the group.
  mutating func skip() {
    if !isLastRun { reader = nil }
    endGroup()
  }

  private mutating func endGroup() {
    if ahead.first == groups.first { ahead = ahead.dropFirst() }
    groups = groups.dropFirst()
    (rest, count, isLastRun, isInGroup) = ([], 0, false, false)
  }

  private mutating func readRun(of group: Int, _ file: OpenedFile, _ cache: FriendCache) {
    if !isInGroup, let known = cache[group], known.isComplete {
      reader = nil
      (rest, isLastRun) = (known.friends[...], true)
      return
    }
    if reader == nil || ahead.first != group {
      ahead = groups.prefix { cache[$0]?.isComplete != true || $0 == group }
      reader = file.friends(ofGroups: Array(ahead))
    }
    isInGroup = true
    do throws(LoadingError) {
      guard let run = try reader?.nextRun() else { return }
      (rest, isLastRun) = (run.friends[...], run.isLast)
    } catch {
      // A group that cannot be read has no more friends; its row says why.
      (rest, isLastRun, reader) = ([], true, nil)
    }
  }
}
