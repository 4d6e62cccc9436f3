@testable import FriendGroups

/// What ``PinyinQuery`` must answer for a name of Han characters and a text of letters, found by trying
/// every way to type the name, one after the other.
struct PinyinReference {
  private let spellings: [[String]]

  init(_ name: String) {
    spellings = name.unicodeScalars.map { HanReadings(of: $0).map(\.description) }
  }

  func isFound(by text: String) -> Bool {
    spellings.indices.contains { canType(text[...], spellings[$0...], isToEnd: false) }
  }

  func isWhole(_ text: String) -> Bool {
    canType(text[...], spellings[...], isToEnd: true)
  }

  private func canType(_ text: Substring, _ name: ArraySlice<[String]>, isToEnd: Bool) -> Bool {
    guard !text.isEmpty else { return !isToEnd || name.isEmpty }
    guard let spellings = name.first else { return false }
    return spellings.contains { spelling in
      if !isToEnd, spelling.hasPrefix(text) { return true }
      var ways = [spelling, String(spelling.prefix(1))]
      if spelling.dropFirst().first == "h" { ways.append(String(spelling.prefix(2))) }
      return ways.contains { way in
        text.hasPrefix(way)
          && canType(text.dropFirst(way.count), name.dropFirst(), isToEnd: isToEnd)
      }
    }
  }
}
