import FriendGroups

extension Session {
  /// `convert`: the groups in another format, written as they are read.
  func convert(
    to format: TargetFormat,
    _ operands: [FriendList.Operand]
  ) throws(Failure) -> ExitStatus {
    if format == .binary, world.output.isTerminal {
      throw .usage(UsageError(reason: .noBinaryTerminal, command: "convert"))
    }
    let file = try open()
    let indexes = try indexes(of: operands, in: file)
    // A page is to look at, so that groups are as they were left; the rest is data, as it was read.
    let open = format == .html ? try openGroups(of: file) : OpenGroups(of: file.list)
    let lines = file.lines(of: indexes, open: open)
    var conversion = Conversion(
      to: format,
      of: lines.map(\.group),
      page: PageText(title: file.place.path?.stem ?? "Friends", language: language),
      write: { (bytes) throws(Failure) in try sink.write(bytes) }
    )
    try conversion.begin()
    var reader = file.friends(ofGroups: indexes)
    for line in lines {
      try conversion.begin(line.group.opened(line.isOpen))
      if settings.order == .file {
        try file.visitNext(of: &reader) { (friends, _) throws(Failure) in
          try conversion.write(chosen(friends).map(\.friend))
        }
      } else {
        try conversion.write(chosen(file.next(of: &reader)).map(\.friend))
      }
      try conversion.endGroup()
    }
    try conversion.end()
    if settings.isVerbose {
      try sink.flush()
      for line in conversion.losses.words { messages.note(line) }
    }
    return .done
  }

  /// The language of a page, as the environment has it (POSIX, section 8.2).
  private var language: PageText.Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(world.variable).first
    return locale?.hasPrefix("zh") == true ? .chinese : .english
  }
}

extension FriendGroup {
  /// The same group, open at first or closed.
  fileprivate func opened(_ isOpen: Bool) -> FriendGroup {
    FriendGroup(name: name, total: total, online: online, isOpenAtFirst: isOpen)
  }
}

extension ConversionLosses {
  /// A line for each thing that was left out.
  fileprivate var words: [String] {
    ConversionLoss.allCases.compactMap { loss in
      self[loss] > 0 ? "left out: \(loss.words(self[loss]))" : nil
    }
  }
}

extension ConversionLoss {
  fileprivate func words(_ count: Int) -> String {
    switch self {
    case .emptyGroup: count.of("group without friends", "groups without friends")
    case .unnamedGroup: "that " + count.of("group has no name", "groups have no name")
    case .repeatedGroup:
      "that " + count.of("group is another of the same name", "groups are others of the same name")
    case .openGroup: "that " + count.of("group is open at first", "groups are open at first")
    case .declaredOnline: "the online count of " + count.of("group", "groups")
    case .vip: "whether " + count.of("friend is a vip", "friends are vips")
    case .online: "whether " + count.of("friend is online", "friends are online")
    case .icon: count.of("icon", "icons")
    case .character: count.of("control character", "control characters")
    }
  }
}

extension Int {
  fileprivate func of(_ one: String, _ many: String) -> String {
    self == 1 ? "1 \(one)" : "\(self) \(many)"
  }
}
