import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// Whatever keys, mouse, resizes and other programs do: what is repainted bit by bit looks like the
/// same screen drawn whole.
struct RepaintTests {
  private let style = Style(marks: .unicode, isColored: true, width: nil, fencesRightToLeft: false)

  private func model(_ size: TerminalSize) throws -> BrowserModel {
    let names = ["Ann", "陈晨", "Zoë e\u{301}", "👩‍👩‍👧 Bo", "Kevin Kevinson the Third", "שלום"]
    let groups = (1...9).map { group in
      let friends = (0..<(group * 7 % 11)).map { friend in
        let name = names[(group + friend) % names.count]
        let online = ["", #","online":1"#, #","online":0,"vip":1"#][(group * friend) % 3]
        return #"{"name":"\#(name) \#(friend)","intro":"line 第\#(friend)行"\#(online)}"#
      }
      return
        #"{"name":"group 组 \#(group)","open":\#(group % 2),"friends":[\#(friends.joined(separator: ","))]}"#
    }
    let data = Data("[\(groups.joined(separator: ","))]".utf8)
    let file = try OpenedFile(place: .input, data: data)
    return BrowserModel(of: file, open: OpenGroups(of: file.list), size: size)
  }

  private static let sizes = [
    TerminalSize(columns: 80, rows: 24), TerminalSize(columns: 40, rows: 10),
    TerminalSize(columns: 12, rows: 5), TerminalSize(columns: 3, rows: 2),
    TerminalSize(columns: 1, rows: 1),
  ]

  private static let keys: [Key] =
    KeyBinding.every.flatMap(\.sequences).flatMap { $0 }
    + [
      .wheelUp, .wheelDown, .click(row: 0), .click(row: 1), .click(row: 4), .click(row: 9),
      .paste("组 1"), .alt("z"), "a", "e", "n", "5", "2", "1", "行", "/", "n", "n",
    ]

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func repaintingBitByBitLooksLikeDrawingWhole(seed: UInt64) throws {
    var dice = Dice(state: seed)
    var size = Self.sizes[0]
    var model = try model(size)
    var writer = ScreenWriter()
    var emulator = ScreenEmulator(size)
    var log: [String] = []
    for _ in 1...150 {
      switch Int.random(in: 0..<40, using: &dice) {
      case 0:
        size = Self.sizes.randomElement(using: &dice) ?? size
        model.resize(to: size)
        // A real terminal keeps what fits, and the browser draws all anew.
        emulator = ScreenEmulator(size)
        writer.forget()
        log.append("size \(size.columns)x\(size.rows)")
      case 1:
        var open = model.open
        open.apply(.toggle, to: [Int.random(in: 0..<9, using: &dice)])
        model.take(open)
        log.append("open")
      default:
        let key = Self.keys.randomElement(using: &dice) ?? "j"
        _ = model.handle(key)
        log.append("\(key)")
      }
      while model.hasWork { _ = model.work() }
      let screen = Screen(of: model, style: style)
      emulator.show(writer.bytes(for: screen))
      var whole = ScreenEmulator(size)
      var fresh = ScreenWriter()
      whole.show(fresh.bytes(for: screen))
      try #require(emulator.text == whole.text, "after \(log.suffix(4))")
      try #require(emulator.cursor == whole.cursor, "after \(log.suffix(4))")
      try #require(emulator.unknown.isEmpty)
      try #require(screen.lines.count == size.rows)
      // The cursor is on the screen, and in the list on its row or on the header that covers it.
      try #require((0..<size.rows).contains(screen.cursor.line))
      try #require((0..<size.columns).contains(screen.cursor.column))
      if model.mode == .list, !model.rows.isEmpty {
        try #require(
          model.row(onLine: screen.cursor.line) == model.cursor,
          "after \(log.suffix(4))"
        )
      }
    }
  }
}

/// The same numbers for the same seed: SplitMix64 of Steele, Lea and Flood.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
