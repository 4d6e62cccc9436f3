/// The keys, a line each.
enum HelpPage {
  static func lines(from top: Int, height: Int, style: Style) -> [String] {
    KeyBinding.every.dropFirst(top).prefix(height).map { binding in
      var line = Line(style: style)
      line.space(1)
      line.put(Shown(binding.spelling), padded: KeyBinding.spellingWidth + 2, ink: .groupName)
      line.put(Shown(binding.meaning))
      return line.text
    }
  }
}
