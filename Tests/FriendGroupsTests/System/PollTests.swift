import Foundation
import Testing

@testable import FriendGroups

struct PollTests {
  @Test func onlyWhatCanBeReadIsAnswered() throws {
    var (full, empty, closed): ([Int32], [Int32], [Int32]) = ([-1, -1], [-1, -1], [-1, -1])
    pipe(&full)
    pipe(&empty)
    pipe(&closed)
    close(closed[1])
    defer { for end in full + empty + [closed[0]] { close(end) } }
    write(full[1], "x", 1)
    #expect(
      try Poll.readable(among: [full[0], empty[0], closed[0]]) == [full[0], closed[0]]
    )
  }

  @Test(arguments: [Duration.zero, .nanoseconds(1), .milliseconds(3), .seconds(-1)])
  func silenceLastsAsLongAsAsked(_ timeout: Duration) throws {
    let start = ContinuousClock.now
    #expect(try Poll.readable(among: [], within: timeout) == [])
    #expect(ContinuousClock.now - start >= timeout)
  }
}
