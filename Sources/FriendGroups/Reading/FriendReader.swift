/// Decodes the friends of some groups, one group after the other, some friends ahead of its user.
///
/// So all cores have work, while only a few thousand friends are in memory at a time.
public struct FriendReader {
  private let contents: FileContents
  private var coming: ArraySlice<Coming>
  private var ready: ArraySlice<Result<Run, LoadingError>> = []

  /// Friends of one group that were read together: all of a short group, some of a long one.
  public struct Run: Hashable, Sendable {
    /// In file order.
    public let friends: [Friend]

    /// Whether the next friends are of another group.
    public let isLast: Bool
  }

  /// A run that comes.
  private struct Coming {
    let runs: ArraySlice<FriendRun>
    let isLast: Bool
  }

  /// How many friends are read ahead, if the next run alone does not have more.
  private static let friendsAhead = 8_192
  private static let runsAhead = 64

  init(_ contents: FileContents, groups: [Int]) {
    self.contents = contents
    coming = groups.flatMap { Self.coming(of: contents.places[$0].runs) }[...]
  }

  /// The runs of a group as they are read: short ones together.
  private static func coming(of runs: [FriendRun]) -> [Coming] {
    if runs.count < 2 { return [Coming(runs: runs[...], isLast: true)] }
    var coming: [Coming] = []
    var start = 0
    while start < runs.count {
      var end = start
      var friends = 0
      while end < runs.count, friends + runs[end].count <= MemberCounter.pieceLength || end == start
      {
        friends += runs[end].count
        end += 1
      }
      coming.append(Coming(runs: runs[start..<end], isLast: end == runs.count))
      start = end
    }
    return coming
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
    guard let next = ready.popFirst() else { return Run(friends: [], isLast: true) }
    if case .failure = next { skipGroup() }
    return try next.get()
  }

  private mutating func readAhead() {
    var batch: [Coming] = []
    var friends = 0
    while let next = coming.first, batch.count < Self.runsAhead, friends < Self.friendsAhead {
      batch.append(next)
      friends += next.runs.reduce(0) { $0 + $1.count }
      coming.removeFirst()
    }
    last = batch.map(\.isLast)[...]
    ready =
      batch.concurrentMap(isLarge: friends > 1_000) { [contents] next in
        Result { () throws(LoadingError) in
          var friends: [Friend] = []
          for run in next.runs {
            let read = try contents.friends(in: run)
            if friends.isEmpty { friends = read } else { friends += read }
          }
          return Run(friends: friends, isLast: next.isLast)
        }
      }[...]
  }

  /// Which of the runs that were read ahead are the last of their groups.
  private var last: ArraySlice<Bool> = []

  /// Leaves out what is left of a group of which a run could not be read.
  private mutating func skipGroup() {
    var isLast = last[last.endIndex - ready.count - 1]
    while !isLast {
      if ready.popFirst() != nil {
        isLast = last[last.endIndex - ready.count - 1]
      } else if let next = coming.popFirst() {
        isLast = next.isLast
      } else {
        return
      }
    }
  }
}
