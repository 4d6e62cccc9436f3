import Foundation
import FriendGroups

@testable import friends_cli

/// A session with the browser, as a file: what happens, and the screen after it.
///
///     size 40x8               the terminal becomes so large
///     data [{"name": …}]      the data file becomes this one
///     open 2, close 2         somebody else opens or closes a group
///     keys j space /ab enter  keys are pressed, named or themselves
///     style ascii             the terminal has no other characters
///     style underlined        what is found is shown between _ and _
///     # …                     a remark
///
/// What follows is the screen, `>` before lines in reverse and `|` before the others, `@` and the
/// line and column of the terminal's cursor where that is not on the line in reverse, then `=` and what
/// is to be done outside.
struct ScreenSession {
  let text: String

  private var size = TerminalSize(columns: 40, rows: 8)
  private var model: BrowserModel?
  private var marks = Style.Marks.unicode
  private var isUnderlined = false

  init(_ text: String) { self.text = text }

  /// Replays the session, and answers it as it really is.
  mutating func replayed() throws -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.first == "#" { lines.append(String(line)) }
      guard line.first?.isLetter == true else { continue }
      lines.append(String(line))
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let effects = try happen(words[0], words.dropFirst().first ?? "")
      if let model { lines += self.lines(of: model) }
      lines += effects.map { "= \($0)" }
    }
    return lines.joined(separator: "\n") + (lines.last == "" ? "" : "\n")
  }

  private mutating func happen(_ event: String, _ value: String) throws -> [String] {
    switch event {
    case "size":
      let numbers = value.split(separator: "x").compactMap { Int($0) }
      size = TerminalSize(columns: numbers[0], rows: numbers[1])
      model?.resize(to: size)
    case "data":
      let place = DataPlace.file(shown: "friends.json", FilePath("/nowhere/friends.json"))
      let file = try OpenedFile(place: place, data: Data(value.utf8))
      if model == nil {
        model = BrowserModel(of: file, open: OpenGroups(of: file.list), size: size)
      } else if let keys = model?.list.keys, let open = model?.open {
        // What is open stays so by the groups' names, as the state has it.
        let folds = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices.map(open.isOpen)))
        model?.take(file, open: OpenGroups(of: file.list, folds: folds))
      }
    case "open", "close":
      guard var open = model?.open, let number = Int(value) else { break }
      open.apply(event == "open" ? .expand : .collapse, to: [number - 1])
      model?.take(open)
    case "keys":
      return value.split(separator: " ").flatMap { Self.keys(named: String($0)) }.map {
        let effect = model?.handle($0)
        return ([effect] + works()).compactMap { $0 }.map(Self.words)
      }.flatMap { $0 }
    case "style":
      if value == "ascii" { marks = .ascii } else { isUnderlined = true }
    default: break
    }
    return works().map(Self.words)
  }

  /// Does what the model has left to be done between keys.
  private mutating func works() -> [BrowserModel.Effect] {
    var effects: [BrowserModel.Effect] = []
    while model?.hasWork == true {
      if let effect = model?.work() { effects.append(effect) }
    }
    return effects
  }

  private func lines(of model: BrowserModel) -> [String] {
    let style = Style(marks: marks, isColored: false, width: nil, fencesRightToLeft: false)
    let screen = Screen(of: model, style: style)
    let lines = screen.lines.map { line in
      let isReversed = line.hasPrefix("\u{1B}[7m")
      let text = line.replacing("\u{1B}[7m", with: "")
        .replacing("\u{1B}[4m", with: isUnderlined ? "_" : "")
        .replacing("\u{1B}[0m\u{1B}[0m", with: "\u{1B}[0m")
      var shown = ""
      var isOpen = false
      for part in text.split(separator: "\u{1B}[0m", omittingEmptySubsequences: false) {
        isOpen = isUnderlined && part.contains("_")
        shown += part + (isOpen ? "_" : "")
      }
      let end = shown.lastIndex { $0 != " " }.map(shown.index(after:)) ?? shown.startIndex
      return (isReversed ? ">" : "|") + shown[..<end]
    }
    let cursor = screen.cursor
    if cursor.column == 0, lines.indices.contains(cursor.line), lines[cursor.line].first == ">" {
      return lines
    }
    return lines + ["@ \(cursor.line),\(cursor.column)"]
  }

  private static func words(_ effect: BrowserModel.Effect) -> String {
    switch effect {
    case .save(let folds):
      "save "
        + folds.map { "\($0.key.name) \($0.isOpen ? "open" : "closed")" }
        .joined(separator: ", ")
    case .copy(let text): "copy \(text)"
    case .reload: "reload"
    case .suspend: "suspend"
    case .leave(let status): "leave with \(status.rawValue)"
    }
  }

  private static let names: [String: Key] = [
    "space": .character(" "), "enter": .enter, "esc": .escape, "backspace": .backspace,
    "del": .delete, "tab": .tab, "alt-z": .alt("z"),
    "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
    "pgup": .pageUp, "pgdn": .pageDown, "wheelup": .wheelUp, "wheeldown": .wheelDown,
  ]

  /// The key of a name, a click as `click:0`, a paste as `paste:text`, or each letter of a word.
  private static func keys(named word: String) -> [Key] {
    if let key = names[word] { return [key] }
    if word.count == 2, word.first == "^", let letter = word.last { return [.control(letter)] }
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    if parts.count == 2, parts[0] == "click", let row = Int(parts[1]) {
      return [.click(row: row)]
    }
    if parts.count == 2, parts[0] == "paste" { return [.paste(parts[1])] }
    return word.unicodeScalars.map { .character(Character($0)) }
  }
}
