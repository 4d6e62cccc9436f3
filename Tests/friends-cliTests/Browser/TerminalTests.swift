import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// A real terminal without a window: what the program does inside is seen outside.
///
/// The ways out that end the process are tried with the program itself, in a terminal multiplexer.
@Suite(.serialized)
struct TerminalTests {
  private let pair: PseudoTerminal

  init() throws {
    pair = try PseudoTerminal()
  }

  private let taken =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"

  private let givenBack =
    "好\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[0m\u{1B}[?1049l"

  @Test func theScreenIsTakenAndGivenBack() throws {
    let before = try pair.modes()
    do {
      let terminal = try pair.takeScreen()
      #expect(try pair.output(asLongAs: taken) == taken)
      #expect(try pair.modes() != before)
      try terminal.write(Array("好".utf8))
    }
    #expect(try pair.output(asLongAs: givenBack) == givenBack)
    #expect(try pair.modes() == before)
  }

  @Test func anErrorGivesTheScreenBack() throws {
    let before = try pair.modes()
    #expect(throws: TerminalError.hungUp) {
      let terminal = try pair.takeScreen()
      try terminal.write([])
      throw TerminalError.hungUp
    }
    #expect(try pair.modes() == before)
  }

  @Test func keysArriveRawAndAreNotEchoed() throws {
    let terminal = try pair.takeScreen()
    _ = try pair.output(asLongAs: taken)
    pair.type("\u{3}\u{1A}\r\u{13}")
    let keyboard = terminal.keyboard
    #expect(try Poll.readable(among: [keyboard], within: .seconds(20)) == [keyboard])
    #expect(try terminal.read() == [0x03, 0x1A, 0x0D, 0x13])
    #expect(try Poll.readable(among: [pair.outside], within: .zero) == [])
  }

  @Test func keysThatNobodyReadAreNotLeftForTheShell() throws {
    do {
      let terminal = try pair.takeScreen()
      pair.type("\u{1B}[<0;1;1M")
      _ = try Poll.readable(among: [terminal.keyboard], within: .seconds(20))
    }
    #expect(try Poll.readable(among: [pair.inside], within: .zero) == [])
  }

  @Test func withDataAsInputTheScreensOwnTerminalHasTheKeys() throws {
    var data: [Int32] = [-1, -1]
    try #require(pipe(&data) == 0)
    defer { for end in data { close(end) } }
    let terminal = try Terminal.open(input: data[0], output: pair.inside)
    #expect(![data[0], pair.inside].contains(terminal.keyboard))
    pair.type("q")
    #expect(try terminal.read() == [0x71])
  }

  @Test func withoutAScreenNothingIsTaken() throws {
    var data: [Int32] = [-1, -1]
    try #require(pipe(&data) == 0)
    defer { for end in data { close(end) } }
    #expect(throws: TerminalError.noScreen) {
      _ = try Terminal.open(input: pair.inside, output: data[1])
    }
  }

  @Test(arguments: [(120, 40, 120, 40), (0, 0, 80, 24), (0, 40, 80, 24)])
  func theSizeIsTheWindowsOrTheUsualOne(
    _ columns: UInt16,
    _ rows: UInt16,
    _ seenColumns: Int,
    _ seenRows: Int
  ) throws {
    let terminal = try pair.takeScreen()
    try pair.resize(columns: columns, rows: rows)
    #expect(terminal.size == TerminalSize(columns: seenColumns, rows: seenRows))
  }

  @Test func aClosedWindowIsToldFromSilence() throws {
    let terminal = try pair.takeScreen()
    try pair.closeWindow()
    #expect(throws: TerminalError.hungUp) { _ = try terminal.read() }
    #expect(throws: TerminalError.hungUp) { try terminal.write([0x71]) }
  }

  @Test(arguments: [
    (SIGWINCH, TerminalSignal.resize), (SIGCONT, .resume), (SIGTSTP, .suspend),
    (SIGTERM, .leave(SIGTERM)), (SIGHUP, .leave(SIGHUP)),
  ])
  func aSignalWaitsForTheMainLoop(_ number: Int32, _ signal: TerminalSignal) throws {
    let terminal = try pair.takeScreen()
    let descriptor = terminal.signals.descriptor
    #expect(terminal.signals.received() == [])
    kill(getpid(), number)
    #expect(try Poll.readable(among: [descriptor], within: .seconds(20)) == [descriptor])
    #expect(terminal.signals.received() == [signal])
    #expect(try Poll.readable(among: [descriptor], within: .zero) == [])
  }
}
