/// Writes a property list in XML, in the form of Apple's own.
struct PropertyListWriter: ListWriter {
  private(set) var losses = ConversionLosses()
  private var groups = 0
  private var friends = 0

  func begin(to output: inout [UInt8]) {
    output.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    )
  }

  mutating func begin(_ group: FriendGroup, to output: inout [UInt8]) {
    output.append(groups > 0 ? "\t<dict>\n" : "<array>\n\t<dict>\n")
    groups += 1
    friends = 0
    write(group.name, key: "\t\t<key>name</key>\n\t\t<string>", to: &output)
    if let online = group.online {
      output.append("\t\t<key>online</key>\n\t\t<integer>\(online)</integer>\n")
    }
    output.append("\t\t<key>opened</key>\n\t\t<\(group.isOpenAtFirst)/>\n\t\t<key>friends</key>\n")
  }

  mutating func write(_ friends: [Friend], to output: inout [UInt8]) {
    for friend in friends {
      if self.friends == 0 { output.append("\t\t<array>\n") }
      self.friends += 1
      guard friend != Friend(name: nil) else {
        output.append("\t\t\t<dict/>\n")
        continue
      }
      output.append("\t\t\t<dict>\n")
      write(friend.name, key: "\t\t\t\t<key>name</key>\n\t\t\t\t<string>", to: &output)
      write(friend.intro, key: "\t\t\t\t<key>intro</key>\n\t\t\t\t<string>", to: &output)
      write(friend.icon, key: "\t\t\t\t<key>icon</key>\n\t\t\t\t<string>", to: &output)
      write(friend.isVIP, key: "\t\t\t\t<key>vip</key>\n\t\t\t\t", to: &output)
      write(friend.isOnline, key: "\t\t\t\t<key>online</key>\n\t\t\t\t", to: &output)
      output.append("\t\t\t</dict>\n")
    }
  }

  func endGroup(to output: inout [UInt8]) {
    output.append(friends > 0 ? "\t\t</array>\n\t</dict>\n" : "\t\t<array/>\n\t</dict>\n")
  }

  func end(to output: inout [UInt8]) -> Bool {
    output.append(groups > 0 ? "</array>\n</plist>\n" : "<array/>\n</plist>\n")
    return false
  }

  private mutating func write(_ text: String?, key: String, to output: inout [UInt8]) {
    guard let text else { return }
    let start = output.count
    output.append(key)
    let content = output.count
    losses.add(.character, output.append(text, as: XMLText.self))
    // A text of which nothing is left is none.
    guard output.count > content else { return output.removeSubrange(start...) }
    output.append("</string>\n")
  }

  private func write(_ flag: Bool?, key: String, to output: inout [UInt8]) {
    guard let flag else { return }
    output.append(key)
    output.append(flag ? "<true/>\n" : "<false/>\n")
  }
}

/// Text in XML 1.0, whose section 2.2 has no place for most control characters, escaped or not.
private enum XMLText: TextForm {
  static func isSuspect(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0xEF: true
    default: beginsControl(byte)
    }
  }

  static func write(_ scalar: Unicode.Scalar, to output: inout [UInt8]) -> Bool {
    switch scalar {
    case "&": output.append("&amp;")
    case "<": output.append("&lt;")
    case ">": output.append("&gt;")
    case "\t", "\n": output.append(scalar)
    // As itself it would be read as the end of a line (section 2.11).
    case "\r": output.append("&#13;")
    case "\u{00}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": return false
    case _ where scalar.isControl || scalar.turnsLines: output.append("&#\(scalar.value);")
    default: output.append(scalar)
    }
    return true
  }
}
