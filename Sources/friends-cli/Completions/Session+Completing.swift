import FriendGroups

extension Session {
  /// `__complete WORD...`: what may stand in the place of the last word, a line each, with its
  /// meaning behind a tab; the first line says of what kind.
  ///
  /// Of groups only those that begin with the word or, where none does, with its sound.
  func complete(_ place: CompletionPlace) throws(Failure) -> ExitStatus {
    switch place.offer {
    case .file: try sink.write("file\n")
    case .words(let words):
      try sink.write("words\n")
      for (word, meaning) in words {
        try sink.write(meaning.isEmpty ? "\(word)\n" : "\(word)\t\(meaning)\n")
      }
    case .groups:
      try sink.write("groups\n")
      guard let offers = try groupsOnOffer(at: place)?.offers else { break }
      var fitting = offers.filter { $0.operand.utf8.starts(with: place.word.utf8) }
      if fitting.isEmpty, let sound = PinyinQuery(place.word) {
        fitting = offers.filter { sound.matchesBeginning(of: $0.name) }
      }
      for offer in fitting { try sink.write("\(offer.operand)\t\(offer.shown)\n") }
    }
    return .done
  }

  /// `__complete-pinyin WORD...`: the last word continued to the whole sound of a name, for each
  /// group that alone is meant by it, with the name behind a tab; nothing where an operand begins with
  /// the word.
  ///
  /// For a shell that drops what does not begin with the word.
  func completeSounds(_ place: CompletionPlace) throws(Failure) -> ExitStatus {
    let word = place.word
    guard case .groups = place.offer, place.settings.operands == .any, !word.hasPrefix("-"),
      let (list, offers) = try groupsOnOffer(at: place),
      !offers.contains(where: { $0.operand.utf8.starts(with: word.utf8) })
    else { return .done }
    let sounds = offers.map { PinyinQuery.completion(of: word, to: $0.name) }
    let counts = sounds.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for (index, sound) in sounds.enumerated() where counts[sound] == 1 {
      guard let sound, (try? list.index(of: .text(sound))) == index else { continue }
      try sink.write("\(sound)\t\(offers[index].name.escapedForTerminal)\n")
    }
    return .done
  }

  /// The groups of the file that a command line names.
  ///
  /// Standard input is not asked: it is the terminal.
  private func groupsOnOffer(
    at place: CompletionPlace
  ) throws(Failure) -> (list: FriendList, offers: [GroupOffer])? {
    guard place.settings.file != "-" else { return nil }
    let list = try Session(world: world, settings: place.settings).open().list
    return (list, GroupOffer.all(of: list, at: place))
  }
}

/// What a shell offers for a group.
///
/// A name that could not be typed as it is, or would mean something else, is offered by its number:
/// one with characters that no terminal shall get, one that several groups have, one that looks like
/// a number or an option. Where only names are taken, a group without one that can be typed is not
/// offered.
private struct GroupOffer {
  let name: String
  let operand: String
  /// What stands beside the operand.
  let shown: String

  static func all(of list: FriendList, at place: CompletionPlace) -> [GroupOffer] {
    let operands = place.settings.operands
    let names = list.groups.reduce(into: [:]) { $0[$1.name ?? "", default: 0] += 1 }
    return list.groups.enumerated().compactMap { index, group in
      let name = group.name ?? ""
      let isTypable =
        !name.isEmpty && names[name] == 1 && (place.takesHyphens || !name.hasPrefix("-"))
        && name.escapedForTerminal == name
        && (operands == .name || FriendList.Operand(name) == .text(name))
      if operands == .name, !isTypable { return nil }
      let counts = "\(group.online.map { String($0) } ?? "-")/\(group.total)"
      return GroupOffer(
        name: name,
        operand: isTypable ? name : String(index + 1),
        shown: isTypable ? counts : "\(name.escapedForTerminal)  \(counts)"
      )
    }
  }
}
