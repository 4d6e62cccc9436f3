import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// A real terminal without a window: what a program does inside is seen outside.
final class PseudoTerminal: Sendable {
  let outside: Int32
  let inside: Int32

  init() throws {
    var ends: (Int32, Int32) = (-1, -1)
    try #require(openpty(&ends.0, &ends.1, nil, nil, nil) == 0)
    (outside, inside) = ends
  }

  deinit {
    close(outside)
    close(inside)
  }

  func takeScreen() throws -> Terminal {
    try Terminal.open(input: inside, output: inside)
  }

  func type(_ keys: String) {
    _ = Array(keys.utf8).withUnsafeBufferPointer { RawIO.put($0, to: outside) }
  }

  /// What was written inside and not yet asked for, once there is as much as is expected.
  ///
  /// What is written in pieces may come out in pieces.
  func output(asLongAs expected: String) throws -> String {
    var bytes: [UInt8] = []
    while bytes.count < expected.utf8.count,
      try Poll.readable(among: [outside], within: .seconds(20)) == [outside]
    {
      bytes += RawIO.bytes(from: outside, atMost: 4096) ?? []
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func resize(columns: UInt16, rows: UInt16) throws {
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(inside, numericCast(TIOCSWINSZ), &window) == 0)
  }

  /// Closes the outside, whose number goes on to stand for a file that nobody reads.
  func closeWindow() throws {
    let nothing = open("/dev/null", O_RDWR)
    try #require(dup2(nothing, outside) == outside)
    close(nothing)
  }

  /// The terminal's modes, byte by byte.
  func modes() throws -> [UInt8] {
    var modes = termios()
    try #require(tcgetattr(inside, &modes) == 0)
    return withUnsafeBytes(of: &modes) { Array($0) }
  }
}
