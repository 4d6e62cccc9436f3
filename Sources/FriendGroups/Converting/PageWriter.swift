/// Writes a page that needs no other file and loads none: groups that fold, and a field to search.
///
/// What the page may do is in its policy (Content Security Policy, level 3): run the one script and
/// take the one style that are in it, by their hashes, and nothing else. A picture is never loaded, so
/// that nobody learns of the page being read; the first letter of a name stands for it.
struct PageWriter: ListWriter {
  private(set) var losses = ConversionLosses()
  private let groups: [FriendGroup]
  private let text: PageText
  private var friends = 0

  init(of groups: [FriendGroup], text: PageText) {
    self.groups = groups
    self.text = text
  }

  /// The hashes of style and script, as the policy wants them: SHA-256 in Base64.
  static let styleHash = "xjy3cncKFxELq+UebWF1Hz/VWmdtruvUAk6LZM1mo3U="
  static let scriptHash = "kG/owzj8zxX8OkD0MkVhjOAkLv0jjVZpS+nPleZl4TQ="

  mutating func begin(to output: inout [UInt8]) {
    output.append(
      """
      <!doctype html>
      <html lang="\(text.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'sha256-\(Self.styleHash)'; script-src 'sha256-\(Self.scriptHash)'; \
      base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta name="generator" content="friends-cli">
      <link rel="icon" href="data:,">
      <title>
      """
    )
    write(text.title, to: &output)
    output.append("</title>\n<style>")
    output.append(contentsOf: PackageResources.page_css)
    output.append("</style>\n</head>\n<body>\n<header>\n<hgroup>\n<h1><bdi>")
    write(text.title, to: &output)
    output.append("</bdi></h1>\n<p>\(summary)</p>\n</hgroup>\n")
    // Without its script this would be of no use, and stays away.
    output.append(
      """
      <div class="tools" role="search" hidden>
      <input type="search" aria-label="\(text.search)" placeholder="\(text.search)" \
      autocomplete="off" autocapitalize="off" spellcheck="false">
      <button type="button" data-open="\(text.openAll)" data-close="\(text.closeAll)"></button>
      <p role="status" data-none="\(text.foundNobody)" data-one="\(text.foundOne)" \
      data-many="\(text.foundMany)"></p>
      </div>
      </header>
      <main>

      """
    )
  }

  mutating func begin(_ group: FriendGroup, to output: inout [UInt8]) {
    friends = 0
    output.append(group.isOpenAtFirst ? "<details open>\n" : "<details>\n")
    output.append("<summary><h2>")
    write(name: group.name, to: &output)
    output.append("</h2>")
    if let online = group.online {
      output.append(
        """
        <span class="count" aria-hidden="true"><b>\(online)</b>/\(group.total)</span>\
        <span class="heard">\(text.online(online, of: group.total))</span>
        """
      )
    } else {
      output.append(
        """
        <span class="count" aria-hidden="true">\(group.total)</span>\
        <span class="heard">\(text.friends(group.total))</span>
        """
      )
    }
    output.append("</summary>\n")
  }

  mutating func write(_ friends: [Friend], to output: inout [UInt8]) {
    for friend in friends {
      output.append(self.friends == 0 ? "<ul role=\"list\">\n<li" : "<li")
      self.friends += 1
      if let isOnline = friend.isOnline {
        output.append(isOnline ? " class=\"on\"" : " class=\"off\"")
      }
      let face = Face(of: friend.name ?? "")
      output.append("><i class=\"h\(face.hue)\" aria-hidden=\"true\">")
      write(face.letter, to: &output)
      output.append("</i><div><p>")
      write(name: friend.name, to: &output)
      if friend.isVIP == true {
        output.append(
          "<b class=\"vip\" role=\"img\" aria-label=\"\(text.vip)\" title=\"\(text.vip)\">★</b>"
        )
      }
      if let isOnline = friend.isOnline {
        output.append(
          "<span class=\"heard\">, \(isOnline ? text.online : text.offline)</span>"
        )
      }
      output.append("</p>")
      if let intro = friend.intro, !intro.isEmpty {
        output.append("<p><bdi>")
        write(intro, to: &output)
        output.append("</bdi></p>")
      }
      output.append("</div></li>\n")
    }
    losses.add(.icon, friends.count { $0.icon != nil })
  }

  func endGroup(to output: inout [UInt8]) {
    output.append(friends == 0 ? "<p class=\"nobody\">\(text.nobody)</p>\n" : "</ul>\n")
    output.append("</details>\n")
  }

  func end(to output: inout [UInt8]) -> Bool {
    output.append("</main>\n<script>")
    output.append(contentsOf: PackageResources.page_js)
    output.append("</script>\n</body>\n</html>\n")
    return false
  }

  /// How many there are, and how many of them are online, as far as the groups say.
  private var summary: String {
    var parts = [text.groups(groups.count), text.friends(groups.reduce(0) { $0 + $1.total })]
    let online = groups.compactMap(\.online)
    if !online.isEmpty {
      parts.append(text.online(online.reduce(0) { $0.addingReportingOverflow($1).0 }))
    }
    return parts.joined(separator: " · ")
  }

  private mutating func write(name: String?, to output: inout [UInt8]) {
    output.append("<bdi>")
    write(name.flatMap { $0.isEmpty ? nil : $0 } ?? text.unnamed, to: &output)
    output.append("</bdi>")
  }

  private mutating func write(_ text: String, to output: inout [UInt8]) {
    losses.add(.character, output.append(text, as: PageCharacters.self))
  }
}

/// What stands for a friend's picture: a letter, and one of twelve colours that stays the same.
private struct Face {
  let letter: String
  let hue: Int

  init(of name: String) {
    let first = name.first { $0.isLetter || $0.isNumber } ?? name.first { !$0.isWhitespace }
    // A character may have any number of marks; no name needs more than a family of emoji has.
    letter = first.map { $0.utf8.count > 32 ? "" : $0.uppercased() } ?? ""
    // FNV-1a: the same on every machine, which Swift's own hash is not.
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    hue = Int(hash % 12)
  }
}

/// Text in a page, between tags and in attributes alike.
private enum PageCharacters: TextForm {
  static func isSuspect(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x7F, 0xC2, 0xEF: true
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  static func write(_ scalar: Unicode.Scalar, to output: inout [UInt8]) -> Bool {
    switch scalar {
    case "&": output.append("&amp;")
    case "<": output.append("&lt;")
    case ">": output.append("&gt;")
    case "\"": output.append("&quot;")
    case "'": output.append("&#39;")
    case "\u{FFFE}", "\u{FFFF}": return false
    case _ where scalar.isControl: return false
    default: output.append(scalar)
    }
    return true
  }
}
