/// How results for people look: which marks, in colour or not, in how many columns.
struct Style: Equatable {
  let marks: Marks
  let isColored: Bool
  /// The columns that a line may take; nil for any number.
  let width: Int?

  /// The characters that stand for something.
  struct Marks: Equatable {
    let open: String
    let closed: String
    let vip: String
    let online: String
    let offline: String

    static let unicode = Marks(open: "▾", closed: "▸", vip: "★", online: "●", offline: "○")
    static let ascii = Marks(open: "-", closed: "+", vip: "*", online: "@", offline: ".")
  }

  /// The style of the results, from what was asked for and where they go.
  init(settings: Settings, world: World) {
    marks = settings.usesASCII ? .ascii : .unicode
    isColored = Style.isColored(world.output, mode: settings.color, world: world)
    width = settings.width ?? world.output.columns
  }

  /// Whether a stream gets colour.
  ///
  /// The user's word comes first, then the environment's (no-color.org, bixense.com/clicolors), then
  /// whether it is a terminal that has colours.
  static func isColored(
    _ stream: World.Stream,
    mode: Settings.ColorMode,
    world: World
  ) -> Bool {
    switch mode {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if world.variable("NO_COLOR") != nil { return false }
    if let force = world.variable("CLICOLOR_FORCE"), force != "0" { return true }
    return stream.isTerminal && world.variable("TERM") != "dumb"
  }
}

/// The colours in use: few, from the terminal's own palette, so that they suit light and dark.
enum Ink: String {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"

  /// The text in this colour, by the sequences of ECMA-48.
  func paint(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
