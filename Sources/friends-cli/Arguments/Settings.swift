import FriendGroups

/// What the options of a command line set.
struct Settings: Equatable {
  var file: String?
  var state: String?
  var operands = OperandForm.any
  var selection = Selection.named
  var onlyOnline = false
  var order = Order.file
  var format = Format.human
  var color = ColorMode.auto
  var usesASCII = false
  var width: Int?
  var isQuiet = false
  var isDryRun = false
  var isStrict = false
  /// The format to convert to.
  var target: TargetFormat?
  var isVerbose = false

  /// What a GROUP may be.
  enum OperandForm {
    /// A number, a name, or what a name sounds like.
    case any
    case name
  }

  /// Which groups a command is about.
  enum Selection { case named, all, namedOnly }

  /// The order in which the friends of a group are shown; each keeps its number in the file.
  enum Order: String, CaseIterable {
    case file
    /// Latin and Han in one alphabet, by sound, as address books do.
    case name
    /// Those known to be online first.
    case online
  }

  enum Format { case human, json, plain }

  enum ColorMode: String, CaseIterable { case auto, always, never }
}
