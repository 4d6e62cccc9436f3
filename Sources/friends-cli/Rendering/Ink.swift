/// How a piece of a line looks: the parameters of one SGR sequence (ECMA-48, section 8.3.117).
///
/// All but the dots are of the terminal's own palette, so that they suit its theme, light or dark.
struct Ink: Equatable {
  let parameters: String

  static let groupName = Ink(parameters: "1")
  static let number = Ink(parameters: "2")
  static let vip = Ink(parameters: "31")
  static let intro = Ink(parameters: "2")
  /// Of what was searched for: shown without a colour, because names have some already.
  static let hit = Ink(parameters: "1;4")
  /// The same where there is no colour.
  static let plainHit = Ink(parameters: "4")
  /// Of the row that the keys are about, and of the last line of a full screen.
  static let reverse = Ink(parameters: "7")
  static let error = Ink(parameters: "1;31")
  static let warning = Ink(parameters: "1;33")

  var start: String { "\u{1B}[\(parameters)m" }
  static let end = "\u{1B}[0m"

  /// The text in this ink.
  func paint(_ text: String) -> String { start + text + Self.end }

  // MARK: Dots

  /// The colours of dots, as numbers of the palette of 256 colours.
  ///
  /// Ten hues without red, which is a vip's, each with a contrast of 3:1 or more both on white and
  /// on #1E1E1E: what the Web Content Accessibility Guidelines (1.4.11) ask of a small sign.
  static let dotColors: [UInt8] = [166, 136, 64, 28, 30, 32, 63, 135, 164, 169]

  private static let dots = dotColors.map { Ink(parameters: "38;5;\($0)") }

  /// The ink of the dot before a name: always the same for the same name, on every machine.
  ///
  /// The hash is FNV-1a in 32 bits. Swift's own differs from run to run.
  static func dot(of name: String) -> Ink {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return dots[Int(hash % UInt32(dots.count))]
  }
}
