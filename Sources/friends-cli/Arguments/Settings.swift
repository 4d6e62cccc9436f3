/// What the options of a command line set.
struct Settings: Equatable {
  var file: String?
  var state: String?
  var operands = OperandForm.numberOrName
  var selection = Selection.named
  var onlyOnline = false
  var format = Format.human
  var color = ColorMode.auto
  var usesASCII = false
  var width: Int?
  var isQuiet = false
  var isDryRun = false
  var isStrict = false

  enum OperandForm { case numberOrName, name }

  /// Which groups a command is about.
  enum Selection { case named, all, namedOnly }

  enum Format { case human, json, plain }

  enum ColorMode: String, CaseIterable { case auto, always, never }
}
