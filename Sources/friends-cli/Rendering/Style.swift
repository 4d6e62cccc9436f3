/// How results for people look: which marks, in colour or not, in how many columns.
struct Style: Equatable {
  let marks: Marks
  var isColored: Bool
  /// The columns that a line may take; nil for any number.
  var width: Int?
  /// Whether right-to-left text is fenced in, so that it does not draw in what stands beside it.
  ///
  /// Only a terminal puts letters into order. In a pipe the fence would be two characters that
  /// nobody asked for.
  let fencesRightToLeft: Bool
  /// Whether what was searched for is underlined where there is no colour.
  var underlinesHits = false

  /// The characters that stand for something.
  struct Marks: Equatable {
    let open: String
    let closed: String
    let vip: String
    let online: String
    let offline: String
    /// For the colour alone, where a friend does not say whether they are online.
    let dot: String
    let ellipsis: String

    static let unicode = Marks(
      open: "▾",
      closed: "▸",
      vip: "★",
      online: "●",
      offline: "○",
      dot: "•",
      ellipsis: "…"
    )
    static let ascii = Marks(
      open: "-",
      closed: "+",
      vip: "*",
      online: "@",
      offline: ".",
      dot: ":",
      ellipsis: "..."
    )
  }
}

extension Style {
  /// The style of the results, from what was asked for and where they go.
  init(settings: Settings, world: World) {
    marks = settings.usesASCII ? .ascii : .unicode
    isColored = Style.isColored(world.output, mode: settings.color, world: world)
    width = settings.width ?? world.output.columns
    fencesRightToLeft = world.output.isTerminal
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
