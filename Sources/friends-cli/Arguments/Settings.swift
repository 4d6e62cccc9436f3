import FriendGroups

/// What the options of a command line set.
struct Settings: Equatable {
  var file: String?
  var state: String?
  /// Which keys mean what; nil where no option says.
  var keys: [ReadingOptions.Role: [String]]?
  var groupBy: String?
  var operands = OperandForm.any
  var selection = Selection.named
  /// Which groups a list has; nil for all.
  var foldFilter: FoldFilter?
  var onlyOnline = false
  var hidesEmpty = false
  /// The order of the friends in a group; each keeps its number in the file.
  var order = FriendOrder.file
  var format = ResultFormat.human
  /// The columns of `--plain`; nil for the usual ones.
  var fields: [Column]?
  /// Whether records of `--plain` end with NUL, and escape nothing.
  var endsWithNull = false
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
    /// A number, a name, pinyin, or a pattern.
    case any
    case name
  }

  /// Which groups a command is about.
  enum Selection { case named, all, namedOnly }

  enum FoldFilter { case open, closed }

  enum ResultFormat { case human, json, plain }

  enum ColorMode: String, CaseIterable { case auto, always, never }
}
