/// An operand of a command: help, the parser and completion are derived from it.
struct Operand: Equatable, Sendable {
  /// The name in help: `GROUP`.
  let name: String
  let kind: Kind
  let count: Count

  /// What a word stands for, and so what a completion offers.
  enum Kind: Equatable, Sendable {
    case group
    case file
    case command
    /// One of a few words.
    case choice([String])
    /// Several of a few words, with commas between them; each may be followed by `=` and a text.
    case list([String], assigned: Bool)
    /// Something that only the user knows.
    case text
  }

  enum Count: Sendable {
    case one, atMostOne, any, atLeastOne
  }

  static let group = Operand(name: "GROUP", kind: .group, count: .one)
  static let groups = Operand(name: "GROUP", kind: .group, count: .any)
  static let someGroups = Operand(name: "GROUP", kind: .group, count: .atLeastOne)

  static func choice(_ words: [String]) -> Operand {
    Operand(name: words.joined(separator: "|"), kind: .choice(words), count: .one)
  }

  /// The operand as help shows it: `[GROUP...]`.
  var synopsis: String {
    switch count {
    case .one: name
    case .atMostOne: "[\(name)]"
    case .any: "[\(name)...]"
    case .atLeastOne: "\(name)..."
    }
  }

  var isRequired: Bool { count == .one || count == .atLeastOne }
  var isRepeated: Bool { count == .any || count == .atLeastOne }
}

extension CommandRow {
  /// The operand that the word at a place, counted from 0, is.
  func operand(at place: Int) -> Operand? {
    if place < operands.count { return operands[place] }
    return operands.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  /// The command with its operands: `tree [GROUP...]`.
  var synopsis: String { ([name] + operands.map(\.synopsis)).joined(separator: " ") }

  /// Checks that there are as many words as the operands want, each a right one.
  func check(_ words: [String], _ settings: Settings) throws(UsageError.Reason) {
    let namesAll = settings.selection == .all && takesAllInsteadOfGroups
    if namesAll, !words.isEmpty { throw .conflict("--all", "GROUP") }
    for (place, operand) in operands.enumerated()
    where operand.isRequired && words.count <= place && !namesAll {
      throw .missingOperand(operand.name)
    }
    for (place, word) in words.enumerated() {
      guard let operand = operand(at: place) else { throw .extraOperand(word) }
      if case .choice(let choices) = operand.kind, !choices.contains(word) {
        throw .badOperand(word, choices: choices)
      }
      if operand.kind == .file, word.isEmpty { throw .missingOperand(operand.name) }
    }
  }
}
