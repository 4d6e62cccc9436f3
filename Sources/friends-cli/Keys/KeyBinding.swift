import FriendGroups

/// Keys and what they do: one table feeds the browser, its help page and `help browse`.
struct KeyBinding: Sendable {
  /// Where the keys do this.
  enum Place: Sendable {
    case list
    /// While a text is typed in the last line.
    case prompt
  }

  /// The keys as help spells them, with spaces between; the browser reads them from here.
  let spelling: String
  let action: BrowserAction
  let meaning: String
  var place = Place.list

  /// The keys, each as it is pressed: most are one key, some are two.
  var sequences: [[Key]] { spelling.split(separator: " ").map(Key.sequence) }

  /// The keys in letters that every terminal has.
  var plainSpelling: String {
    spelling.split(separator: " ").map(Key.plainName).joined(separator: " ")
  }

  /// The action of keys that were pressed one after the other; nil if they have none.
  static func action(of keys: [Key], in place: Place = .list) -> BrowserAction? {
    actions[place]?[keys]
  }

  /// Whether more keys could follow these.
  static func isBeginning(_ keys: [Key]) -> Bool { beginnings.contains(keys) }

  /// The first key that does this, as help spells it.
  static func key(for action: BrowserAction) -> String {
    every.first { $0.action == action }?.spelling.split(separator: " ").first.map(String.init) ?? ""
  }

  private static let actions: [Place: [[Key]: BrowserAction]] = every.reduce(into: [:]) {
    for keys in $1.sequences { $0[$1.place, default: [:]][keys] = $1.action }
  }

  private static let beginnings = Set(
    every.filter { $0.place == .list }.flatMap(\.sequences).filter { $0.count > 1 }
      .map { Array($0.dropLast()) }
  )
}
