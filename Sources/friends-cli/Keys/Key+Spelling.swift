extension Key {
  /// The key as help spells it; what is no key, a click or a text, is named.
  var spelling: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .control(let character): "^\(character.uppercased())"
    case .enter: "enter"
    case .tab: "tab"
    case .backspace: "backspace"
    case .delete: "del"
    case .escape: "esc"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .click: "click"
    case .wheelUp, .wheelDown: "wheel"
    case .paste: "paste"
    }
  }
}
