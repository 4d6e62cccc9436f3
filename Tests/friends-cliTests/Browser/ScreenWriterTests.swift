import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// How much is written from one screen to the next: the first screen whole, then what differs.
struct ScreenWriterTests {
  private let style = Style(marks: .unicode, isColored: true, width: nil, fencesRightToLeft: true)

  /// A browser on 100 groups of 30 friends, all of them open.
  private func largeModel() throws -> BrowserModel {
    let friends = (1...30).map { #"{"name":"friend \#($0)","intro":"line \#($0)"}"# }
      .joined(separator: ",")
    let groups = (1...100).map { #"{"name":"group \#($0)","open":1,"friends":[\#(friends)]}"# }
    let data = Data("[\(groups.joined(separator: ","))]".utf8)
    let file = try OpenedFile(place: .input, data: data)
    let open = OpenGroups(of: file.list)
    return BrowserModel(of: file, open: open, size: TerminalSize(columns: 80, rows: 24))
  }

  @Test func aScreenThatIsOnShowIsNotWrittenAgain() throws {
    let screen = Screen(of: try largeModel(), style: style)
    var writer = ScreenWriter()
    #expect(!writer.bytes(for: screen).isEmpty)
    #expect(writer.bytes(for: screen) == [])
    writer.forget()
    #expect(!writer.bytes(for: screen).isEmpty)
  }

  @Test func onlyLinesThatDifferAreWritten() throws {
    var model = try largeModel()
    var writer = ScreenWriter()
    _ = writer.bytes(for: Screen(of: model, style: style))
    let rows: (Key) -> [String] = { key in
      _ = model.handle(key)
      let text = String(decoding: writer.bytes(for: Screen(of: model, style: style)), as: UTF8.self)
      return text.matches(of: /\x{1B}\[(\d+);1H\x{1B}\[K/).map { String($0.1) }
    }
    // The row that the cursor leaves, the one that it comes to, and the last line.
    #expect(rows("j") == ["1", "2", "24"])
    #expect(rows("k") == ["1", "2", "24"])
    #expect(rows("?").count == 24)
    #expect(rows("x").count == 24)
    #expect(rows("j") == ["1", "2", "24"])
  }

  /// Even on the first row, where every line below it moves.
  @Test func aToggleOfTheFirstRowWritesTheRowsThatCome() throws {
    var model = try largeModel()
    var writer = ScreenWriter()
    let whole = writer.bytes(for: Screen(of: model, style: style)).count
    _ = model.handle("c")
    #expect(writer.bytes(for: Screen(of: model, style: style)).count < whole)
    let rows: (Key) -> [String] = { key in
      _ = model.handle(key)
      let bytes = writer.bytes(for: Screen(of: model, style: style))
      #expect(bytes.count < whole)
      let text = String(decoding: bytes, as: UTF8.self)
      return text.matches(of: /\x{1B}\[(\d+);1H\x{1B}\[K/).map { String($0.1) }
    }
    for _ in 1...10 { _ = rows("j") }
    // The header, its thirty friends down to the last line of the list, and the last line.
    #expect(rows(" ") == (11...24).map(String.init))
    #expect(rows(" ") == (11...24).map(String.init))
    #expect(rows("J") == ["11", "12", "24"])
    for _ in 1...11 { _ = rows("j") }
    // The list moves up by a row: the row that the cursor leaves, the one that comes in.
    #expect(rows("j") == ["22", "23", "24"])
    #expect(rows("K") == ["22", "23", "24"])
  }

  @Test func onlyTheFriendsOfGroupsOnShowAreMade() throws {
    var model = try largeModel()
    for key: Key in ["G", "g", .control("d"), .pageDown, "J", "K"] {
      _ = model.handle(key)
      #expect(Screen(of: model, style: style).lines.count == 24)
    }
    #expect(model.rows.count == 3_100)
    #expect(model.friends.count < 200)
  }
}
