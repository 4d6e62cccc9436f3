import FriendGroups

extension Session {
  /// `check`: every problem of data files, as it is found, and then their count.
  ///
  /// A file that is not a friend list has a problem like any other: it is a result, and no message.
  /// One that cannot be read does not keep the others from being checked.
  func check(_ files: [String]) throws(Failure) -> ExitStatus {
    var summary = CheckSummary()
    var failure: Failure?
    let named: [String?] = files.isEmpty ? [settings.file] : files
    for file in named {
      do throws(Failure) { try check(file, &summary) } catch {
        guard files.count > 1, case .cannotRead = error else { throw error }
        messages.fail(error)
        failure = failure ?? error
        summary.countUnreadable()
      }
    }
    if !settings.isQuiet, settings.format == .human { try sink.write(summary.text + "\n") }
    if let failure { return failure.status }
    if summary.errors > 0 { return .data }
    return settings.isStrict && summary.warnings > 0 ? .no : .done
  }

  private func check(_ file: String?, _ summary: inout CheckSummary) throws(Failure) {
    let (place, data) = try read(named: file)
    let check = FileCheck(of: data, options: try readingOptions())
    summary.count(check)
    var report = settings.isQuiet ? nil : report(on: check, in: place)
    try report?.begin()
    for problem in check.problems {
      summary.count(problem)
      try report?.show(problem)
    }
    try report?.end()
  }

  private func report(on check: FileCheck, in place: DataPlace) -> ProblemReport {
    ProblemReport(
      check: check,
      shown: place.shown,
      path: place.path?.description,
      format: settings.format,
      fields: settings.fields,
      endsWithNull: settings.endsWithNull,
      isColored: Style(settings: settings, world: world).isColored,
      sink: sink
    )
  }
}
