import FriendGroups

extension Session {
  /// `check`: every problem of the data file, as it is found, and then their count.
  ///
  /// A file that is no friend list has a problem like any other: it is a result, and no message.
  func check() throws(Failure) -> ExitStatus {
    let (place, data) = try read()
    let check = FileCheck(of: data)
    var report = settings.isQuiet ? nil : report(on: check, in: place)
    try report?.begin()
    var errors = 0
    var warnings = 0
    for problem in check.problems {
      switch problem.severity {
      case .error: errors += problem.count
      case .warning: warnings += problem.count
      case .note: break
      }
      try report?.show(problem)
    }
    try report?.end(errors: errors, warnings: warnings)
    if errors > 0 { return .data }
    return settings.isStrict && warnings > 0 ? .no : .done
  }

  private func report(on check: FileCheck, in place: DataPlace) -> ProblemReport {
    ProblemReport(
      check: check,
      shown: place.shown,
      path: place.path?.description,
      format: settings.format,
      isColored: Style(settings: settings, world: world).isColored,
      sink: sink
    )
  }
}
