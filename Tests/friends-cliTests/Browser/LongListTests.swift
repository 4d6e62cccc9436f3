import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// What takes long is done in steps, shows how far it is, and can be cancelled.
struct LongListTests {
  private let style = Style(marks: .unicode, isColored: false, width: nil, fencesRightToLeft: false)

  /// Two groups of 12,000 friends each, online where the number in the name is one of three.
  private func longModel(_ size: TerminalSize = TerminalSize(columns: 60, rows: 6)) throws
    -> BrowserModel
  {
    let groups = ["A", "B"].map { group in
      let friends = (1...12_000).reversed().map { number in
        #"{"name":"\#(group)\#(number)","online":\#(number % 3 == 0 ? 1 : 0)}"#
      }
      return #"{"name":"\#(group)","friends":[\#(friends.joined(separator: ","))]}"#
    }
    let data = Data("[\(groups.joined(separator: ","))]".utf8)
    let file = try OpenedFile(place: .input, data: data)
    return BrowserModel(of: file, open: OpenGroups(of: file.list), size: size)
  }

  private func text(of model: BrowserModel) -> [String] {
    Screen(of: model, style: style).lines.map {
      $0.replacing(/\x{1B}\[\d*m/, with: "").replacing(/\ +$/, with: "")
    }
  }

  /// Works to the end, and answers what is to be done outside.
  private func finish(_ model: inout BrowserModel) -> [BrowserModel.Effect] {
    var effects: [BrowserModel.Effect] = []
    while model.hasWork { if let effect = model.work() { effects.append(effect) } }
    return effects
  }

  @Test func rowsAreThereAtOnceAndFriendsFollow() throws {
    var model = try longModel()
    #expect(model.handle("e") != nil)
    _ = model.handle("G")
    #expect(model.rows.count == 24_002)
    #expect(model.isAwaited)
    #expect(text(of: model)[1] == "    …")
    model.showsProgress = true
    #expect(text(of: model)[5] == " reading friends: 0%, esc cancels               24002/24002")
    #expect(finish(&model) == [])
    #expect(!model.isAwaited)
    #expect(
      text(of: model) == [
        "2 ▾ B  4000/12000", "    ○ B4", "    ● B3", "    ○ B2", "    ○ B1",
        " -                              ? help  q quit  24002/24002",
      ]
    )
  }

  @Test func escapeClosesWhatIsStillBeingOpened() throws {
    var model = try longModel()
    let opened = model.handle(" ")
    #expect(opened == .save([GroupFold(key: GroupKey(name: "A"), isOpen: true)]))
    #expect(model.handle(.escape) == .save([GroupFold(key: GroupKey(name: "A"), isOpen: false)]))
    #expect(model.rows.count == 2)
    #expect(!model.isAwaited)
    // What is there already stays.
    _ = model.handle(" ")
    _ = finish(&model)
    #expect(model.handle(.escape) == nil)
    #expect(model.rows.count == 12_002)
  }

  @Test func arrangingTakesStepsAndCanBeCancelled() throws {
    var model = try longModel()
    _ = model.handle("e")
    _ = finish(&model)
    _ = model.handle("s")
    #expect(model.isBusy)
    #expect(text(of: model)[1] == "    ● A12000")
    for _ in 1...3 { _ = model.work() }
    model.showsProgress = true
    #expect(text(of: model)[5].hasPrefix(" arranging friends: "))
    #expect(model.handle(.escape) == nil)
    #expect(!model.isBusy)
    #expect(text(of: model)[1] == "    ● A12000")
    _ = model.handle("s")
    #expect(finish(&model) == [])
    #expect(text(of: model)[1] == "    ○ A1")
    _ = model.handle("o")
    #expect(finish(&model) == [])
    #expect(model.rows.count == 2 + 2 * 4000)
    #expect(text(of: model)[1] == "    ● A3")
  }

  @Test func aLongGroupThatIsOpenedInAnOrderIsSavedWhenItIsThere() throws {
    var model = try longModel()
    _ = model.handle("s")
    _ = finish(&model)
    #expect(model.handle(" ") == nil)
    #expect(model.isBusy)
    #expect(finish(&model) == [.save([GroupFold(key: GroupKey(name: "A"), isOpen: true)])])
    #expect(text(of: model)[1] == "    ○ A1")
  }

  @Test func aSearchGoesOnBetweenKeys() throws {
    var model = try longModel()
    for key: Key in ["/", "B", "7", .enter] { _ = model.handle(key) }
    #expect(model.isAwaited)
    #expect(finish(&model) == [])
    #expect(text(of: model)[5].hasPrefix(" -  /B7"))
    #expect(model.rows.open.isOpen(1))
    let first = model.cursor
    _ = model.handle("N")
    _ = finish(&model)
    _ = model.handle("n")
    _ = finish(&model)
    #expect(model.cursor == first)
  }

  @Test(arguments: [BrowserOrder.file, .name, .online, .onlineAndName])
  func mergingInStepsSortsLikeSortingAtOnce(order: BrowserOrder) {
    var dice = Dice(state: 7)
    let friends = (0..<3_000).map { _ in
      Friend(
        name: "\(["a", "陈", "Z"][Int.random(in: 0...2, using: &dice)])\(dice.next() % 50)",
        isOnline: [nil, true, false][Int.random(in: 0...2, using: &dice)]
      )
    }
    var sorter = FriendSorter(FriendView(order: order))
    for start in stride(from: 0, to: friends.count, by: 250) {
      sorter.take((start..<(start + 250)).lazy.map { (index: $0, friend: friends[$0]) })
    }
    while !sorter.merge() {}
    let keys = friends.map { PinyinSortKey($0.name ?? "") }
    let expected = friends.indices.sorted { a, b in
      let behind = [a, b].map { friends[$0].isOnline != true }
      if order == .online || order == .onlineAndName, behind[0] != behind[1] { return behind[1] }
      if order == .name || order == .onlineAndName, keys[a] < keys[b] || keys[b] < keys[a] {
        return keys[a] < keys[b]
      }
      return a < b
    }
    #expect(sorter.indexes == expected)
  }
}
