/// Decodes the friends of some groups, one group after the other, some friends ahead of its user.
///
/// So all cores have work, while only a few thousand friends are in memory at a time.
public struct FriendReader {
  private let file: FriendFile
  private var coming: ArraySlice<Int>
  private var ready: ArraySlice<Result<Run, LoadingError>> = []
  /// What is left of a long group, of which some pieces were read.
  private var rest: GroupPieces?

  /// Friends of one group that were read together: all of a short group, some of a long one.
  public struct Run: Hashable, Sendable {
    /// In file order.
    public let friends: [Friend]

    /// Whether the next friends are of another group.
    public let isLast: Bool
  }

  /// How many friends are read ahead, if the next piece alone does not have more.
  private static let friendsAhead = 8_192
  private static let groupsAhead = 64
  private static let piecesAhead = 4

  init(_ file: FriendFile, groups: [Int]) {
    self.file = file
    coming = groups[...]
  }

  /// The friends of the next group, or those that ``nextRun()`` has left of one; none after the last.
  ///
  /// - Throws: As ``nextRun()``.
  public mutating func next() throws(LoadingError) -> [Friend] {
    var run = try nextRun()
    var friends = run.friends
    while !run.isLast {
      run = try nextRun()
      friends += run.friends
    }
    return friends
  }

  /// The next friends, a few thousand at a time where the group is long; none after the last group.
  ///
  /// - Throws: ``LoadingError`` where a part of the group cannot be read that its header did not need.
  ///   The next group follows then.
  public mutating func nextRun() throws(LoadingError) -> Run {
    if ready.isEmpty { readAhead() }
    return try ready.popFirst()?.get() ?? Run(friends: [], isLast: true)
  }

  private mutating func readAhead() {
    if rest == nil, let group = coming.first, isLong(group) {
      coming.removeFirst()
      do throws(SyntaxFault) { rest = try file.pieces(ofGroup: group) } catch {
        ready = [.failure(file.reader.error(of: error))]
      }
    }
    if rest != nil { readPieces() } else if ready.isEmpty { readGroups() }
  }

  private func isLong(_ group: Int) -> Bool { file.list.groups[group].total > Self.friendsAhead }

  private mutating func readPieces() {
    do throws(SyntaxFault) {
      let runs = try rest?.next(Self.piecesAhead) ?? []
      let isEnd = rest?.isEmpty ?? true
      if isEnd { rest = nil }
      ready =
        runs.enumerated().map { index, friends in
          .success(Run(friends: friends, isLast: isEnd && index == runs.count - 1))
        }[...]
    } catch {
      rest = nil
      ready = [.failure(file.reader.error(of: error))]
    }
  }

  private mutating func readGroups() {
    var batch: [Int] = []
    var friends = 0
    while let group = coming.first, batch.count < Self.groupsAhead, friends < Self.friendsAhead,
      !isLong(group)
    {
      batch.append(group)
      friends += file.list.groups[group].total
      coming.removeFirst()
    }
    ready =
      batch.concurrentMap(isLarge: friends > 1_000) { [file] group in
        Result { () throws(LoadingError) in
          Run(friends: try file.friends(ofGroup: group), isLast: true)
        }
      }[...]
  }
}
