import Foundation
import Testing

@testable import FriendGroups

/// Walks through lists with faults: the walk goes on behind each, and comes to its end.
struct FaultWalkTests {
  private func faults(_ source: some Source) -> [(fault: SyntaxFault, path: DataPath)] {
    source.withCursor { cursor in
      var faults: [(SyntaxFault, DataPath)] = []
      var walk = FaultWalk(cursor, seen: type(of: source).isText ? nil : [])
      _ = walk.run(source.root.kind) { fault, steps in faults.append((fault, DataPath(steps))) }
      return faults
    }
  }

  private func report(_ source: some Source) -> [String] {
    faults(source).map { "\($0.path) \($0.fault.reason) \($0.fault.offset)" }
  }

  @Test func goesOnBehindEveryFault() throws {
    let json = Data("{\"a\": [01, 2], \"b\": {\"c\": [tru, +], \"d\": 1}, \"e\": 02}".utf8)
    #expect(
      try report(JSONSource(json)) == [
        "a[0] unreadable number 7",
        "b.c[0] unreadable boolean 27",
        "e unreadable number 50",
      ]
    )
  }

  /// A container that cannot be entered is left like any other: what stands behind it and behind
  /// the one around it has its own path.
  @Test func goesOnBehindAContainerThatCannotBeEntered() throws {
    let list = BinaryList(
      [0xD3, 1, 2, 3, 4, 6, 5],
      BinaryList.text("a"),
      BinaryList.text("b"),
      BinaryList.text("c"),
      [0xA2, 5, 1],
      [0xAF, 0x51],
      [0xA1, 7],
      [0x70]
    )
    #expect(
      try report(BinarySource(list.bytes)) == [
        "a[0] a broken object 25", "b[0] a broken object 28", "c a broken object 25",
      ]
    )
  }

  @Test(.timeLimit(.minutes(1)), arguments: ListFormat.allCases)
  func findsTheFaultAtWhichReadingStops(format: ListFormat) {
    var maker = ListMaker(format, seed: 11)
    var writer = ListWriter(format, seed: 12)
    let samples = (0..<50).map { _ in writer.data(of: maker.list()) }
    var mutator = Mutator(samples: samples, tokens: format.tokens, seed: 13)
    for _ in 0..<5_000 {
      let data = mutator.next()
      guard let source = try? format.source(of: data) else { continue }
      let found = faults(source).first?.fault
      // Of the two only the walk has a limit of depth.
      if case .tooDeep = found?.reason { continue }
      do throws(SyntaxFault) {
        _ = try format.tree(of: data)
        #expect(found == nil)
      } catch {
        // What follows the root is none of the walk's business.
        #expect(found == nil || found == error)
      }
    }
  }
}
