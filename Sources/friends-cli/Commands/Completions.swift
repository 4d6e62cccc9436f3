import FriendGroups

extension Session {
  /// `completions groups`: what may be typed for each group, with its counts behind a tab.
  ///
  /// A name that could not be typed as it is, or would mean something else, is offered by its number:
  /// one with characters that no terminal shall get, one that several groups have, one that looks like
  /// a number or an option. Standard input is not asked: it is the terminal.
  func completeGroups() throws(Failure) -> ExitStatus {
    guard settings.file != "-" else { return .done }
    let file = try open()
    let names = file.list.groups.reduce(into: [:]) { $0[$1.name ?? "", default: 0] += 1 }
    for (index, group) in file.list.groups.enumerated() {
      let name = group.name ?? ""
      let isTypable =
        !name.isEmpty && names[name] == 1 && !name.hasPrefix("-")
        && name.escapedForTerminal == name && !name.utf8.allSatisfy { (0x30...0x39).contains($0) }
      let counts = "\(group.online.map { String($0) } ?? "-")/\(group.total)"
      let shown = isTypable ? counts : "\(name.escapedForTerminal)  \(counts)"
      try sink.write("\(isTypable ? name : String(index + 1))\t\(shown)\n")
    }
    return .done
  }
}
